import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The form of the credit rating. */
export const page = definePage({
  name: 'credit-rating',
  path: '/credit-rating',
  html: 'page',
  words: ['./product-page.tsx', 'packages/domain/src/orders/catalogue/records/reliability-products.ts'],
  load: async () => ({
    Component: (await import('./product-page.tsx')).createProductPage('credit-rating'),
  }),
})
