import type { SiteRoute } from '../router/site-route.ts'
import type { LandingContent } from './landing-content.ts'

const contents = import.meta.glob<{ readonly content: LandingContent }>([
  './content/*.ts',
  '!./content/*.test.ts',
])

/** A landing page for each file of `content`, which is named after its route. */
export const landingRoutes: readonly SiteRoute[] = Object.entries(contents).map(([file, load]) => {
  const route = file.replace(/^.*\/(.+)\.ts$/, '$1')
  return {
    route,
    load: async () => {
      const [{ createLandingPage }, { content }] = await Promise.all([import('./landing-page.tsx'), load()])
      return { Component: createLandingPage(route, content) }
    },
  }
})
