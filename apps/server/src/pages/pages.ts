import type { SiteFacts } from '@proverka/api/contract'
import { createPages as createEnginePages, type WantedPage } from '@proverka/page-engine/server'
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
import { createConsolePages } from './console-pages.ts'
import { asNobody, asVisitor } from './ask-self.ts'
import { leadTo } from './lead-to.ts'
import { guestRedirect } from './guest-redirect.ts'
import { pageOfSearch } from './page-of-search.ts'
import { noSuchFile, PLAIN, refuseMethod } from './plain-replies.ts'
import { sendPageFile } from './send-page-file.ts'
import { hashedOf, type Assets, type FindAsset } from './shared-assets.ts'
import { isSharePicture, sendSharePicture } from './send-share-picture.ts'
import { whoAsks, type Visitor } from './who-asks.ts'

type EnginePages = ReturnType<typeof createEnginePages<SiteFacts>>

/** A built brand. */
interface BuiltSite extends EnginePages {
  /** The pages of the other brand: whose address is known leads home here, and is no 404 (AMB-20). */
  readonly ofOther?: EnginePages['routes']
}

/** The host of a brand that canonical links name. */
const MAIN_SITE: Readonly<Record<BrandKey, SiteKey>> = { realty: 'realty', fiz: 'fiz-pro' }

export interface PagesOptions {
  readonly folders: Readonly<Record<BrandKey, string>> & { readonly console?: string }
  readonly facts: RequestFacts
  readonly originOf: (site: SiteKey) => string
  readonly now: () => number
  readonly log: Pick<Logger, 'error'>
  /** What pages say of their site. */
  readonly describeSite: (site: SiteConfig) => Promise<SiteFacts>
  /** Asks this server itself. */
  readonly ask: (request: Request, c: Context) => Promise<Response>
  /** Announces changes of data that pages are rendered with. */
  readonly onChange: (listener: () => void) => void
  /** Throws when the server takes no new work now. */
  readonly admitNew: () => void
  /** Whether an article was at an address and is withdrawn. */
  readonly isWithdrawn: (articleId: string) => Promise<boolean>
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

/** Rendered pages, the shells and the assets of both brands and of the console, chosen by host. */
export function createPages(options: PagesOptions): Pages {
  const { folders, facts, originOf, now, onChange, log } = options
  const finish = (html: string) => withOwnOrigins(html, originOf)
  const onError = (error: unknown, path: string) => log.error({ error, path }, 'page not drawn')
  const load = (folder: string): BuiltSite => {
    const pages = createEnginePages<SiteFacts>(folder, { now, finish, onError })
    onChange(pages.clear)
    return pages
  }
  const sites = { realty: load(folders.realty), fiz: load(folders.fiz) }
  const console = folders.console ? createConsolePages(folders.console, options.findAsset) : undefined
  return {
    assets: {
      realty: hashedOf(sites.realty.files),
      fiz: hashedOf(sites.fiz.files),
      ...(console && { console: console.assets }),
    },
    async answer(c) {
      if (facts.isConsole(c)) return console?.answer(c) ?? noSuchFile()
      const site = facts.site(c)
      const { routes: ofOther } = sites[site.isFiz ? 'realty' : 'fiz']
      return answerPage(c, { ...sites[site.brand], ofOther }, site, options)
    },
    async prepare() {
      for (const site of Object.values(sites))
        await site.prepare().catch((error: unknown) => log.error({ error }, 'app not loaded'))
    },
  }
}

async function answerPage(
  c: Context,
  built: BuiltSite,
  site: SiteConfig,
  options: PagesOptions,
): Promise<Response> {
  const { files, routes, ofOther } = built
  const { pathname, search } = new URL(c.req.url)
  const refused = refuseMethod(c)
  if (refused) return refused

  const file = isOwnFile(pathname) ? files.get(pathname) : undefined
  if (file) return sendPageFile(c, file, site)
  // A missing asset is a plain 404, never a page of HTML under its name; no page begins with a dot.
  if (pathname.startsWith('/.')) return noSuchFile()
  if (pathname.startsWith('/assets/')) {
    const asset = await options.findAsset(site.brand, pathname)
    return asset ? sendPageFile(c, asset, site) : noSuchFile()
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
      ? guestRedirect(route, { c, site, served: routes, mainOrigin: options.originOf('realty') })
      : undefined
  if (way !== undefined) return leadTo(way, 302)
  if (!match || !route || !served) return sendPage(c, built, site, options)
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
    const own = await sendOwnPage(c, built, site, options, { name: route.name, path: pathname + search, who })
    if (own === 'absent') return sendPage(c, built, site, options, absent)
    if (own) return own
  }
  const isAnonymous = who?.kind === 'nobody' && pathname.replace(AN_ID, NO_ID) === path
  return sendPage(c, built, site, options, { name: route.name, path, isAnonymous })
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

/** Frames are rendered with an id of nothing: what a guest sees at an address is the same with every id. */
const AN_ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i
const NO_ID = '00000000-0000-4000-8000-000000000000'

/** Pages that a form of the search leads to. */
const isSearch = (name: string, site: SiteConfig): boolean =>
  name === 'search' || (name === 'index' && !site.isFiz)

/** The articles for readers of RSS, or all pages for search engines, at the addresses of the brand's own host. */
async function sendFeed(
  c: Context,
  path: string,
  { siteName, routes }: BuiltSite,
  { brand }: SiteConfig,
  { ask, originOf }: PagesOptions,
): Promise<Response> {
  const query = path === RSS_PATH ? '?limit=20' : '?limit=100'
  const answer = await ask(asNobody(c, `${new URL(c.req.url).origin}/api/articles${query}`), c)
  if (!answer.ok) return new Response('Список статей не собран', { status: 503, headers: PLAIN })
  const { data } = (await answer.json()) as { data: readonly FeedArticle[] }
  const feed = {
    origin: originOf(MAIN_SITE[brand]),
    siteName: await siteName(),
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

/** A page with its data, or the page of an unknown address. */
async function sendPage(
  c: Context,
  built: BuiltSite,
  site: SiteConfig,
  { ask, describeSite, isWithdrawn }: PagesOptions,
  wanted?: Pick<WantedPage<SiteFacts>, 'name' | 'path' | 'isAnonymous' | 'isAbsent'>,
): Promise<Response> {
  const { origin, searchParams } = new URL(c.req.url)
  const around = {
    audience: site.key,
    facts: await describeSite(site),
    ask: (to: string, init?: RequestInit) => ask(asNobody(c, origin + to, init), c),
    // With `id` an email signs a user in: what the page shows is that user's.
    isShell: searchParams.has('id'),
  }
  const answer = await (wanted ? built.page({ ...around, ...wanted }) : built.notFound(around))
  // An article that moved stays where it is now; what a search finds may be elsewhere tomorrow.
  if (answer.kind === 'redirect') return leadTo(answer.location, wanted?.name === 'blog-id' ? 301 : 303)
  if (answer.kind !== 'page') return new Response('Страница не найдена', { status: 404, headers: PLAIN })
  const article = wanted?.name === 'blog-id' ? matchRoute(wanted.path)?.params['id'] : undefined
  // Search engines drop what is gone at once, and come back to what is not found.
  const isGone = answer.status === 404 && article !== undefined && (await isWithdrawn(article))
  return sendPageFile(c, answer.file, site, isGone ? { ...answer, status: 410 } : answer)
}

interface OwnPage {
  readonly name: string
  readonly path: string
  readonly who: Visitor
}

/**
 * The page of one visitor; `absent` when there is nothing of theirs at the address, undefined when its data are refused or
 * cannot be read: the browser asks and tells why.
 */
async function sendOwnPage(
  c: Context,
  built: BuiltSite,
  site: SiteConfig,
  { ask, log, describeSite }: PagesOptions,
  { name, path, who }: OwnPage,
): Promise<Response | 'absent' | undefined> {
  const { origin } = new URL(c.req.url)
  const askSelf = (to: string, init?: RequestInit) => ask(asVisitor(c, who, origin + to, init), c)
  try {
    const facts = await describeSite(site)
    const answer = await built.ownPage({ name, path, facts, ask: askSelf, tokenEnd: who.tokenEnd })
    if (answer?.kind === 'redirect') return leadTo(answer.location, 303)
    return answer?.kind === 'page' ? sendPageFile(c, answer.file, site, answer) : answer && 'absent'
  } catch (error) {
    if (!isRefusal(error)) log.error({ error }, 'page of a visitor not drawn')
    return undefined
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500

/** Links to other sites lead to where this server has them, whatever its port. */
function withOwnOrigins(html: string, originOf: (site: SiteKey) => string): string {
  return SITES.reduce((page, { key, host }) => page.replaceAll(developmentOrigin(host), originOf(key)), html)
}

/** Pages are asked for by their address; the files behind them are not addresses of their own. */
const isOwnFile = (path: string): boolean => !path.endsWith('.html')
