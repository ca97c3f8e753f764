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
    expect(sitemapOf(SITE, [ARTICLE], 'realty')).toContain('<lastmod>2026-10-20</lastmod>')
  })
})
