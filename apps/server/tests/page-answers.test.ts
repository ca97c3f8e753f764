import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEVELOPMENT_SITES, type SiteConfig } from '../src/platform/config/sites.ts'
import { contentPolicy } from '../src/api/http/security-headers.ts'
import { buildSites, INLINE_SCRIPT, INLINE_STYLE } from './setup/built-site.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

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

describe('a file', () => {
  it('named by its content is kept for ever, a page is asked for each time', async () => {
    expect((await server.get(SCRIPT)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await server.get('/')).headers['cache-control']).toBe('no-cache')
    expect((await server.get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
    expect((await server.get('/assets/gone.js')).headers['cache-control']).toBe('no-store')
  })

  it('that the browser has is not sent again', async () => {
    for (const path of ['/', SCRIPT, '/tariff/']) {
      const { headers } = await server.get(path)
      const etag = String(headers['etag'])
      expect(etag).toMatch(/^"[\w-]+"$/)
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await server.get(path, 'realty.localhost', { 'if-none-match': known })
        expect([again.status, again.bytes.length]).toEqual([304, 0])
      }
      expect((await server.get(path, 'realty.localhost', { 'if-none-match': '"other"' })).status).toBe(200)
    }
  })

  it('is not answered as known when it is a page that is not there', async () => {
    const { headers } = await server.get('/no-such-page/')
    const again = await server.get('/no-such-page/', 'realty.localhost', {
      'if-none-match': String(headers['etag']),
    })
    expect(again.status).toBe(404)
  })

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['gzip;q=0', undefined],
    ['BR', 'br'],
    ['deflate', undefined],
    ['', undefined],
    ['brotli', undefined],
  ])('is sent for «%s» as %s', async (accepted, encoding) => {
    const { headers, bytes } = await server.get(SCRIPT, 'realty.localhost', { 'accept-encoding': accepted })
    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'Accept-Encoding'])
    expect(headers['content-length']).toBe(String(bytes.length))
    const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes
    expect(plain.toString()).toBe(sites.filesOf('realty')['assets/index-a1b2c3d4.js'])
  })

  it('that does not get smaller is sent as it is', async () => {
    const { headers } = await server.get('/assets/face-a1b2c3d4.woff2', 'realty.localhost', {
      'accept-encoding': 'br, gzip',
    })
    expect([headers['content-encoding'], headers['content-type']]).toEqual([undefined, 'font/woff2'])
  })

  it('is described by HEAD as by GET, without its bytes', async () => {
    for (const path of ['/', SCRIPT, '/no-such-page/', '/assets/gone.js']) {
      const [get, head] = [await server.get(path), await server.send(path, { method: 'HEAD' })]
      expect([head.status, head.bytes.length]).toEqual([get.status, 0])
      for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy']) {
        expect([path, name, head.headers[name]]).toEqual([path, name, get.headers[name]])
      }
    }
  })
})

describe('every answer', () => {
  const POLICY =
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"

  it.each([
    ['a page', 'GET', '/'],
    ['the shell', 'GET', '/user/orders/'],
    ['a redirect', 'GET', '/blog'],
    ['a page that is not there', 'GET', '/no-such-page/'],
    ['a script', 'GET', SCRIPT],
    ['an asset that is not there', 'GET', '/assets/gone.js'],
    ['a wrong method', 'POST', '/'],
    ['an API answer', 'GET', '/api/site'],
    ['an API refusal', 'GET', '/api/orders'],
    ['an unknown call', 'GET', '/api/x'],
    ['an unreadable body', 'POST', '/api/login'],
    ['a health check', 'GET', '/healthz'],
  ])('%s carries the security headers', async (_, method, path) => {
    const { headers } = await server.send(path, { method })
    expect(headers).toMatchObject({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('of the API reference has the policy of all others', async () => {
    expect((await server.get('/api-docs/')).headers['content-security-policy']).toBe(POLICY)
  })

  it('lets styles and boot script of a prerendered page pass by their hash, those of others not', async () => {
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const { headers } = await server.get('/tariff/')
    expect(headers['content-security-policy']).toBe(
      POLICY.replace(
        ';',
        `; style-src 'self' ${hashOf(INLINE_STYLE)}; script-src 'self' ${hashOf(INLINE_SCRIPT)};`,
      ),
    )
    const known = await server.get('/tariff/', 'realty.localhost', {
      'if-none-match': String(headers['etag']),
    })
    expect([known.status, known.headers['content-security-policy']]).toEqual([
      304,
      headers['content-security-policy'],
    ])
  })

  it('reaches the analytics and the payment window of its site, and those of no other', async () => {
    const configured = DEVELOPMENT_SITES.map((site) => ({
      ...site,
      ...(site.brand === 'fiz' && {
        payment: {
          provider: 'money',
          publicKey: 'k',
          scriptUrl: 'https://yookassa.ru/checkout-widget/v1/checkout-widget.js?a',
          origins: { frame: ['https://bank.example'], img: ['https://logos.example'] },
        },
        analytics: { url: 'https://counter.example/collect', clientIdCookie: '_counter' },
      }),
    })) as readonly SiteConfig[]
    const money = { url: 'http://127.0.0.1:9', shopId: 'k', secretKey: 's', taxes: { vatCode: 1 } }
    const other = await startTestServer({ pages: sites.pages, sites: configured, payments: { money } })
    const headersOf = async (path: string, host: string) => (await other.get(path, host)).headers
    const ours = [
      "script-src 'self' https://yookassa.ru",
      "frame-src 'self' https://yookassa.ru https://yoomoney.ru https://bank.example",
      "connect-src 'self' https://yoomoney.ru https://yookassa.ru https://counter.example",
      "img-src 'self' data: blob: https://yookassa.ru https://logos.example",
    ].join('; ')
    for (const path of ['/user/orders/', SCRIPT, '/api/site']) {
      expect(await headersOf(path, 'fiz.localhost')).toMatchObject({
        'content-security-policy': POLICY.replace("img-src 'self' data: blob:", ours),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })
    }
    expect(await headersOf('/user/orders/', 'realty.localhost')).toMatchObject({
      'content-security-policy': POLICY,
      'cross-origin-opener-policy': 'same-origin',
    })
    const { data } = await other.visit('fiz-pro').call(contract.site.getSite, {})
    expect(data).toMatchObject({
      payment: {
        provider: 'money',
        scriptUrl: 'https://yookassa.ru/checkout-widget/v1/checkout-widget.js?a',
      },
      analytics: { url: 'https://counter.example/collect' },
    })
    await other.stop()
  })

  it('of a site with the card service reaches its script, its frame and its calls', () => {
    const scriptUrl = 'https://widget.cloudpayments.ru/bundles/cloudpayments.js'
    const policy = contentPolicy({ site: { payment: { provider: 'card', publicKey: 'k', scriptUrl } } })
    const widget = 'https://widget.cloudpayments.ru'
    for (const part of [
      `script-src 'self' ${widget};`,
      `frame-src 'self' ${widget};`,
      `connect-src 'self' ${widget} https://api.cloudpayments.ru https://intent-api.cloudpayments.ru;`,
      `img-src 'self' data: blob: ${widget};`,
    ])
      expect(policy).toContain(part)
  })

  it('of the API is kept by nobody', async () => {
    for (const path of ['/api/site', '/api/products', '/api/orders', '/api/x']) {
      expect([path, (await server.get(path)).headers['cache-control']]).toEqual([path, 'no-store'])
    }
  })
})
