import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The form of a person check. */
export const page = definePage({
  name: 'check-person',
  path: '/check-person',
  html: 'page',
  load: () => import('./check-person-page.tsx'),
})
