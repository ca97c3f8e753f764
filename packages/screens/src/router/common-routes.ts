import { landingRoutes } from '../landing/landing-routes.ts'
import type { SiteRoute } from './site-route.ts'

/** Code of the search line in the header, which loads as a part of its own. */
const HEADER_SEARCH = 'search/search-form.tsx'

const report = {
  load: () => import('../report/report-page.tsx'),
  data: () => import('../report/report-loader.ts'),
  sources: ['report/report-page.tsx', 'report/report-loader.ts', HEADER_SEARCH],
  html: 'frame',
  calls: ['/api/report/{id}'],
} as const
const joinedKey = {
  load: () => import('../object/joined-key-page.tsx'),
  sources: ['object/joined-key-page.tsx'],
}

const userTariff = {
  load: () => import('../tariff/user-tariff-page.tsx'),
  sources: ['tariff/user-tariff-page.tsx', HEADER_SEARCH],
  html: 'frame',
  calls: ['/api/tariff/get_all'],
} as const
const tariff = {
  load: () => import('../tariff/tariff-page.tsx'),
  data: () => import('../tariff/tariff-loader.ts'),
  sources: ['tariff/tariff-page.tsx', 'tariff/tariff-loader.ts', HEADER_SEARCH],
  html: 'page',
} as const

/** The pages that both brands serve; texts that differ come out of the brand. */
export const commonRoutes: readonly SiteRoute[] = [
  ...landingRoutes,
  {
    route: 'check-person',
    load: () => import('../person-check/check-person-page.tsx'),
    sources: ['person-check/check-person-page.tsx'],
    html: 'page',
  },
  { route: 'check-person-id', ...report },
  { route: 'report-id', ...report },
  {
    route: 'order-id',
    load: () => import('../order/order-page.tsx'),
    data: () => import('../order/order-loader.ts'),
    sources: ['order/order-page.tsx', 'order/order-loader.ts', HEADER_SEARCH],
    html: 'frame',
    calls: ['/api/order/{id}'],
  },
  {
    route: 'object-objectKey',
    load: () => import('../object/object-page.tsx'),
    data: () => import('../object/object-loader.ts'),
    sources: ['object/object-page.tsx', 'object/object-loader.ts', HEADER_SEARCH],
    html: 'page',
  },
  { route: 'object-objectKey-objectKey', ...joinedKey },
  {
    route: 'search',
    load: () => import('../search/search-page.tsx'),
    data: () => import('../search/search-loader.ts'),
    sources: ['search/search-page.tsx', 'search/search-loader.ts'],
    html: 'page',
    readsQuery: true,
  },
  {
    route: 'objectCheckout-objectKey',
    load: () => import('../checkout/checkout-page.tsx'),
    data: () => import('../object/object-loader.ts'),
    sources: ['checkout/checkout-page.tsx', 'object/object-loader.ts', HEADER_SEARCH],
    html: 'frame',
    calls: ['/api/object/{key}', '/api/products?kadastrNumber={key}'],
  },
  { route: 'objectCheckout-objectKey-objectKey', ...joinedKey },
  {
    route: 'user',
    load: () => import('../overview/overview-page.tsx'),
    sources: ['overview/overview-page.tsx', HEADER_SEARCH],
    html: 'frame',
    calls: ['/api/overview', '/api/orders?offset=0'],
  },
  {
    route: 'user-orders',
    load: () => import('../orders/orders-page.tsx'),
    sources: ['orders/orders-page.tsx', HEADER_SEARCH],
    html: 'frame',
    calls: ['/api/orders?offset=0'],
  },
  {
    route: 'user-balance',
    load: () => import('../balance/balance-page.tsx'),
    sources: ['balance/balance-page.tsx', HEADER_SEARCH],
    html: 'frame',
    calls: ['/api/transaction?offset=0&limit=20'],
  },
  { route: 'user-tariff', ...userTariff },
  { route: 'user-tariffOld', ...userTariff },
  { route: 'tariff', ...tariff },
  { route: 'tariffOld', ...tariff },
  {
    route: 'user-settings',
    load: () => import('../settings/settings-page.tsx'),
    sources: ['settings/settings-page.tsx', HEADER_SEARCH],
    html: 'frame',
    calls: ['/api/account'],
  },
  {
    route: 'deal-shared',
    load: () => import('../deals/deal-shared-page.tsx'),
    sources: ['deals/deal-shared-page.tsx'],
    html: 'page',
  },
  {
    route: 'unsubscribe',
    load: () => import('../settings/unsubscribe-page.tsx'),
    sources: ['settings/unsubscribe-page.tsx'],
    html: 'page',
  },
  {
    route: 'confirm-email',
    load: () => import('../settings/confirm-email-page.tsx'),
    sources: ['settings/confirm-email-page.tsx'],
    html: 'page',
  },
  {
    route: 'user-ordersNew',
    load: () => import('../orders/orders-table-page.tsx'),
    sources: ['orders/orders-table-page.tsx', HEADER_SEARCH],
    html: 'frame',
    calls: ['/api/orders?offset=0'],
  },
  {
    route: 'user-deals',
    load: () => import('../deals/deals-page.tsx'),
    sources: ['deals/deals-page.tsx', HEADER_SEARCH],
    html: 'frame',
    calls: ['/api/deal'],
  },
  {
    route: 'user-deals-id',
    load: () => import('../deals/deal-page.tsx'),
    sources: ['deals/deal-page.tsx', HEADER_SEARCH],
    html: 'frame',
    calls: ['/api/deal/{id}'],
  },
  {
    route: 'user-partner',
    load: () => import('../partner/partner-page.tsx'),
    sources: ['partner/partner-page.tsx', HEADER_SEARCH],
    html: 'frame',
    calls: ['/api/partner/withdrawals'],
  },
  {
    route: 'blog',
    load: () => import('../blog/blog-page.tsx'),
    data: () => import('../blog/blog-loader.ts'),
    sources: ['blog/blog-page.tsx', 'blog/blog-loader.ts'],
    html: 'page',
    readsQuery: true,
  },
  {
    route: 'blog-id',
    load: () => import('../blog/article-page.tsx'),
    data: () => import('../blog/article-loader.ts'),
    sources: ['blog/article-page.tsx', 'blog/article-loader.ts'],
    html: 'page',
  },
  {
    route: 'registration',
    load: () => import('../auth/registration-page.tsx'),
    sources: ['auth/registration-page.tsx'],
    html: 'page',
  },
  {
    route: 'privacy',
    load: () => import('../legal/privacy-page.tsx'),
    sources: ['legal/privacy-page.tsx'],
    html: 'page',
  },
]
