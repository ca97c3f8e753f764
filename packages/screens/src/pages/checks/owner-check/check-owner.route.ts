import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The form of an owner check. */
export const page = definePage({
  name: 'check-owner',
  path: '/check-owner',
  html: 'page',
  load: () => import('./check-owner-page.tsx'),
})
