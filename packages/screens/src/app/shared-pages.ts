import type { PageEntry } from '../router/page-entry.ts'

/** The pages that both brands serve; texts that differ come out of the brand. */
export const sharedPages: readonly PageEntry[] = [
  {
    route: 'proverka-fssp',
    load: () => import('../landing/fssp-page.tsx'),
    prerender: 'packages/screens/src/landing/fssp-page.tsx',
  },
  {
    route: 'check-person',
    load: () => import('../person-check/check-person-page.tsx'),
    prerender: 'packages/screens/src/person-check/check-person-page.tsx',
  },
  {
    route: 'check-person-id',
    load: () => import('../report/report-page.tsx'),
    data: () => import('../report/report-loader.ts'),
  },
  {
    route: 'report-id',
    load: () => import('../report/report-page.tsx'),
    data: () => import('../report/report-loader.ts'),
  },
  {
    route: 'order-id',
    load: () => import('../order/order-page.tsx'),
    data: () => import('../order/order-loader.ts'),
  },
  {
    route: 'object-objectKey',
    load: () => import('../object/object-page.tsx'),
    data: () => import('../object/object-loader.ts'),
  },
  { route: 'object-objectKey-objectKey', load: () => import('../object/joined-key-page.tsx') },
  { route: 'objectCheckout-objectKey', load: () => import('../checkout/checkout-page.tsx') },
  { route: 'objectCheckout-objectKey-objectKey', load: () => import('../object/joined-key-page.tsx') },
  { route: 'user-orders', load: () => import('../orders/orders-page.tsx') },
  {
    route: 'registration',
    load: () => import('../auth/registration-page.tsx'),
    prerender: 'packages/screens/src/auth/registration-page.tsx',
  },
  {
    route: 'privacy',
    load: () => import('../legal/privacy-page.tsx'),
    prerender: 'packages/screens/src/legal/privacy-page.tsx',
  },
]
