import { landingRoutes } from '../landing/landing-routes.ts'
import type { SiteRoute } from './site-route.ts'

const report = {
  load: () => import('../report/report-page.tsx'),
  data: () => import('../report/report-loader.ts'),
  sources: ['report/report-page.tsx', 'report/report-loader.ts'],
}
const joinedKey = {
  load: () => import('../object/joined-key-page.tsx'),
  sources: ['object/joined-key-page.tsx'],
}

/** The pages that both brands serve; texts that differ come out of the brand. */
export const commonRoutes: readonly SiteRoute[] = [
  ...landingRoutes,
  {
    route: 'check-person',
    load: () => import('../person-check/check-person-page.tsx'),
    sources: ['person-check/check-person-page.tsx'],
    html: 'built',
  },
  { route: 'check-person-id', ...report },
  { route: 'report-id', ...report },
  {
    route: 'order-id',
    load: () => import('../order/order-page.tsx'),
    data: () => import('../order/order-loader.ts'),
    sources: ['order/order-page.tsx', 'order/order-loader.ts'],
  },
  {
    route: 'object-objectKey',
    load: () => import('../object/object-page.tsx'),
    data: () => import('../object/object-loader.ts'),
    sources: ['object/object-page.tsx', 'object/object-loader.ts', 'search/search-form.tsx'],
    html: 'drawn',
  },
  { route: 'object-objectKey-objectKey', ...joinedKey },
  {
    route: 'objectCheckout-objectKey',
    load: () => import('../checkout/checkout-page.tsx'),
    data: () => import('../object/object-loader.ts'),
    sources: ['checkout/checkout-page.tsx', 'object/object-loader.ts'],
  },
  { route: 'objectCheckout-objectKey-objectKey', ...joinedKey },
  {
    route: 'user-orders',
    load: () => import('../orders/orders-page.tsx'),
    sources: ['orders/orders-page.tsx'],
  },
  {
    route: 'registration',
    load: () => import('../auth/registration-page.tsx'),
    sources: ['auth/registration-page.tsx'],
    html: 'built',
  },
  {
    route: 'privacy',
    load: () => import('../legal/privacy-page.tsx'),
    sources: ['legal/privacy-page.tsx'],
    html: 'built',
  },
]
