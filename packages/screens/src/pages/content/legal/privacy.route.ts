import { definePage } from '../../../runtime/navigation/define-page.ts'

/** How personal data are processed. */
export const page = definePage({
  name: 'privacy',
  path: '/privacy',
  html: 'page',
  words: ['packages/domain/src/legal/privacy-policy.ts'],
  load: () => import('./privacy-page.tsx'),
})
