import { definePage } from '../../../runtime/navigation/define-page.ts'

/** One order. No guard: the page itself asks a guest to sign in, so that the link of an email keeps its place. */
export const page = definePage({
  name: 'order-id',
  path: '/order/{id}',
  noindex: true,
  html: 'own',
  ids: 'any',
  hasData: true,
  load: () => import('./order-page.tsx'),
})
