import {
  developmentOrigin,
  matchRoute,
  normaliseUrl,
  SITES,
  type BrandKey,
  type SiteKey,
} from '@proverka/domain/site'
import type { Context } from 'hono'
import type { SiteConfig } from '../config/sites.ts'
import type { RequestFacts } from '../http/request-facts.ts'
import { sendFile } from './send-file.ts'
import { loadRoutes, loadSiteFiles, type SiteFile } from './site-files.ts'

/** A built brand: its files and the routes that it has a page for. */
interface BuiltSite {
  readonly files: ReadonlyMap<string, SiteFile>
  readonly routes: ReadonlySet<string>
}

/** Shell of pages that are not prerendered, and the prerendered answer to an address that is no page. */
const SHELL = '/app.html'
const NOT_FOUND = '/not-found.html'

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' }

/** Prerendered pages, the shell and the assets of both brands, chosen by host. */
export function createPages(
  folders: Readonly<Record<BrandKey, string>>,
  facts: RequestFacts,
  originOf: (site: SiteKey) => string,
): (c: Context) => Response {
  const finish = (html: string) => withOwnOrigins(html, originOf)
  const load = (folder: string): BuiltSite => ({
    files: loadSiteFiles(folder, finish),
    routes: loadRoutes(folder),
  })
  const sites = { realty: load(folders.realty), fiz: load(folders.fiz) }
  return (c) => {
    const site = facts.site(c)
    return answerPage(c, sites[site.brand], site)
  }
}

function answerPage(c: Context, { files, routes }: BuiltSite, site: SiteConfig): Response {
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

  const prerendered = files.get(`${pathname}index.html`)
  if (prerendered) return sendFile(c, prerendered, site)
  const shell = files.get(SHELL)
  const name = matchRoute(pathname)?.route.name
  if (name !== undefined && routes.has(name) && shell) return sendFile(c, shell, site)
  const notFound = files.get(NOT_FOUND) ?? shell
  return notFound
    ? sendFile(c, notFound, site, 404)
    : new Response('Страница не найдена', { status: 404, headers: PLAIN })
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
