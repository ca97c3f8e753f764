import { landingRoutesOf } from '@proverka/screens/pages/checks/landing/landing-routes.ts'
import { commonRoutes } from '@proverka/screens/app/routes/common-routes.ts'
import { riskRoutes } from '@proverka/screens/pages/checks/risk/risk-routes.ts'
import type { SiteRoute } from '@proverka/screens/runtime/navigation/site-route.ts'

/** The pages that this app serves; all other addresses of the route table are a 404 here. */
export const pages: readonly SiteRoute[] = [
  {
    route: 'index',
    load: () => import('./home/home-page.tsx'),
    isDrawnWithData: true,
  },
  // Its guard redirects to the home page, so this page is never shown (ROUTE-009).
  {
    route: 'indexOld',
    load: () => import('./home/home-page.tsx'),
  },
  ...landingRoutesOf('realty'),
  ...riskRoutes,
  {
    route: 'wholesale',
    load: () => import('@proverka/screens/pages/cabinet/wholesale/wholesale-page.tsx'),
    hasData: true,
  },
  ...commonRoutes,
]
