import type { SiteFacts } from '@proverka/api/contract'
import { isId } from '@proverka/domain'
import { joinObjectKey } from '@proverka/domain/property'
import { buildPath, matchRoute, normaliseUrl, type RouteMatch } from '@proverka/domain/navigation'
import { developmentOrigin, SITES, type BrandKey, type SiteKey } from '@proverka/domain/sites'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { SiteConfig } from '../platform/config/sites.ts'
import type { RequestFacts } from '../api/http/request-facts.ts'
import { ROBOTS_PATH, robotsOf, RSS_PATH, rssOf, SITEMAP_PATH, sitemapOf } from './feeds.ts'
import type { FeedArticle } from './feeds.ts'
import { asNobody } from './ask-self.ts'
import { createDrawnPages, withFacts, type Answer } from './drawn-pages.ts'
import { leadTo } from './lead-to.ts'
import { sendOwnPage } from './own-page.ts'
import { guestWay } from './guest-way.ts'
import { pageOfSearch } from './page-of-search.ts'
import { sendFile } from './send-file.ts'
import type { Assets, FindAsset } from './shared-assets.ts'
import { isSharePicture, sendSharePicture } from './send-share-picture.ts'
import { loadRoutes, loadSiteFiles, type SiteFile } from './site-files.ts'
import { whoAsks } from './who-asks.ts'

/** A built brand: its files and the routes that it has a page for. */
interface BuiltSite {
  readonly files: ReadonlyMap<string, SiteFile>
  readonly routes: ReturnType<typeof loadRoutes>
  /** Those of the other brand: whose address is known leads home here, and is no 404 (AMB-20). */
  readonly ofOther?: ReturnType<typeof loadRoutes>
  readonly drawn: ReturnType<typeof createDrawnPages>
}

/** Shown by the browser alone: what there is when a page cannot be drawn. */
const SHELL = '/app.html'
const NOT_FOUND = 'not-found'
/** An address that is none: what the page of all of them is drawn with. */
const NO_SUCH_PATH = '/no-such-page/'

/** The host of a brand that canonical links name. */
const MAIN_SITE: Readonly<Record<BrandKey, SiteKey>> = { realty: 'realty', fiz: 'fiz-pro' }

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' }

export interface PagesOptions {
  readonly folders: Readonly<Record<BrandKey, string>>
  readonly facts: RequestFacts
  readonly originOf: (site: SiteKey) => string
  readonly now: () => number
  readonly log: Pick<Logger, 'error'>
  /** What pages say of their site. */
  readonly describeSite: (site: SiteConfig) => Promise<SiteFacts>
  /** Asks this server itself. */
  readonly ask: (request: Request, c: Context) => Promise<Response>
  /** Tells when data change that pages are drawn with. */
  readonly onChange: (listener: () => void) => void
  /** Throws when the server takes no new work now. */
  readonly admitNew: () => void
  /** A hashed file of another build of this brand. */
  readonly findAsset: FindAsset
}

export interface Pages {
  /** The hashed files of this build. */
  readonly assets: Assets
  readonly answer: (c: Context) => Promise<Response>
  /** Loads what draws them, so that the first visitor need not wait for it. */
  readonly prepare: () => Promise<void>
}

/** Drawn pages, the shells and the assets of both brands, chosen by host. */
export function createPages(options: PagesOptions): Pages {
  const { folders, facts, originOf, now, onChange, log } = options
  const finish = (html: string) => withOwnOrigins(html, originOf)
  const load = (folder: string): BuiltSite => {
    const drawn = createDrawnPages(folder, { now, finish })
    onChange(() => drawn.forget())
    return { files: loadSiteFiles(folder, finish), routes: loadRoutes(folder), drawn }
  }
  const sites = { realty: load(folders.realty), fiz: load(folders.fiz) }
  return {
    assets: { realty: hashedOf(sites.realty), fiz: hashedOf(sites.fiz) },
    async answer(c) {
      const site = facts.site(c)
      const { routes: ofOther } = sites[site.isFiz ? 'realty' : 'fiz']
      return answerPage(c, { ...sites[site.brand], ofOther }, site, options)
    },
    async prepare() {
      for (const { files, drawn } of Object.values(sites)) {
        // In development the browser draws all pages.
        if (!files.has(`/drawn/${NOT_FOUND}.html`)) continue
        await drawn.prepare().catch((error: unknown) => log.error({ error }, 'app not loaded'))
      }
    },
  }
}

const hashedOf = ({ files }: BuiltSite) => new Map([...files].filter(([, { isImmutable }]) => isImmutable))

async function answerPage(
  c: Context,
  built: BuiltSite,
  site: SiteConfig,
  options: PagesOptions,
): Promise<Response> {
  const { files, routes, ofOther } = built
  const { pathname, search } = new URL(c.req.url)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead)
    return new Response('Метод не поддерживается', { status: 405, headers: { ...PLAIN, Allow: 'GET, HEAD' } })

  const file = isOwnFile(pathname) ? files.get(pathname) : undefined
  if (file) return sendFile(c, file, site)
  // A missing asset is a plain 404, never a page of HTML under its name; no page begins with a dot.
  if (pathname.startsWith('/.')) return noSuchFile()
  if (pathname.startsWith('/assets/')) {
    const asset = await options.findAsset(site.brand, pathname)
    return asset ? sendFile(c, asset, site) : noSuchFile()
  }

  if (pathname === ROBOTS_PATH)
    return new Response(robotsOf(options.originOf(MAIN_SITE[site.brand])), { headers: PLAIN })
  if (pathname === RSS_PATH || pathname === SITEMAP_PATH) return sendFeed(c, pathname, built, site, options)

  if (isSharePicture(pathname))
    return (await sendSharePicture(c, pathname, { ask: options.ask, brand: site.brand })) ?? noSuchFile()

  const target = normaliseUrl(pathname + search)
  if (target !== undefined) return new Response(null, { status: 301, headers: { Location: target } })

  const match = matchRoute(pathname)
  const route = match?.route
  const served = route && routes.get(route.name)
  const isOfOther = route !== undefined && ofOther?.has(route.name) === true
  const way =
    route && (served || isOfOther)
      ? guestWay(route, { c, site, served: routes, mainOrigin: options.originOf('realty') })
      : undefined
  if (way !== undefined) return leadTo(way, 302)
  if (!match || !route || !served)
    return sendPage(c, built, site, options, { name: NOT_FOUND, path: NO_SUCH_PATH })
  const whole = wholeKeyPath(match, search)
  if (whole !== undefined) return leadTo(whole, 302)
  const found = isSearch(route.name, site) ? pageOfSearch(search) : undefined
  // Browsers escape a form's values in more than one way: the page that is asked for already is not led to again.
  if (found !== undefined && !found.startsWith(`${pathname}?`)) return leadTo(found, 303)
  // Orders, reports and what else is open to one person go on, whatever the load.
  if (!served.isOwn && !route.guards.includes('auth')) options.admitNew()
  // What else an address asks for is read by the browser.
  const path = served.framePath ?? (served.readsQuery ? pathname + search : pathname)
  // The page itself says what is not there, and where to go from it.
  const absent = { name: route.name, path, isAbsent: true }
  if (!isPossible(match?.params['id'], served.ids)) return sendPage(c, built, site, options, absent)
  const who = served.isOwn ? whoAsks(c, options.facts.isHttps(c)) : undefined
  if (who?.kind === 'visitor') {
    const wanted = { frame: files.get(`/drawn/${route.name}.html`), path: pathname + search, who }
    const own = await sendOwnPage(c, built.drawn, site, options, wanted)
    if (own === 'absent') return sendPage(c, built, site, options, absent)
    if (own) return own
  }
  const isNobodys = who?.kind === 'nobody' && pathname.replace(AN_ID, NO_ID) === path
  return sendPage(c, built, site, options, { name: route.name, path, isNobodys })
}

/** The page of a key whose slash was not escaped, and which so came as two segments (AMB-13). */
function wholeKeyPath({ route, params }: RouteMatch, search: string): string | undefined {
  const { objectKey, objectKeyRest } = params
  if (objectKey === undefined || objectKeyRest === undefined) return undefined
  const name = route.name.startsWith('objectCheckout') ? 'objectCheckout-objectKey' : 'object-objectKey'
  return buildPath(name, { objectKey: joinObjectKey(objectKey, objectKeyRest) }) + search
}

/** Whether there may be a page of this id: what cannot be one of ours, or is no sample, names nothing (AMB-123). */
const isPossible = (id: string | undefined, ids: 'any' | readonly string[] | undefined): boolean =>
  id === undefined || ids === undefined || (ids === 'any' ? isId(id) : ids.includes(id))

/** Frames are drawn with the id of nothing: what a guest sees at an address is the same with every id. */
const AN_ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i
const NO_ID = '00000000-0000-4000-8000-000000000000'

/** Pages that a form of the search leads to. */
const isSearch = (name: string, site: SiteConfig): boolean =>
  name === 'search' || (name === 'index' && !site.isFiz)

/** The articles for readers of RSS, or all pages for search engines, at the addresses of the brand's own host. */
async function sendFeed(
  c: Context,
  path: string,
  { drawn, routes }: BuiltSite,
  { brand }: SiteConfig,
  { ask, originOf }: PagesOptions,
): Promise<Response> {
  const query = path === RSS_PATH ? '?limit=20' : '?limit=100'
  const answer = await ask(asNobody(c, `${new URL(c.req.url).origin}/api/articles${query}`), c)
  if (!answer.ok) return new Response('Список статей не собран', { status: 503, headers: PLAIN })
  const { data } = (await answer.json()) as { data: readonly FeedArticle[] }
  const feed = {
    origin: originOf(MAIN_SITE[brand]),
    siteName: await drawn.siteName(),
    routes: [...routes.keys()],
  }
  const [type, text] =
    path === RSS_PATH
      ? ['application/rss+xml', rssOf(feed, data)]
      : ['application/xml', sitemapOf(feed, data, brand)]
  return new Response(c.req.method === 'HEAD' ? null : text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=300' },
  })
}

interface WantedPage {
  readonly name: string
  /** The address that it is drawn with, and under which it is kept. */
  readonly path: string
  /** Drawn without a session: the page asks to sign in. */
  readonly isNobodys?: boolean
  /** It says that there is nothing at this address. */
  readonly isAbsent?: boolean
}

/** A page with its data; one that cannot be drawn is left to the browser, which tells what is wrong. */
async function sendPage(
  c: Context,
  built: BuiltSite,
  site: SiteConfig,
  options: PagesOptions,
  { name, path, isNobodys = false, isAbsent = name === NOT_FOUND }: WantedPage,
): Promise<Response> {
  const { files, drawn } = built
  const { ask, log, describeSite } = options
  const status = isAbsent ? 404 : 200
  const { origin, searchParams } = new URL(c.req.url)
  const facts = await describeSite(site)
  const frame = files.get(`/drawn/${name}.html`)
  const shell = files.get(`/shells/${name}.html`) ?? files.get(SHELL)
  let answer: Answer | undefined
  // With `id` an email signs a user in: what the page shows is that user's.
  if (frame && !searchParams.has('id')) {
    try {
      const askSelf = (to: string, init?: RequestInit) => ask(asNobody(c, origin + to, init), c)
      const key = `${site.key} ${isNobodys ? 'guest ' : ''}${path}`
      answer = await drawn.get({
        key,
        path,
        frame,
        facts,
        ask: askSelf,
        ...(isNobodys && { drawnFor: 'nobody' }),
      })
    } catch (error) {
      log.error({ error, path }, 'page not drawn')
    }
  }
  if (answer?.kind === 'absent')
    return sendPage(c, built, site, options, { name: NOT_FOUND, path: NO_SUCH_PATH })
  if (answer?.kind === 'redirect') return leadTo(answer.location, 303)
  if (answer) return sendFile(c, answer.file, site, { status, isOfCaller: answer.isOfCaller })
  return shell
    ? sendFile(c, withFacts(shell, facts), site, { status })
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
