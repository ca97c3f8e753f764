import { definePage } from '../../../runtime/navigation/define-page.ts'

/** Risks of a deal. */
export const page = definePage({
  name: 'risk',
  path: '/risk',
  brands: ['realty'],
  guards: ['physcheckDisabled'],
  html: 'page',
  words: ['./risk-page.tsx'],
  load: () => import('./risk-page.tsx'),
})
