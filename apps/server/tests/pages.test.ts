import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSites, NOT_BUILT } from './setup/built-site.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

const SCRIPT = '/assets/index-a1b2c3d4.js'

let sites: Awaited<ReturnType<typeof buildSites>>
let server: TestServer
beforeAll(async () => {
  sites = await buildSites()
  server = await startTestServer({ pages: sites.pages })
})
afterAll(async () => {
  await server.stop()
  await sites.remove()
})

describe('a host', () => {
  it.each([
    ['realty.localhost', 'realty'],
    ['REALTY.localhost', 'realty'],
    ['www.realty.localhost', 'realty'],
    ['b2b.realty.localhost', 'realty'],
    ['fiz.localhost', 'fiz'],
    ['FIZ.LOCALHOST', 'fiz'],
    ['fiz-ru.localhost', 'fiz'],
    ['localhost', 'realty'],
    ['127.0.0.1', 'realty'],
    ['unknown.example', 'realty'],
    ['fiz.localhost.evil.example', 'realty'],
  ])('%s gets the pages of %s', async (host, brand) => {
    const { status, text } = await server.get('/', host)
    expect([status, text.includes(`${brand}: главная`)]).toEqual([200, true])
  })

  it.each([
    ['realty', 'realty', 'main'],
    ['realty-b2b', 'realty', 'b2b'],
    ['fiz-pro', 'fiz', 'pro'],
    ['fiz-ru', 'fiz', 'ru'],
  ] as const)('of %s gets its brand and variant', async (key, brand, variant) => {
    const { data } = await server.visit(key).call(contract.site.getSite, {})
    expect(data).toMatchObject({ key, brand, variant })
  })

  it('[PAY-10] has the payment key of its brand', async () => {
    const keyOf = async (site: 'realty' | 'fiz-pro') =>
      (await server.visit(site).call(contract.site.getSite, {})).data.payment.publicKey
    expect([await keyOf('realty'), await keyOf('fiz-pro')]).toEqual(['test-realty', 'test-fiz'])
  })
})

describe('an address', () => {
  const locationOf = async (path: string, options = {}) => {
    const { status, headers } = await server.send(path, options)
    return [status, headers['location']]
  }

  it('[NAV-06] /index.php leads to the root, with its query', async () => {
    expect(await locationOf('/index.php')).toEqual([301, '/'])
    expect(await locationOf('/index.php?utm_source=a')).toEqual([301, '/?utm_source=a'])
    expect(await locationOf('/blog/index.php?x')).toEqual([301, '/?x'])
  })

  it('[NAV-07] /index.html leads to the root', async () => {
    expect(await locationOf('/index.html')).toEqual([301, '/'])
  })

  it('[NAV-08] with repeated slashes leads to the collapsed one in one step, and never off the site', async () => {
    expect(await locationOf('//blog///1')).toEqual([301, '/blog/1/'])
    for (const path of [
      '//evil.com',
      '///evil.com/a',
      '/\\evil.com',
      '//evil.com//',
      '/%5Cevil.com',
      '/%09/evil.com',
    ]) {
      const [status, location] = await locationOf(path)
      expect([path, status]).toEqual([path, expect.toBeOneOf([301, 400, 404])])
      if (status !== 301) continue
      expect(new URL(String(location), 'http://realty.localhost').host).toBe('realty.localhost')
      expect(location).not.toMatch(/^[/\\]{2}/)
    }
  })

  it('[NAV-09] gets its trailing slash; API, assets and other methods are left alone; %2F stays', async () => {
    expect(await locationOf('/blog?x=1')).toEqual([301, '/blog/?x=1'])
    expect(await locationOf('/object/%D0%B4.%205%2F1?a=%2F')).toEqual([301, '/object/%D0%B4.%205%2F1/?a=%2F'])
    expect((await server.get('/object/%D0%B4.%205%2F1/')).status).toBe(200)
    expect((await server.get('/api/site')).status).toBe(200)
    expect((await server.get(SCRIPT)).status).toBe(200)
    expect((await server.get('/robots.txt')).status).toBe(200)
    expect(await locationOf('/blog', { method: 'POST' })).toEqual([405, undefined])
    expect(await locationOf('/blog', { method: 'HEAD' })).toEqual([301, '/blog/'])
  })

  it('is redirected once: where it leads, it stays', async () => {
    for (const path of ['//blog///1?x=1', '/a//b/index.php', '/object/кв. 1', '/blog', '//']) {
      const [, location] = await locationOf(encodeURI(path))
      expect([path, (await locationOf(String(location)))[0] === 301]).toEqual([path, false])
    }
  })

  it.each([
    `/object/${encodeURIComponent('broken д. 5/1, кв.12')}/`,
    '/object/00:14:0203005:1047/?id=email',
    '/objectCheckout/demo.html/',
    '/user/orders/',
    '/check-person/1/',
  ])('%s is a page of the application', async (path) => {
    const { status, text, headers } = await server.get(path, 'realty.localhost', { cookie: 'jwt=a.b.c' })
    expect([status, text.includes('realty: приложение')]).toEqual([200, true])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('[GUARD-03, TRUE-11] that needs a sign-in leads a guest home in one step, which knows the way', async () => {
    const { status, headers } = await server.send('/user/orders/?page=2')
    expect([status, headers['location']]).toEqual([
      302,
      `/?auth=login&way=${encodeURIComponent('/user/orders/?page=2')}`,
    ])
    expect(headers['cache-control']).toBe('no-store')
    expect((await server.send('/user/orders/?jwt_token=a')).status).toBe(200)
  })

  it('[TRACK-10] with a token that signs in is not disclosed to any file of the page as its referrer', async () => {
    const policyOf = async (path: string) => (await server.send(path)).headers['referrer-policy']
    expect(await policyOf('/user/orders/?utm_source=a&jwt_token=link_a')).toBe('strict-origin')
    expect(await policyOf('/object/00:14:0203005:1047/?id=link_a')).toBe('strict-origin')
    // A page that asks the server for its data while it is rendered keeps its own headers.
    expect(await policyOf('/object/00:14:0203005:1048/?jwt_token=link_a')).toBe('strict-origin')
    expect(await policyOf('/?utm_source=a')).toBe('strict-origin-when-cross-origin')
    const linkOf = async (path: string) => (await server.send(path)).headers['link']
    expect(await linkOf('/tariff/?jwt_token=link_a')).toBe(
      '</assets/face-a1b2c3d4.woff2>; rel=preload; as=font; crossorigin',
    )
    expect(await linkOf('/tariff/')).toBeUndefined()
  })

  it('[GUARD-05, GUARD-07] that is for guests or for the other brand leads away, with partner and campaign', async () => {
    const signedIn = { headers: { cookie: 'jwt=a.b.c' } }
    expect((await server.send('/registration/', signedIn)).headers['location']).toBe('/user/')
    expect((await server.send('/physcheck/?utm_source=a&x=1')).headers['location']).toBe('/?utm_source=a')
    expect((await server.send('/wholesale/', {}, 'fiz-ru.localhost')).headers['location']).toBe('/')
    expect((await server.send('/wholesale/')).status).toBe(200)
  })

  it('[SEARCH-20, SEARCH-22] that was searched by without a script leads to its object, or to the page of the search', async () => {
    const object = [303, '/object/00:14:0203005:1047/?utm_source=a']
    for (const page of ['/', '/search/'])
      expect(await locationOf(`${page}?query=00%3A14%3A0203005%3A1047&utm_source=a`)).toEqual(object)
    const words = encodeURIComponent('Полевая')
    expect(await locationOf(`/?query=${words}`)).toEqual([303, `/search/?query=${words}`])
    expect(await locationOf(`/search/?query=${words}`)).toEqual([200, undefined])
    // As a form without a script sends it.
    expect(await locationOf(`/search/?query=${words.replaceAll('%20', '+')}%2C`)).toEqual([200, undefined])
    expect((await server.send('/?query=00:14:0203005:1047', {}, 'fiz.localhost')).status).toBe(200)
    expect(await locationOf('/search/?query=leads')).toEqual([303, '/object/one/'])
  })

  it('is rendered with public data, cached, and rendered again when data change', async () => {
    const path = '/object/00:14:0203005:1047/'
    const first = await server.get(path)
    expect(first.text).toContain(`<meta name="path" content="${path}">`)
    expect(first.text).toContain('"isReplaced":false,"answers":{}}</script></body>')
    const again = await server.get(path, 'realty.localhost', { cookie: 'jwt=a.b.c' })
    expect([again.text, again.headers['etag']]).toEqual([first.text, first.headers['etag']])
    const known = await server.get(path, 'realty.localhost', {
      'if-none-match': String(first.headers['etag']),
    })
    expect(known.status).toBe(304)
    await server.context.database.current
      .updateTable('price_components')
      .set({ price_kopecks: 77_700 })
      .execute()
    const changed = await server.get(path)
    expect(first.text).not.toContain('цена 777')
    expect(changed.text).toContain('цена 777')
  })

  it('shows the price of this moment, whatever page it is, and anyone who changed it', async () => {
    const paths = ['/', '/tariff/', '/privacy/', '/no-such-page/', '/report/1/']
    const shown = async (host = 'realty.localhost') =>
      Promise.all(paths.map(async (path) => / цена (\d+)/.exec((await server.get(path, host)).text)?.[1]))
    await server.context.database.current
      .updateTable('price_components')
      .set({ price_kopecks: 3500 })
      .execute()
    expect(await shown()).toEqual(paths.map(() => '35'))
    expect(await shown('fiz.localhost')).toEqual(paths.map(() => '35'))
    await server.context.database.current
      .updateTable('price_components')
      .set({ price_kopecks: 3600 })
      .execute()
    expect(await shown()).toEqual(paths.map(() => '36'))
    // Another process of the same product.
    await server.sql('update price_components set price_kopecks = 3700')
    await until('the new price', async () => (await shown()).every((price) => price === '37') || undefined)
  })

  it('of one person has a frame that is the same for all: it names nobody', async () => {
    const [one, other] = [await server.get('/report/1/'), await server.get('/report/2/')]
    expect(one.text).toBe(other.text)
    expect(one.text).toContain('<meta name="path" content="/report/sample/">')
  })

  it('whose page belongs to the caller is rendered each time and never cached', async () => {
    const path = `/object/${encodeURIComponent('unknown, ул. Кленовая')}/`
    const [one, other] = [await server.get(path), await server.get(path)]
    expect(one.headers['cache-control']).toBe('private, no-store')
    expect(one.text).toContain('никто не знает')
    expect(other.text).not.toBe(one.text)
  })

  it('that cannot be rendered gets the shell, with the facts of the site', async () => {
    const { text } = await server.get('/object/broken/')
    expect(text).toContain('realty: приложение')
    expect(text).toContain('"key":"realty"')
  })

  it('has the HTML of its brand', async () => {
    expect((await server.get('/privacy/')).text).toContain('realty: политика')
    expect((await server.get('/privacy/', 'fiz.localhost')).text).toContain('fiz: политика')
  })

  it('that is declared but has no page in the build is no page either', async () => {
    const { status, text } = await server.get(`/${NOT_BUILT}/`)
    expect([status, text.includes('realty: страница не найдена')]).toEqual([404, true])
  })

  it('of the other brand is the one of this server, with its port', async () => {
    const { text } = await server.get('/')
    expect(text).toContain(`href="http://fiz.localhost:${server.port}/"`)
    expect(text).not.toContain(':4000')
  })

  it('whose id cannot be one, or is that of no sample, says so itself, with status 404', async () => {
    const order = '/order/5889adc0-0bd1-4193-9d0c-06093117bbee/'
    const known = [order, '/egrn-object-preview/', '/egrn-object-preview/one/']
    for (const path of known) expect([path, (await server.get(path)).status]).toEqual([path, 200])
    const unknown = ['/order/abc/', '/order/1/', `/egrn-object-preview/two/`]
    for (const path of unknown) {
      const { status, text } = await server.get(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).toMatch(/realty: (?:заказ|пример)/)
    }
  })

  it.each(['/no-such-page/', '/blog/1/2/3/', '/app.html/', '/not-found.html/', '/object/%E0%A4%A/'])(
    '%s is no page: the page that says so, with status 404',
    async (path) => {
      const { status, text } = await server.get(path)
      expect([status, text.includes('realty: страница не найдена')]).toEqual([404, true])
    },
  )

  it.each([
    '/assets/x.js',
    '/assets/',
    '/assets/../assets/x.css',
    '/api/x',
    '/.env',
    '/.git/config',
    '/.vite/manifest.json',
    '/.well-known/security.txt',
  ])('%s is neither a file nor a page, and no HTML', async (path) => {
    const { status, text, headers } = await server.get(path)
    expect([path, status]).toEqual([path, 404])
    expect(text).not.toContain('<html')
    expect(headers['content-type']).not.toContain('html')
  })

  it.each([
    '/../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('%s does not leave the folder', async (path) => {
    const { status, text, headers } = await server.get(path)
    expect(text).not.toContain('root:')
    expect([200, 301, 404]).toContain(status)
    expect(String(headers['location'] ?? '/')).toMatch(/^\/(?!\/)/)
  })
})
