import type { SiteRoute } from '../../../runtime/navigation/site-route.ts'

/** Pages about the risks of a deal; the brand of real estate serves them. */
export const riskRoutes: readonly SiteRoute[] = [
  { route: 'risk', load: () => import('./risk-page.tsx') },
  {
    route: 'risk-assessment',
    load: async () => ({
      Component: (await import('../product/product-page.tsx')).createProductPage(
        'risk-assessment',
        'RiskAssessmentOwner',
      ),
    }),
  },
  { route: 'risk-assessment-b2c', load: () => import('./risk-b2c-page.tsx') },
]
