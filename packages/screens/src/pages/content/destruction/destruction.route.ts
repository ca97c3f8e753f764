import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The act of what was destroyed of a person, by the code of an email: a link brings it behind `#`, where only the app reads it. */
export const page = definePage({
  name: 'destruction',
  path: '/destruction',
  noindex: true,
  html: 'page',
  startsOnLoad: true,
  load: () => import('./destruction-page.tsx'),
})
