import { ROUTES } from '@proverka/domain/navigation'
import type { SiteRoute } from '../router/site-route.ts'

/** Products that are not sold yet have no sample. */
const WITHOUT_SAMPLE = 'cost-assessment-preview-id'

/** A sample for each preview of the route table; `reports` has a file of its name. */
export const sampleRoutes: readonly SiteRoute[] = ROUTES.filter(
  ({ name }) => name.endsWith('-preview-id') && name !== WITHOUT_SAMPLE,
).map(({ name }) => ({
  route: name,
  load: async () => ({ Component: await (await import('./sample-page.tsx')).loadSamplePage(name) }),
}))
