import { ROUTES } from '@proverka/domain/navigation'
import type { SiteRoute } from '../../../runtime/navigation/site-route.ts'

/** Pages of the table that sell no single product, or have a page of their own. */
const OTHERS: ReadonlySet<string> = new Set([
  'proverka-nedvij',
  'proverka-avto-id',
  'proverka-vladelcza-avtomobilya',
])

/** Pages of products whose names do not begin as those of the landing pages do. */
const FURTHER: ReadonlySet<string> = new Set(['credit-rating'])

/**
 * A page for each check that has its own URL for ordering; those in `written` are left out, since they have a landing
 * page.
 */
export function productRoutes(written: readonly string[]): readonly SiteRoute[] {
  return ROUTES.filter(({ name }) => {
    return (name.startsWith('proverka-') || FURTHER.has(name)) && !OTHERS.has(name) && !written.includes(name)
  }).map(({ name }) => ({
    route: name,
    load: async () => ({ Component: (await import('./product-page.tsx')).createProductPage(name) }),
  }))
}
