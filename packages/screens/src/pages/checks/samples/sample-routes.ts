import { ROUTES } from '@proverka/domain/navigation'
import type { SiteRoute } from '../../../runtime/navigation/site-route.ts'

/** A sample for each preview of the route table; `reports` has a file of its name. */
export const sampleRoutes: readonly SiteRoute[] = ROUTES.flatMap(({ name }) => {
  const file = sampleFile(name)
  if (file === undefined) return []
  return [
    {
      route: name,
      load: async () => ({ Component: await (await import('./sample-page.tsx')).loadSamplePage(file) }),
    },
  ]
})

/** Name of the sample of a route; undefined for a page that shows none. */
export function sampleFile(route: string): string | undefined {
  // The same valuation has two addresses (ROUTE-023, ROUTE-041).
  if (route === 'valuation-demo-page') return 'cost-assessment-preview-id'
  return route.endsWith('-preview-id') ? route : undefined
}
