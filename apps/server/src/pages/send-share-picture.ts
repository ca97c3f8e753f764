import type { Context } from 'hono'
import { buildPath, matchRoute } from '@proverka/domain/navigation'
import type { BrandKey } from '@proverka/domain/sites'
import { asNobody } from './ask-self.ts'

/** `/share/proverka-fssp.png` is the picture of `/proverka-fssp/`, `/share/index.png` that of the home page. */
const PICTURE = /^\/share\/((?:[\w-]+\/)*[\w-]+)\.png$/

/** Cached pictures of one process: a title is rendered once. */
const MOST_PICTURES = 300
const kept = new Map<string, Promise<Buffer>>()

interface ShareOptions {
  readonly ask: (request: Request, c: Context) => Promise<Response>
  readonly brand: BrandKey
}

/** Whether an address is that of a picture. */
export const isSharePicture = (pathname: string): boolean => pathname.startsWith('/share/')

/** The picture of a public page, with the title that the page itself has; undefined when there is no such page. */
export async function sendSharePicture(
  c: Context,
  pathname: string,
  { ask, brand }: ShareOptions,
): Promise<Response | undefined> {
  const name = PICTURE.exec(pathname)?.[1]
  if (name === undefined) return undefined
  const path = name === 'index' ? buildPath('index') : `/${name}/`
  const route = matchRoute(path)?.route
  if (!route || route.noindex || route.guards.includes('auth')) return undefined
  const page = await ask(asNobody(c, new URL(c.req.url).origin + path), c)
  if (page.status !== 200) return undefined
  const html = await page.text()
  const title = metaOf(html, 'og:title')
  const siteName = metaOf(html, 'og:site_name')
  if (title === undefined || siteName === undefined) return undefined
  const picture = await pictureFor(brand, siteName, title)
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  })
}

function pictureFor(brand: BrandKey, siteName: string, title: string): Promise<Buffer> {
  const key = `${brand} ${siteName} ${title}`
  const known = kept.get(key)
  if (known) return known
  // Loaded with the first picture: most starts of a server draw none.
  const drawn = import('./share-picture.ts').then(({ drawSharePicture }) =>
    drawSharePicture(brand, { siteName, title }),
  )
  kept.set(key, drawn)
  drawn.catch(() => kept.delete(key))
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_PICTURES) break
    kept.delete(oldest)
  }
  return drawn
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
}

function metaOf(html: string, property: string): string | undefined {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
  return content?.replaceAll(/&(?:lt|gt|amp|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
