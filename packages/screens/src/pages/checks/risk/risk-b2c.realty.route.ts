import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The risk assessment for guests. */
export const page = definePage({
  name: 'risk-assessment-b2c',
  path: '/risk-assessment-b2c',
  brands: ['realty'],
  guards: ['physcheckDisabled', 'notAuth'],
  layout: 'landing',
  heading: 'Оценка рисков сделки с недвижимостью',
  html: 'page',
  load: () => import('./risk-b2c-page.tsx'),
})
