import { routeByName } from '@proverka/domain/navigation'
import type { BrandKey } from '@proverka/domain/sites'
import { definePage } from '../../../runtime/navigation/define-page.ts'
import type { Page } from '../../../runtime/navigation/define-page.ts'
import type { LandingContent } from './landing-content.ts'

const contents = import.meta.glob<LandingContent>(['./content/*.ts', '!./content/*.test.ts'], {
  import: 'content',
})

const FOLDER = 'packages/screens/src/pages/checks/landing'

/** A landing page for each file of `content`, which is named after its page and tells its address (`landingAddress`). */
const allLandings: readonly Page[] = Object.entries(contents).map(([file, load]) => {
  const name = file.replace(/^.*\/(.+)\.ts$/, '$1')
  return definePage({
    name,
    path: routeByName(name).path,
    html: 'page',
    files: [`${FOLDER}/landing-page.tsx`, `${FOLDER}/content/${name}.ts`],
    isRenderedWithData: true,
    load: async () => {
      const [{ createLandingPage }, content] = await Promise.all([import('./landing-page.tsx'), load()])
      // Conditions that the build decides: the browser carries nothing of what only the server renders with.
      return import.meta.env.SSR
        ? {
            Component: createLandingPage(name, content, await renderSample(content)),
            loader: await renderData(content),
          }
        : { Component: createLandingPage(name, content) }
    },
  })
})

const isOfBoth = ({ name }: Page) => routeByName(name).brands.length > 1

/** Those that both brands serve. */
export const landingsOfBoth: readonly Page[] = allLandings.filter(isOfBoth)

/** Those that one brand alone serves. */
export const landingsOf = (brand: BrandKey): readonly Page[] =>
  allLandings.filter((page) => !isOfBoth(page) && routeByName(page.name).brands.includes(brand))

/** The data for rendering pages that show the days of their registers. */
async function renderData({ texts }: LandingContent) {
  const { kind } = texts(NO_FACTS).subject
  return kind === 'register'
    ? (await import('../../content/sources/short-sources-loader.ts')).loader
    : () => null
}

/** What a page shows first does not depend on prices. */
const NO_FACTS = { price: '', term: '', questions: '' }

/** Loaded on the server only; the browser keeps the rendered HTML. */
async function renderSample({ offer }: LandingContent) {
  const [{ loadSample }, { productsOf }] = await Promise.all([
    import('./landing-sample-place.tsx'),
    import('./use-offer.ts'),
  ])
  const [product] = productsOf(offer)
  return product && loadSample(product.product_name)
}
