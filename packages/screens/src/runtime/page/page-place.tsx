import { useBrand } from '../brand/brand-context.ts'
import { JsonLd } from './json-ld.tsx'
import { useCanonicalPlace } from './use-canonical-place.ts'

/** The place of a public page, for search engines: the site, then the page. */
export function PagePlace({ title }: { title: string }) {
  const { siteName } = useBrand()
  const place = useCanonicalPlace()
  if (!place) return null
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: siteName, item: `${place.origin}/` },
          { '@type': 'ListItem', position: 2, name: title, item: place.url },
        ],
      }}
    />
  )
}
