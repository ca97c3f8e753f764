import { ROUTES } from '@proverka/domain/navigation'
import { describe, expect, it } from 'vitest'
import { rssOf, sitemapOf } from './feeds.ts'

const SITE = {
  origin: 'https://realty.example',
  siteName: 'Проверка недвижимости',
  routes: ['index', 'blog', 'blog-id', 'tariff', 'tariffOld', 'user-orders', 'registration', 'privacy'],
}
const ARTICLE = {
  id: 'zadatok',
  title: 'Задаток & <аванс>',
  lead: 'Чем «одно» отличается от "другого"',
  createdAt: '2026-10-20T06:00:00.000Z',
  updatedAt: '2026-11-02T06:00:00.000Z',
  category: 'Недвижимость',
}

describe('the feed of articles', () => {
  it('names each with its address and date, and nothing of a text is markup', () => {
    const rss = rssOf(SITE, [ARTICLE])
    expect(rss).toContain('<title>Задаток &amp; &lt;аванс&gt;</title>')
    expect(rss).toContain('<link>https://realty.example/blog/zadatok/</link>')
    expect(rss).toContain('<pubDate>Tue, 20 Oct 2026 06:00:00 GMT</pubDate>')
    expect(rss).toContain('<category>Недвижимость</category>')
    expect(rss).toContain('&quot;другого&quot;')
  })
})

describe('the site map', () => {
  it('has pages of their own that everybody may open, and articles with the day they came out', () => {
    const addresses = [...sitemapOf(SITE, [ARTICLE], 'realty').matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => address,
    )
    expect(addresses).toEqual([
      'https://realty.example/',
      'https://realty.example/blog/',
      'https://realty.example/tariff/',
      'https://realty.example/privacy/',
      'https://realty.example/blog/zadatok/',
    ])
  })

  it('says of each page when its words last changed: of the blog when its newest text did', () => {
    for (const brand of ['realty', 'fiz'] as const) {
      const map = sitemapOf({ ...SITE, routes: ROUTES.map(({ name }) => name) }, [ARTICLE], brand)
      const rows = [
        ...map.matchAll(/<loc>https:\/\/realty\.example(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g),
      ]
      const days = new Map(rows.map(([, path, day]) => [path, day]))
      expect(rows.length).toBeGreaterThan(15)
      expect([...days].filter(([, day]) => !/^2026-\d\d-\d\d$/.test(day ?? ''))).toEqual([])
      expect(days.get('/blog/')).toBe('2026-11-02')
      expect(days.get('/blog/zadatok/')).toBe('2026-11-02')
      // Never the day of the build for all of them.
      expect(new Set(days.values()).size).toBeGreaterThan(2)
    }
  })
})
