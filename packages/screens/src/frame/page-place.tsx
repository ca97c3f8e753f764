import { buildPath, routeByName } from '@proverka/domain/navigation'
import { useBrand } from '../brand/brand-context.ts'
import { usePageName } from '../router/hooks.ts'
import { JsonLd } from './json-ld.tsx'

/** Where a public page stands, for search engines: the site, then the page. */
export function PagePlace({ title }: { title: string }) {
  const brand = useBrand()
  const page = usePageName()
  if (page === 'not-found') return null
  const { canonicalBrand = brand.key, canonicalRoute = page } = routeByName(page)
  const origin = brand.origins[canonicalBrand]
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: brand.siteName, item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: title, item: origin + buildPath(canonicalRoute) },
        ],
      }}
    />
  )
}
