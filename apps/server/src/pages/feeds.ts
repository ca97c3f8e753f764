import { dayInMoscow } from '@proverka/domain'
import { buildPath, routeByName } from '@proverka/domain/navigation'
import type { Route } from '@proverka/domain/navigation'
import { escapeMarkup } from '../platform/escape-markup.ts'
import pageDates from './page-dates.json' with { type: 'json' }

/** An article as the feeds name it. */
export interface FeedArticle {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly createdAt: string
  /** When its text last changed. */
  readonly updatedAt: string
  readonly category?: string | undefined
}

export interface FeedSite {
  /** `https://realty.example` */
  readonly origin: string
  readonly siteName: string
  /** Names of the routes that the site has a page for. */
  readonly routes: readonly string[]
}

/** Where articles are announced, for readers of RSS (PUB-05). */
export const RSS_PATH = '/blog/rss.xml'
export const SITEMAP_PATH = '/sitemap.xml'
export const ROBOTS_PATH = '/robots.txt'

/** What has no place in a search engine: answers for programs, and pages of one person or of one object. */
const CLOSED_TO_ROBOTS = ['/api/', '/user/', '/report/', '/order/', '/object/', '/objectCheckout/', '/deal/']

/** What robots may read, and where the map of the brand's own host is. */
export function robotsOf(origin: string): string {
  const closed = CLOSED_TO_ROBOTS.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}${SITEMAP_PATH}`, ''].join('\n')
}

/** RSS 2.0 of the newest articles. */
export function rssOf({ origin, siteName }: FeedSite, articles: readonly FeedArticle[]): string {
  const items = articles.map(
    ({ id, title, lead, createdAt, category }) =>
      `<item><title>${escapeMarkup(title)}</title><link>${escapeMarkup(origin + articlePath(id))}</link>` +
      `<guid isPermaLink="true">${escapeMarkup(origin + articlePath(id))}</guid>` +
      `<pubDate>${new Date(createdAt).toUTCString()}</pubDate>` +
      (category === undefined ? '' : `<category>${escapeMarkup(category)}</category>`) +
      `<description>${escapeMarkup(lead)}</description></item>`,
  )
  return (
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>` +
    `<title>${escapeMarkup(`Блог — ${siteName}`)}</title><link>${escapeMarkup(origin + buildPath('blog'))}</link>` +
    `<atom:link href="${escapeMarkup(origin + RSS_PATH)}" rel="self" type="application/rss+xml"/>` +
    `<description>Что проверить до сделки и чего не узнать</description><language>ru</language>` +
    `${items.join('')}</channel></rss>\n`
  )
}

/** The day on which the words of a page last changed; undefined for a page that shows what others say. */
function dayOfPage(name: string, brand: string, articles: readonly FeedArticle[]): string | undefined {
  if (name === 'blog')
    return articles
      .map(({ updatedAt }) => dayInMoscow(updatedAt))
      .toSorted()
      .at(-1)
  const dates: Readonly<Record<string, { readonly on: string }>> = pageDates
  return (dates[`${brand}:${name}`] ?? dates[name])?.on
}

const urlOf = (address: string, day: string | undefined): string =>
  `<url><loc>${escapeMarkup(address)}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`

/** All pages that search engines index, each with the day on which it last changed. */
export function sitemapOf(
  { origin, routes }: FeedSite,
  articles: readonly FeedArticle[],
  brand: Route['brands'][number],
): string {
  const pages = routes
    .map((name) => routeByName(name))
    .filter((route) => isIndexed(route, brand))
    .map(({ name }) => urlOf(origin + buildPath(name), dayOfPage(name, brand, articles)))
  const texts = articles.map(({ id, updatedAt }) => urlOf(origin + articlePath(id), dayInMoscow(updatedAt)))
  return (
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">` +
    `${[...pages, ...texts].join('')}</urlset>\n`
  )
}

/** A public page that is its own canonical page. */
function isIndexed(route: Route, brand: Route['brands'][number]): boolean {
  const { path, noindex, canonicalRoute, canonicalBrand = brand, brands, guards } = route
  if (noindex || canonicalRoute !== undefined || canonicalBrand !== brand || !brands.includes(brand))
    return false
  return !path.includes('{') && !guards.some((guard) => guard === 'auth' || guard === 'notAuth')
}

const articlePath = (id: string) => buildPath('blog-id', { id })
