import { landingRoutes } from '../../pages/checks/landing/landing-routes.ts'
import { productRoutes } from '../../pages/checks/product/product-routes.ts'
import { sampleRoutes } from '../../pages/checks/samples/sample-routes.ts'
import type { SiteRoute } from '../../runtime/navigation/site-route.ts'

const report = {
  load: () => import('../../pages/checks/report/report-page.tsx'),
  hasData: true,
} as const
/** A check whose form and whose reports share an address. */
export const formOrReport = (route: string): SiteRoute => ({
  route,
  load: async () => {
    const [{ createProductPage }, { loaderWithReport, withReport }, reportPage] = await Promise.all([
      import('../../pages/checks/product/product-page.tsx'),
      import('../../pages/checks/product/with-report.tsx'),
      import('../../pages/checks/report/report-page.tsx'),
    ])
    return {
      Component: withReport(createProductPage(route), reportPage.Component),
      loader: loaderWithReport(reportPage.loader),
    }
  },
  hasData: true,
})

const joinedKey = {
  load: () => import('../../pages/search/object/joined-key-page.tsx'),
} as const

const userTariff = {
  load: () => import('../../pages/cabinet/tariff/user-tariff-page.tsx'),
  hasData: true,
} as const
const tariff = {
  load: () => import('../../pages/cabinet/tariff/tariff-page.tsx'),
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
    load: () => import('../../pages/checks/person-check/check-person-page.tsx'),
  },
  {
    route: 'otchet-na-osnove-vypiski-iz-egrn',
    load: () => import('../../pages/checks/own-extract/own-extract-page.tsx'),
  },
  {
    route: 'check-owner',
    load: () => import('../../pages/checks/owner-check/check-owner-page.tsx'),
  },
  { route: 'check-owner-id', ...report },
  { route: 'check-person-id', ...report },
  { route: 'credit-rating-id', ...report },
  { route: 'proverka-avto-id', ...report },
  { route: 'report-id', ...report },
  { route: 'valuation-id', ...report },
  {
    route: 'order-id',
    load: () => import('../../pages/cabinet/order/order-page.tsx'),
    hasData: true,
  },
  {
    route: 'object-objectKey',
    load: () => import('../../pages/search/object/object-page.tsx'),
    hasData: true,
  },
  { route: 'object-objectKey-objectKey', ...joinedKey },
  {
    route: 'objectNew-objectKey',
    load: () => import('../../pages/search/object/object-page.tsx'),
    hasData: true,
  },
  { route: 'objectNew-objectKey-objectKey', ...joinedKey },
  {
    route: 'valuation',
    load: () => import('../../pages/checks/valuation/valuation-page.tsx'),
  },
  {
    route: 'valuation-index-old',
    load: () => import('../../pages/checks/valuation/valuation-page.tsx'),
  },
  {
    route: 'sale-history',
    load: () => import('../../pages/checks/sale-history/sale-history-page.tsx'),
  },
  {
    route: 'sale-history-detail',
    load: () => import('../../pages/checks/sale-history/sale-history-detail-page.tsx'),
    hasData: true,
  },
  {
    route: 'adverts',
    load: () => import('../../pages/search/adverts/adverts-page.tsx'),
    hasData: true,
  },
  {
    route: 'adverts-id',
    load: () => import('../../pages/search/adverts/advert-page.tsx'),
    hasData: true,
  },
  {
    route: 'search',
    load: () => import('../../pages/search/lookup/search-page.tsx'),
    hasData: true,
  },
  {
    route: 'objectCheckout-objectKey',
    load: () => import('../../pages/checks/object-checkout/checkout-page.tsx'),
    hasData: true,
  },
  { route: 'objectCheckout-objectKey-objectKey', ...joinedKey },
  {
    route: 'user',
    load: () => import('../../pages/cabinet/overview/overview-page.tsx'),
    hasData: true,
  },
  {
    route: 'user-orders',
    load: () => import('../../pages/cabinet/orders/orders-page.tsx'),
    hasData: true,
  },
  {
    route: 'user-balance',
    load: () => import('../../pages/cabinet/balance/balance-page.tsx'),
    hasData: true,
  },
  { route: 'user-tariff', ...userTariff },
  { route: 'user-tariffOld', ...userTariff },
  { route: 'tariff', ...tariff },
  { route: 'tariffOld', ...tariff },
  {
    route: 'user-settings',
    load: () => import('../../pages/cabinet/settings/settings-page.tsx'),
    hasData: true,
  },
  {
    route: 'deal-shared',
    load: () => import('../../pages/cabinet/deals/deal-shared-page.tsx'),
  },
  {
    route: 'unsubscribe',
    load: () => import('../../pages/cabinet/settings/unsubscribe-page.tsx'),
  },
  {
    route: 'confirm-email',
    load: () => import('../../pages/cabinet/settings/confirm-email-page.tsx'),
  },
  {
    route: 'user-ordersNew',
    load: () => import('../../pages/cabinet/orders/orders-table-page.tsx'),
    hasData: true,
  },
  {
    route: 'user-deals',
    load: () => import('../../pages/cabinet/deals/deals-page.tsx'),
    hasData: true,
  },
  {
    route: 'user-deals-id',
    load: () => import('../../pages/cabinet/deals/deal-page.tsx'),
    hasData: true,
  },
  {
    route: 'user-partner',
    load: () => import('../../pages/cabinet/partner/partner-page.tsx'),
    hasData: true,
  },
  {
    route: 'blog',
    load: () => import('../../pages/content/blog/blog-page.tsx'),
    hasData: true,
  },
  {
    route: 'blog-id',
    load: () => import('../../pages/content/blog/article-page.tsx'),
    hasData: true,
  },
  {
    route: 'registration',
    load: () => import('../../pages/cabinet/auth/registration-page.tsx'),
  },
  {
    route: 'privacy',
    load: () => import('../../pages/content/legal/privacy-page.tsx'),
  },
  {
    route: 'sources',
    load: () => import('../../pages/content/sources/sources-page.tsx'),
    hasData: true,
  },
  {
    route: 'methodology',
    load: () => import('../../pages/content/methodology/methodology-page.tsx'),
  },
]
