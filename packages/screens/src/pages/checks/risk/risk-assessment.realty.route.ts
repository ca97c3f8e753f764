import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The form of the risk assessment. */
export const page = definePage({
  name: 'risk-assessment',
  path: '/risk-assessment',
  brands: ['realty'],
  guards: ['physcheckDisabled'],
  html: 'page',
  words: ['../product/product-page.tsx', 'packages/domain/src/orders/catalogue/records/plain.ts'],
  load: async () => ({
    Component: (await import('../product/product-page.tsx')).createProductPage(
      'risk-assessment',
      'RiskAssessmentOwner',
    ),
  }),
})
