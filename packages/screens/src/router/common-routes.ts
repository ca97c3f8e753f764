import { landingRoutes } from '../landing/landing-routes.ts'
import { productRoutes } from '../product/product-routes.ts'
import { sampleRoutes } from '../samples/sample-routes.ts'
import type { SiteRoute } from './site-route.ts'

const report = {
  load: () => import('../report/report-page.tsx'),
  hasData: true,
} as const
/** A check whose form and whose reports share an address. */
export const formOrReport = (route: string): SiteRoute => ({
  route,
  load: async () => {
    const [{ createProductPage }, { loaderWithReport, withReport }, reportPage] = await Promise.all([
      import('../product/product-page.tsx'),
      import('../product/with-report.tsx'),
      import('../report/report-page.tsx'),
    ])
    return {
      Component: withReport(createProductPage(route), reportPage.Component),
      loader: loaderWithReport(reportPage.loader),
    }
  },
  hasData: true,
})

const joinedKey = {
  load: () => import('../object/joined-key-page.tsx'),
} as const

const userTariff = {
  load: () => import('../tariff/user-tariff-page.tsx'),
  hasData: true,
} as const
const tariff = {
  load: () => import('../tariff/tariff-page.tsx'),
  hasData: true,
} as const

/** The pages that both brands serve; texts that differ come out of the brand. */
export const commonRoutes: readonly SiteRoute[] = [
  ...landingRoutes,
  ...productRoutes(landingRoutes.map(({ route }) => route)),
  ...sampleRoutes,
  formOrReport('counter-agent-id'),
  {
    route: 'check-person',
    load: () => import('../person-check/check-person-page.tsx'),
  },
  {
    route: 'otchet-na-osnove-vypiski-iz-egrn',
    load: () => import('../own-extract/own-extract-page.tsx'),
  },
  {
    route: 'check-owner',
    load: () => import('../owner-check/check-owner-page.tsx'),
  },
  { route: 'check-owner-id', ...report },
  { route: 'check-person-id', ...report },
  { route: 'credit-rating-id', ...report },
  { route: 'proverka-avto-id', ...report },
  { route: 'report-id', ...report },
  { route: 'valuation-id', ...report },
  {
    route: 'order-id',
    load: () => import('../order/order-page.tsx'),
    hasData: true,
  },
  {
    route: 'object-objectKey',
    load: () => import('../object/object-page.tsx'),
    hasData: true,
  },
  { route: 'object-objectKey-objectKey', ...joinedKey },
  {
    route: 'objectNew-objectKey',
    load: () => import('../object/object-page.tsx'),
    hasData: true,
  },
  { route: 'objectNew-objectKey-objectKey', ...joinedKey },
  {
    route: 'valuation',
    load: () => import('../valuation/valuation-page.tsx'),
  },
  {
    route: 'valuation-index-old',
    load: () => import('../valuation/valuation-page.tsx'),
  },
  {
    route: 'sale-history',
    load: () => import('../sale-history/sale-history-page.tsx'),
  },
  {
    route: 'sale-history-detail',
    load: () => import('../sale-history/sale-history-detail-page.tsx'),
    hasData: true,
  },
  {
    route: 'adverts',
    load: () => import('../adverts/adverts-page.tsx'),
    hasData: true,
  },
  {
    route: 'adverts-id',
    load: () => import('../adverts/advert-page.tsx'),
    hasData: true,
  },
  {
    route: 'search',
    load: () => import('../search/search-page.tsx'),
    hasData: true,
  },
  {
    route: 'objectCheckout-objectKey',
    load: () => import('../checkout/checkout-page.tsx'),
    hasData: true,
  },
  { route: 'objectCheckout-objectKey-objectKey', ...joinedKey },
  {
    route: 'user',
    load: () => import('../overview/overview-page.tsx'),
    hasData: true,
  },
  {
    route: 'user-orders',
    load: () => import('../orders/orders-page.tsx'),
    hasData: true,
  },
  {
    route: 'user-balance',
    load: () => import('../balance/balance-page.tsx'),
    hasData: true,
  },
  { route: 'user-tariff', ...userTariff },
  { route: 'user-tariffOld', ...userTariff },
  { route: 'tariff', ...tariff },
  { route: 'tariffOld', ...tariff },
  {
    route: 'user-settings',
    load: () => import('../settings/settings-page.tsx'),
    hasData: true,
  },
  {
    route: 'deal-shared',
    load: () => import('../deals/deal-shared-page.tsx'),
  },
  {
    route: 'unsubscribe',
    load: () => import('../settings/unsubscribe-page.tsx'),
  },
  {
    route: 'confirm-email',
    load: () => import('../settings/confirm-email-page.tsx'),
  },
  {
    route: 'user-ordersNew',
    load: () => import('../orders/orders-table-page.tsx'),
    hasData: true,
  },
  {
    route: 'user-deals',
    load: () => import('../deals/deals-page.tsx'),
    hasData: true,
  },
  {
    route: 'user-deals-id',
    load: () => import('../deals/deal-page.tsx'),
    hasData: true,
  },
  {
    route: 'user-partner',
    load: () => import('../partner/partner-page.tsx'),
    hasData: true,
  },
  {
    route: 'blog',
    load: () => import('../blog/blog-page.tsx'),
    hasData: true,
  },
  {
    route: 'blog-id',
    load: () => import('../blog/article-page.tsx'),
    hasData: true,
  },
  {
    route: 'registration',
    load: () => import('../auth/registration-page.tsx'),
  },
  {
    route: 'privacy',
    load: () => import('../legal/privacy-page.tsx'),
  },
  {
    route: 'sources',
    load: () => import('../sources/sources-page.tsx'),
    hasData: true,
  },
  {
    route: 'methodology',
    load: () => import('../methodology/methodology-page.tsx'),
  },
]
