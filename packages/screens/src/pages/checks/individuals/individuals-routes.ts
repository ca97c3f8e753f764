import type { SiteRoute } from '../../../runtime/navigation/site-route.ts'

/** Pages that the brand about people has alone. */
export const individualsRoutes: readonly SiteRoute[] = [
  { route: 'physcheck', load: () => import('./physcheck-page.tsx') },
  {
    route: 'physcheck-expert',
    load: async () => {
      const [{ createProductPage }, { forExperts, ExpertFrame }] = await Promise.all([
        import('../product/product-page.tsx'),
        import('./expert-guard.tsx'),
      ])
      return { Component: forExperts(createProductPage('physcheck-expert')), Frame: ExpertFrame }
    },
  },
  {
    route: 'physcheck-expert-id',
    load: async () => {
      const [report, { forExperts, ExpertFrame }] = await Promise.all([
        import('../report/report-page.tsx'),
        import('./expert-guard.tsx'),
      ])
      return { Component: forExperts(report.Component), Frame: ExpertFrame, loader: report.loader }
    },
    hasData: true,
  },
  { route: 'physcheckCheckout', load: () => import('./physcheck-checkout-page.tsx') },
]
