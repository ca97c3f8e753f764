import { contract, type Endpoint } from '@proverka/api/contract'
import { ROUTES } from '@proverka/domain/navigation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../../src/platform/config/limits.ts'
import { buildSites } from '../setup/built-site.ts'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import type { HostReply, HostRequest } from '@proverka/test-support/host-fetch'
import { sendBytes } from '../setup/raw-socket.ts'
import { startTestServer, type TestServer, type Visitor } from '../setup/test-server.ts'
import { credentialsOf } from '@proverka/test-support/visitor'
import { missingHeaders } from './missing-headers.ts'

const HOSTS = [
  'realty.localhost',
  'b2b.realty.localhost',
  'fiz.localhost',
  'fiz-ru.localhost',
  'unknown.example',
]
const PHONE_CODE = '/api/person/phone/send_verification_code'

let sites: Awaited<ReturnType<typeof buildSites>>
let server: TestServer
let visitors: Readonly<Record<'guest' | 'client' | 'admin', Visitor>>
let order: { id: string; order_items: readonly { order_item_id: string }[] }
beforeAll(async () => {
  sites = await buildSites()
  server = await startTestServer({ pages: sites.pages, behindProxy: true })
  const client = server.visit()
  const ordered = await orderAsGuest(client, [{ product: 'EgrnObject' }])
  order = ordered.order
  await payInWidget(client, ordered.order)
  await itemIn(client, order.order_items[0]?.order_item_id ?? '', 'done')
  const admin = server.visit()
  await admin.signIn('admin@example.com')
  visitors = { guest: server.visit(), client, admin }
})
afterAll(async () => {
  await server.stop()
  await sites.remove()
})

/** Answers that lack something, with what they lack; and how many of each status there were. */
function createCrawl() {
  const lacking: unknown[] = []
  const statuses: Record<number, number> = {}
  return {
    lacking,
    statuses,
    see(
      { method = 'GET', path, isHttps }: { method?: string; path: string; isHttps: boolean },
      reply: HostReply,
    ) {
      statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
      const missing = missingHeaders({ method, path, isHttps }, reply)
      if (missing.length > 0) lacking.push([method, path, reply.status, ...missing])
    },
  }
}

type Crawl = ReturnType<typeof createCrawl>

async function ask(crawl: Crawl, path: string, options: HostRequest = {}, host = 'realty.localhost') {
  for (const isHttps of [false, true]) {
    const headers: Record<string, string> = {
      ...options.headers,
      ...(isHttps && { 'x-forwarded-proto': 'https' }),
    }
    // Under https the cookie of the sign-in has the name that no other host can set.
    const { cookie } = headers
    if (isHttps && cookie) headers['cookie'] = cookie.replace('proverka_bind=', '__Host-proverka_bind=')
    const reply = await server.send(path, { ...options, headers }, host)
    crawl.see({ method: options.method ?? 'GET', path, isHttps }, reply)
  }
}

describe('no answer lacks a security header', () => {
  it('of all pages and files of all hosts, with their redirects and refusals', async () => {
    const crawl = createCrawl()
    const pages = ROUTES.map(({ path }) => path.replaceAll(/\{\w+\??\}/g, '1'))
    const files = [
      ...Object.keys(sites.filesOf('realty')).map((name) => `/${name}`),
      '/assets/gone.js',
      '/.env',
      '/.git/config',
      '/gone.map',
      '/healthz',
      '/readyz',
      '/a//b',
      '/index.php',
      '/no-such-page/',
      '/object/%E0%A4%A/',
      '/blog/?utm_source=a',
      '/api-docs',
      '/api-docs/gone',
      '/api-docs/',
      '/api-docs/start.js',
      '/api-docs/openapi.json',
      '/api',
      '/api/',
      '/api/gone',
    ]
    for (const host of HOSTS) {
      for (const path of [...files, ...pages, ...pages.map((page) => `${page}/`)])
        await ask(crawl, path, {}, host)
    }
    expect(crawl.lacking).toEqual([])
    expect(Object.keys(crawl.statuses)).toEqual(['200', '301', '302', '404'])
  })

  it('of any method', async () => {
    const crawl = createCrawl()
    const paths = [
      '/',
      '/blog',
      '/assets/index-a1b2c3d4.js',
      '/api/site',
      '/api/orders',
      '/api-docs/',
      '/healthz',
      '/gone/',
    ]
    for (const method of [
      'HEAD',
      'OPTIONS',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'PROPFIND',
      'QUERY',
      'PURGE',
    ]) {
      for (const path of paths) await ask(crawl, path, { method })
    }
    expect(crawl.lacking).toEqual([])
    expect(crawl.statuses[405]).toBeGreaterThan(20)
  })

  it('of all calls of the API, made by a guest, a client and an admin', async () => {
    const crawl = createCrawl()
    const endpoints = Object.values(contract).flatMap((area) => Object.values(area) as Endpoint[])
    for (const { method, path, bodyType, body, id } of endpoints) {
      // They end the sign-in that the others need.
      if (/logout|update_password|users\/remove/.test(path)) continue
      const filled = path.replace('{path}', `reports/${order.id}.pdf`).replaceAll(/\{\w+\}/g, order.id)
      for (const visitor of Object.values(visitors)) {
        const headers = {
          ...credentialsOf(visitor),
          ...(bodyType === 'json' && { 'content-type': 'application/json' }),
        }
        await ask(crawl, `/api${filled}`, { method, headers, ...(body && { body: '{}' }) })
      }
      expect(id).toBeTruthy()
    }
    expect(crawl.lacking).toEqual([])
    const seen = Object.keys(crawl.statuses).map(Number)
    expect(seen).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]))
  })

  it('of downloads, pages that a browser has already, and answers with a body of every kind', async () => {
    const crawl = createCrawl()
    const headers = credentialsOf(visitors.client)
    for (const fileType of ['pdf', 'html', 'zip', 'xml', 'exe'])
      await ask(crawl, `/api/download?orderID=${order.id}&fileType=${fileType}`, { headers })
    await ask(crawl, `/api/files/reports/${order.order_items[0]?.order_item_id}.pdf`, { headers })
    const { headers: page } = await server.get('/')
    await ask(crawl, '/', { headers: { 'if-none-match': String(page['etag']) } })
    await ask(crawl, '/', { headers: { 'accept-encoding': 'br' } })
    expect(crawl.lacking).toEqual([])
    expect(crawl.statuses).toMatchObject({ 200: 10, 304: 2, 400: 2, 404: 2 })
  })

  it('of refusals: bad JSON, too much, another host, another site', async () => {
    const crawl = createCrawl()
    const json = { 'content-type': 'application/json' }
    const large = JSON.stringify({ username: 'x'.repeat(2 * 1024 * 1024) })
    await ask(crawl, '/api/login', { method: 'POST', headers: json, body: '{' })
    await ask(crawl, '/api/login', { method: 'POST', headers: json, body: large })
    await ask(crawl, '/api/login', {
      method: 'POST',
      headers: { ...json, origin: 'http://evil.example' },
      body: '{}',
    })
    await ask(crawl, PHONE_CODE, {
      headers: { ...credentialsOf(visitors.client), 'sec-fetch-site': 'cross-site' },
    })
    await ask(crawl, 'http://evil.example/')
    expect(crawl.lacking).toEqual([])
    expect(Object.keys(crawl.statuses).map(Number)).toEqual([400, 403, 413])
  })

  it('of what is no request at all', async () => {
    const crawl = createCrawl()
    const host = `Host: realty.localhost:${server.port}\r\n`
    for (const bytes of [
      'nonsense\r\n\r\n',
      `GET /a b HTTP/1.1\r\n${host}\r\n`,
      `GET / HTTP/9.9\r\n${host}\r\n`,
      `GET / HTTP/1.1\r\n${host}X: \u0000\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(40_000)}\r\n\r\n`,
      `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      `POST /api/login HTTP/1.1\r\n${host}Content-Length: x\r\n\r\n`,
    ]) {
      const { status, headers, text } = await sendBytes(server.port, bytes)
      const reply = { status, headers: Object.fromEntries(headers), bytes: Buffer.from(text), text }
      crawl.see({ path: '/api/', isHttps: false }, reply)
    }
    expect([crawl.lacking, crawl.statuses]).toEqual([[], { 400: 6, 431: 1 }])
  })

  it('of failures of our own', async () => {
    const crawl = createCrawl()
    await server.sql('alter table articles rename to articles_away')
    try {
      await ask(crawl, '/api/articles')
    } finally {
      await server.sql('alter table articles_away rename to articles')
    }
    expect([crawl.lacking, crawl.statuses]).toEqual([[], { 500: 2 }])
  })
})

it('no answer lacks a security header where there are limits, and where no pages are built', async () => {
  const limited = await startTestServer({ behindProxy: true, limits: { ...NO_LIMITS, callsPerMinute: 1 } })
  try {
    const crawl = createCrawl()
    for (const path of ['/api/site', '/api/site', '/api/site', '/', '/blog', '/assets/a.js']) {
      const reply = await limited.get(path, 'realty.localhost', { 'x-forwarded-proto': 'https' })
      crawl.see({ path, isHttps: true }, reply)
    }
    expect([crawl.lacking, crawl.statuses]).toEqual([[], { 200: 1, 404: 3, 429: 2 }])
  } finally {
    await limited.stop()
  }
})
