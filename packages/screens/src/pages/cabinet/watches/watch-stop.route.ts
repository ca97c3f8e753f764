import { definePage } from '../../../runtime/navigation/define-page.ts'

/** Ends a watch by the link of its letters, without a sign-in. */
export const page = definePage({
  name: 'watch-stop',
  path: '/watch-stop',
  noindex: true,
  html: 'page',
  load: () => import('./watch-stop-page.tsx'),
})
