import { drawEveryEmail } from '@proverka/dev-env/every-email'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { awaitDone, buyReport, FLAT } from '../pages/bought-reports.ts'
import { awaitReport, fillGuest, pay, refuseCounters } from '../pages/checkout.ts'
import { crawl, linksOf } from '../pages/crawl.ts'
import { fillLadogin } from '../pages/person-form.ts'
import { registerByCalls } from '../pages/registration.ts'
import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same links on every screen')

const HOSTS = ['realty.localhost', 'b2b.realty.localhost', 'fiz.localhost', 'fiz-ru.localhost']

const portOf = (baseURL = '') => Number(new URL(baseURL).port)

test('[PUB-06] no link of any page on any host is dead', { tag: '@long' }, async ({ baseURL }) => {
  test.setTimeout(240_000)
  const port = portOf(baseURL)
  const from: string[] = []
  for (const host of HOSTS) {
    const map = await hostFetch(port, host, '/sitemap.xml')
    // A map names the main host of its brand, whichever host was asked.
    const paths = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
    from.push(...['/', ...paths].map((path) => `http://${host}:${port}${path}`))
  }
  const { alive, dead } = await crawl({ port, from })
  expect(dead).toEqual([])
  expect(alive.length).toBeGreaterThan(200)
})

test('[PUB-06] no link of a letter is dead', async ({ page, baseURL, ownEmail, emailTo }) => {
  await page.goto('/proverka-fssp/')
  await refuseCounters(page)
  await fillLadogin(page)
  await page
    .locator('#form')
    .getByRole('button', { name: /^Проверить/ })
    .click()
  await fillGuest(page, ownEmail)
  await pay(page)
  await awaitReport(page)
  const links = new Set<string>()
  for (const subject of [/оплачен|принят/i, /готов/i]) {
    const { html, text } = await emailTo(ownEmail, subject)
    for (const href of linksOf(html, baseURL ?? '')) links.add(href)
    for (const [href] of text.matchAll(/https?:\/\/[^\s<>"]+/g)) links.add(href.replace(/[.,)]$/, ''))
  }
  expect(links.size).toBeGreaterThan(1)
  // A link of a letter signs its reader in once: it is looked at, not used.
  const paths = [...links].filter((href) => new URL(href).hostname.endsWith('localhost'))
  const port = portOf(baseURL)
  for (const href of paths) {
    const { host, pathname, search } = new URL(href)
    const reply = await hostFetch(port, host, pathname + search)
    expect([href, reply.status]).toEqual([href, 200])
  }
})

test('[PUB-06] no link of any kind of letter is dead, for its reader', async ({
  page,
  baseURL,
  ownEmail,
  expectTrouble,
}) => {
  test.slow()
  // The watch of the sample is another's: its page says so.
  expectTrouble(/\/watch\/|Такого слежения у вас нет/)
  await registerByCalls(page, ownEmail)
  const { orderId, itemId } = await buyReport(page, 'EgrnObject', FLAT)
  await awaitDone(page, { itemId })
  const { origin, hostname } = new URL(baseURL ?? '')
  const emails = drawEveryEmail({
    site: hostname.startsWith('fiz') ? 'fiz-pro' : 'realty',
    origin,
    order: { id: orderId, number: 10_602 },
    itemId,
    articleId: 'zadatok-i-avans',
  })
  const links = emails.flatMap(({ name, html, text }) =>
    [...linksOf(html, origin), ...(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])].map((href) => ({
      name,
      href,
    })),
  )
  const own = links.filter(({ href }) => new URL(href).origin === origin)
  expect(new Set(own.map(({ name }) => name)).size).toBeGreaterThan(15)
  const dead: string[] = []
  for (const href of new Set(own.map((link) => link.href))) {
    // From a page of nothing: two links that differ in their hash alone are one document with no second answer.
    await page.goto('about:blank')
    // The page itself says what is wrong with a link that was used: its server part has to be there.
    const answer = await page.goto(href)
    const isLost = (await page.getByRole('heading', { level: 1, name: /^Страница не.найдена/ }).count()) > 0
    if (answer?.status() !== 200 || isLost) dead.push(`${answer?.status()} ${href}`)
  }
  expect(dead).toEqual([])
})

test('[PUB-05] each host has a valid site map, robots, manifest, icons, feed and a picture for each page', async ({
  baseURL,
}) => {
  test.setTimeout(120_000)
  const port = portOf(baseURL)
  for (const host of HOSTS) {
    const get = (path: string) => hostFetch(port, host, path)
    const robots = await get('/robots.txt')
    expect(robots.status).toBe(200)
    const map = /^Sitemap: (\S+)$/m.exec(robots.text)?.[1] ?? ''
    expect(map).toMatch(/^http.*\/sitemap\.xml$/)
    expect(robots.text).toMatch(/^User-agent: \*$/m)
    expect(robots.text).toMatch(/^Disallow: \/api\/$/m)

    const sitemap = await get('/sitemap.xml')
    expect(sitemap.text).toMatch(/^<\?xml/)
    const addresses = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
    expect(addresses.length).toBeGreaterThan(10)
    expect(addresses.filter((loc) => loc.includes('/user/'))).toEqual([])
    const days = [...sitemap.text.matchAll(/<lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>/g)].map(
      ([, day = '']) => day,
    )
    expect(days).toHaveLength(addresses.length)
    // The texts changed on several days; the day of the build for all would be a lie.
    expect(new Set(days).size).toBeGreaterThan(2)

    const rss = await get('/blog/rss.xml')
    expect(rss.status).toBe(200)
    expect(rss.text).toContain('<rss version="2.0"')

    const manifest = await get('/site.webmanifest')
    expect(manifest.status).toBe(200)
    const { name, start_url, icons } = JSON.parse(manifest.text) as {
      name: string
      start_url: string
      icons: { src: string; sizes: string; type: string }[]
    }
    expect(name).toMatch(/^Проверка/)
    expect((await get(start_url)).status).toBe(200)
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', 'any'])
    for (const { src, type, sizes } of icons) {
      const icon = await get(src)
      expect([src, icon.status, icon.headers['content-type']]).toEqual([src, 200, type])
      const side = Number.parseInt(sizes, 10)
      if (type === 'image/png') expect(pngSize(icon.bytes)).toEqual([side, side])
    }

    for (const loc of addresses) {
      const page = await hostFetch(port, new URL(loc).host, new URL(loc).pathname)
      expect([loc, page.status]).toEqual([loc, 200])
      for (const [, json = ''] of page.text.matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/gs,
      ))
        expect((JSON.parse(json) as { '@context': string })['@context']).toBe('https://schema.org')
    }
  }
})

test('[PUB-05] a page has a picture of its own for those who share it', async ({ baseURL }) => {
  const port = portOf(baseURL)
  const pictures = new Set<string>()
  for (const path of ['/', '/proverka-fssp/', '/proverka-avto/', '/sources/']) {
    const { host } = new URL(baseURL ?? '')
    const { text } = await hostFetch(port, host, path)
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? ''
    expect(picture, path).toMatch(/^http/)
    const url = new URL(picture)
    const drawn = await hostFetch(port, url.host, url.pathname)
    expect([path, drawn.status, drawn.headers['content-type']]).toEqual([path, 200, 'image/png'])
    expect(pngSize(drawn.bytes)).toEqual([1200, 630])
    pictures.add(drawn.bytes.toString('base64'))
  }
  expect(pictures.size).toBe(4)
})

/** Width and height out of the first chunk of a PNG. */
const pngSize = (bytes: Buffer): readonly [number, number] => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
