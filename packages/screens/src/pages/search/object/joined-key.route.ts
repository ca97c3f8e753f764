import { definePage } from '../../../runtime/navigation/define-page.ts'

const joined = { noindex: true, load: () => import('./joined-key-page.tsx') } as const

/** Links whose object key has an unescaped slash (ROUTE-032): they lead to the object. */
export const page = [
  definePage({
    name: 'object-objectKey-objectKey',
    path: '/object/{objectKey}/{objectKeyRest}',
    canonicalRoute: 'object-objectKey',
    ...joined,
  }),
  definePage({
    name: 'objectCheckout-objectKey-objectKey',
    path: '/objectCheckout/{objectKey}/{objectKeyRest}',
    canonicalRoute: 'objectCheckout-objectKey',
    ...joined,
  }),
  definePage({
    name: 'objectNew-objectKey-objectKey',
    path: '/objectNew/{objectKey}/{objectKeyRest}',
    canonicalRoute: 'object-objectKey',
    ...joined,
  }),
]
