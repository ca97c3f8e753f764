import { buildPath, routeByName } from '@proverka/domain/navigation'
import { useBrand } from '../brand/brand-context.ts'
import { usePageName } from '../navigation/hooks.ts'

/** A parameter without which a route has no address. */
const NEEDED = /\{\w+\}/

/** Under which origin and address search engines know this page; undefined for one that is no single address. */
export function useCanonicalPlace(): { readonly origin: string; readonly url: string } | undefined {
  const brand = useBrand()
  const page = usePageName()
  if (page === 'not-found') return undefined
  const { canonicalBrand = brand.key, canonicalRoute = page } = routeByName(page)
  if (NEEDED.test(routeByName(canonicalRoute).path)) return undefined
  const origin = brand.origins[canonicalBrand]
  return { origin, url: origin + buildPath(canonicalRoute) }
}
