import { commonRoutes, formOrReport } from '@proverka/screens/app/routes/common-routes.ts'
import { individualsRoutes } from '@proverka/screens/pages/checks/individuals/individuals-routes.ts'
import { landingRoutesOf } from '@proverka/screens/pages/checks/landing/landing-routes.ts'
import type { SiteRoute } from '@proverka/screens/runtime/navigation/site-route.ts'

/** The pages that this app serves; all other addresses of the route table are a 404 here. */
export const pages: readonly SiteRoute[] = [
  {
    route: 'index',
    load: () => import('./home/home-page.tsx'),
    isDrawnWithData: true,
  },
  formOrReport('check-fiz-id'),
  ...individualsRoutes,
  ...landingRoutesOf('fiz'),
  ...commonRoutes,
]
