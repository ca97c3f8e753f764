import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The checkout of checks of a person. */
export const page = definePage({
  name: 'physcheckCheckout',
  path: '/physcheckCheckout',
  brands: ['fiz'],
  guards: ['physcheck'],
  noindex: true,
  html: 'frame',
  load: () => import('./physcheck-checkout-page.tsx'),
})
