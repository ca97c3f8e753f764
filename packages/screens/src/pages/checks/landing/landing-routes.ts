import { routeByName } from '@proverka/domain/navigation'
import type { BrandKey } from '@proverka/domain/sites'
import type { SiteRoute } from '../../../runtime/navigation/site-route.ts'
import type { LandingContent } from './landing-content.ts'

const contents = import.meta.glob<{ readonly content: LandingContent }>([
  './content/*.ts',
  '!./content/*.test.ts',
])

/** A landing page for each file of `content`, which is named after its route. */
const allLandingRoutes: readonly SiteRoute[] = Object.entries(contents).map(([file, load]) => {
  const route = file.replace(/^.*\/(.+)\.ts$/, '$1')
  return {
    route,
    isDrawnWithData: true,
    load: async () => {
      const [{ createLandingPage }, { content }] = await Promise.all([import('./landing-page.tsx'), load()])
      // Conditions that the build decides: the browser carries nothing of what only the server draws with.
      return import.meta.env.SSR
        ? {
            Component: createLandingPage(route, content, await drawnSample(content)),
            loader: await drawnData(content),
          }
        : { Component: createLandingPage(route, content) }
    },
  }
})

const isOfBoth = ({ route }: SiteRoute) => routeByName(route).brands.length > 1

/** Those that both brands serve. */
export const landingRoutes: readonly SiteRoute[] = allLandingRoutes.filter(isOfBoth)

/** Those that one brand alone serves: its app adds them. */
export const landingRoutesOf = (brand: BrandKey): readonly SiteRoute[] =>
  allLandingRoutes.filter((page) => !isOfBoth(page) && routeByName(page.route).brands.includes(brand))

/** Pages that show the days of their registers are drawn with them. */
async function drawnData({ texts }: LandingContent) {
  const { kind } = texts(NO_FACTS).subject
  return kind === 'register'
    ? (await import('../../content/sources/short-sources-loader.ts')).loader
    : () => null
}

/** What a page shows first does not depend on prices. */
const NO_FACTS = { price: '', term: '', questions: '' }

/** Drawn where the page is; the browser keeps what the server has drawn. */
async function drawnSample({ offer }: LandingContent) {
  const [{ loadSample }, { productsOf }] = await Promise.all([
    import('./landing-sample-place.tsx'),
    import('./use-offer.ts'),
  ])
  const [product] = productsOf(offer)
  return product && loadSample(product.product_name)
}
