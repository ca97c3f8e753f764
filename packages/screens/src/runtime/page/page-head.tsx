import { routeByName } from '@proverka/domain/navigation'
import { usePageName } from '../navigation/hooks.ts'
import { useBrand } from '../brand/brand-context.ts'
import { useCanonicalPlace } from './use-canonical-place.ts'

export interface PageHeadProps {
  /** Without the name of the site. */
  readonly title: string
  readonly description?: string
  /** For a page with a parameter in its URL that search engines may index. */
  readonly canonicalPath?: string
  /** Excludes the page from search engines even if the route table does not. */
  readonly noindex?: boolean
  /** What it is in the words of Open Graph; a page of the site without it. */
  readonly type?: 'article'
}

/** Title, description, canonical link and link preview of a page. React moves them into the document's head. */
export function PageHead({ title, description, canonicalPath, noindex, type }: PageHeadProps) {
  const brand = useBrand()
  const page = usePageName()
  const fullTitle = title.includes(brand.siteName) ? title : `${title} — ${brand.siteName}`
  const place = useCanonicalPlace()
  const canonical = canonicalPath ? brand.origins[brand.key] + canonicalPath : place?.url
  const route = page === 'not-found' ? undefined : routeByName(page)
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {(noindex || route?.noindex || !route) && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      <meta property="og:type" content={type ?? 'website'} />
      <meta property="og:locale" content="ru_RU" />
      <meta property="og:site_name" content={brand.siteName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {canonical && !noindex && !route?.noindex && <SharePicture canonical={canonical} title={title} />}
    </>
  )
}

/** The picture of a shared link; the server draws it with the title of the page (PUB-05). */
function SharePicture({ canonical, title }: { canonical: string; title: string }) {
  const { origin, pathname } = new URL(canonical)
  const name = pathname.replaceAll(/^\/|\/$/g, '') || 'index'
  return (
    <>
      <meta property="og:image" content={`${origin}/share/${name}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
