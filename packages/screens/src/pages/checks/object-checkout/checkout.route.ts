import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The checkout of an object. */
export const page = definePage({
  name: 'objectCheckout-objectKey',
  path: '/objectCheckout/{objectKey}',
  noindex: true,
  html: 'preview',
  hasData: true,
  load: () => import('./checkout-page.tsx'),
})
