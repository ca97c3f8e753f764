import { matchRoute, normaliseUrl } from '@proverka/domain/navigation'
import { developmentOrigin, SITES, type BrandKey, type SiteKey } from '@proverka/domain/sites'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { SiteConfig } from '../config/sites.ts'
import type { RequestFacts } from '../http/request-facts.ts'
import { createDrawnPages } from './drawn-pages.ts'
import { guestWay } from './guest-way.ts'
import { objectOfSearch } from './object-of-search.ts'
import { sendFile } from './send-file.ts'
import { loadRoutes, loadSiteFiles, type SiteFile } from './site-files.ts'

/** A built brand: its files and the routes that it has a page for. */
interface BuiltSite {
  readonly files: ReadonlyMap<string, SiteFile>
  readonly routes: ReadonlySet<string>
  readonly drawn: ReturnType<typeof createDrawnPages>
}

/** Shell of pages that are not prerendered, and the prerendered answer to an address that is no page. */
const SHELL = '/app.html'
const NOT_FOUND = '/not-found.html'

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' }

export interface PagesOptions {
  readonly folders: Readonly<Record<BrandKey, string>>
  readonly facts: RequestFacts
  readonly originOf: (site: SiteKey) => string
  readonly now: () => number
  readonly log: Pick<Logger, 'error'>
  /** Asks this server itself. */
  readonly ask: (request: Request, c: Context) => Promise<Response>
  /** Tells when data change that pages are drawn with. */
  readonly onChange: (listener: () => void) => void
}

/** Built and drawn pages, the shells and the assets of both brands, chosen by host. */
export function createPages(options: PagesOptions): (c: Context) => Promise<Response> {
  const { folders, facts, originOf, now, onChange } = options
  const finish = (html: string) => withOwnOrigins(html, originOf)
  const load = (folder: string): BuiltSite => {
    const drawn = createDrawnPages(folder, now)
    onChange(() => drawn.forget())
    return { files: loadSiteFiles(folder, finish), routes: loadRoutes(folder), drawn }
  }
  const sites = { realty: load(folders.realty), fiz: load(folders.fiz) }
  return async (c) => {
    const site = facts.site(c)
    return answerPage(c, sites[site.brand], site, options)
  }
}

async function answerPage(
  c: Context,
  built: BuiltSite,
  site: SiteConfig,
  options: PagesOptions,
): Promise<Response> {
  const { files, routes } = built
  const { pathname, search } = new URL(c.req.url)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead)
    return new Response('Метод не поддерживается', { status: 405, headers: { ...PLAIN, Allow: 'GET, HEAD' } })

  const file = isOwnFile(pathname) ? files.get(pathname) : undefined
  if (file) return sendFile(c, file, site)
  // A missing asset is a 404 of its own, never a page of HTML under its name; no page begins with a dot.
  if (pathname.startsWith('/assets/') || pathname.startsWith('/.')) return noSuchFile()

  const target = normaliseUrl(pathname + search)
  if (target !== undefined) return new Response(null, { status: 301, headers: { Location: target } })

  const route = matchRoute(pathname)?.route
  if (!route || !routes.has(route.name)) return notFound(c, files, site)
  const way = guestWay(route, { c, site, served: routes, mainOrigin: options.originOf('realty') })
  if (way !== undefined) return leadTo(way, 302)
  const found = route.name === 'index' && !site.isFiz ? objectOfSearch(search) : undefined
  if (found !== undefined) return leadTo(found, 303)

  const page =
    files.get(`${pathname}index.html`) ??
    (await drawnPage(c, built, route.name, options)) ??
    files.get(`/shells/${route.name}.html`) ??
    files.get(SHELL)
  return page ? sendFile(c, page, site) : notFound(c, files, site)
}

/** A page with its data; one that cannot be drawn is left to the browser, which tells what is wrong. */
async function drawnPage(
  c: Context,
  { files, drawn }: BuiltSite,
  name: string,
  { ask, log }: PagesOptions,
): Promise<SiteFile | undefined> {
  const { origin, pathname, searchParams } = new URL(c.req.url)
  const frame = files.get(`/drawn/${name}.html`)
  // With `id` a letter signs somebody in: what the page shows is that person's.
  if (!frame || searchParams.has('id')) return undefined
  try {
    return await drawn.get(pathname, frame, (path, init) => ask(new Request(origin + path, init), c))
  } catch (error) {
    log.error({ error, pathname }, 'page not drawn')
    return undefined
  }
}

function notFound(c: Context, files: BuiltSite['files'], site: SiteConfig): Response {
  const page = files.get(NOT_FOUND) ?? files.get(SHELL)
  return page
    ? sendFile(c, page, site, 404)
    : new Response('Страница не найдена', { status: 404, headers: PLAIN })
}

/** Depends on who asks: nobody may keep it. */
function leadTo(location: string, status: 302 | 303): Response {
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-store' } })
}

/** Links to other sites lead to where this server has them, whatever its port. */
function withOwnOrigins(html: string, originOf: (site: SiteKey) => string): string {
  return SITES.reduce((page, { key, host }) => page.replaceAll(developmentOrigin(host), originOf(key)), html)
}

const noSuchFile = (): Response =>
  new Response('Нет такого файла', {
    status: 404,
    headers: { ...PLAIN, 'Cache-Control': 'no-store' },
  })

/** Pages are asked for by their address; the files behind them are not addresses of their own. */
const isOwnFile = (path: string): boolean => !path.endsWith('.html')
