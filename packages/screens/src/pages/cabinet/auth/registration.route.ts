import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The registration. */
export const page = definePage({
  name: 'registration',
  path: '/registration',
  guards: ['notAuth'],
  html: 'page',
  load: () => import('./registration-page.tsx'),
})
