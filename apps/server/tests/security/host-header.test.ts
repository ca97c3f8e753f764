import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSites } from '../setup/built-site.ts'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { rawRequest } from '../setup/raw-request.ts'
import { register } from '../setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from '../setup/test-server.ts'
import { credentialsOf } from '@proverka/test-support/visitor'
import { HOST_CLAIMS, SPELLINGS } from './host-spellings.ts'

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

/** A request in lines, as they are; `Connection: close` among them gives the answer an end. */
async function sendRaw(port: number, lines: readonly string[], body = '') {
  const { status, headers, text } = await rawRequest(port, [...lines, '', body].join('\r\n'))
  return { status, headers: Object.fromEntries(headers) as Record<string, string | undefined>, text }
}

const ask = (path: string, host: string, more: readonly string[] = [], of = server) =>
  sendRaw(of.port, [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...more])

const brandOf = (page: string) => /<title>(realty|fiz): /.exec(page)?.[1]

/** What a page is for every site of its brand; then come the facts of the site, which name its brand. */
const shownOf = (page: string) => page.slice(0, page.indexOf(', цена'))
const isOf = (brand: string, page: string) => page.includes(`"brand":"${brand}"`)

/** All but what differs from one moment to the next. */
function lasting({ status, headers, text }: Awaited<ReturnType<typeof sendRaw>>) {
  return { status, headers: { ...headers, date: '', 'x-request-id': '' }, text }
}

describe('a spelling of the host', () => {
  it('is one of two hundred and more', () => {
    expect(new Set(SPELLINGS.map(({ host }) => host)).size).toBeGreaterThanOrEqual(200)
  })

  it('gets the pages of the brand whose host it is, else those of the main site, else a plain 400', async () => {
    const pages = {
      realty: (await ask('/', 'realty.localhost')).text,
      fiz: (await ask('/', 'fiz.localhost')).text,
    }
    expect([brandOf(pages.realty), brandOf(pages.fiz)]).toEqual(['realty', 'fiz'])
    const seen = { pages: 0, refusals: 0 }
    const wrong: unknown[] = []
    for (const { host, brand } of SPELLINGS) {
      const { status, headers, text } = await ask('/', host)
      // Refused by the parser or by the server: nothing of the host comes back, and no cache keeps it.
      const isKept = (headers['cache-control'] ?? 'no-store') !== 'no-store'
      if (status === 200 && shownOf(text) === shownOf(pages[brand]) && isOf(brand, text)) seen.pages++
      else if (status === 400 && text.length < 20 && !isKept) seen.refusals++
      else wrong.push([host, status, text])
    }
    expect(wrong).toEqual([])
    expect(Math.min(seen.pages, seen.refusals)).toBeGreaterThan(50)
  })

  it('leads nowhere else: redirects stay on the host, whatever it is called', async () => {
    const wrong: unknown[] = []
    for (const { host } of SPELLINGS) {
      for (const [path, target] of [
        ['/privacy', '/privacy/'],
        ['/api-docs', '/api-docs/'],
      ] as const) {
        const { status, headers } = await ask(path, host)
        const isRight = status === 301 ? headers['location'] === target : status === 400
        if (!isRight) wrong.push([host, path, status, headers['location']])
      }
    }
    expect(wrong).toEqual([])
  })

  it('never opens the account of one brand at the other', async () => {
    const tokens: Record<string, Visitor> = {}
    for (const [brand, key] of [
      ['realty', 'realty'],
      ['fiz', 'fiz-pro'],
    ] as const) {
      tokens[brand] = server.visit(key)
      await register(tokens[brand])
    }
    const counts: Record<string, number> = {}
    const wrong: unknown[] = []
    for (const { host, brand } of SPELLINGS) {
      for (const [owner, visitor] of Object.entries(tokens)) {
        const { authorization = '', cookie = '' } = credentialsOf(visitor)
        const headers = [`Authorization: ${authorization}`, `Cookie: ${cookie}`]
        const { status } = await ask('/api/person/settings', host, headers)
        if (status !== 400 && status !== (owner === brand ? 200 : 401)) wrong.push([host, owner, status])
        counts[status] = (counts[status] ?? 0) + 1
      }
    }
    expect(wrong).toEqual([])
    expect(counts[200]).toBeGreaterThan(100)
    expect(counts[401]).toBeGreaterThan(100)
  })

  it('is not repeated by the server: neither in what it says of the site nor in an error', async () => {
    const main = await ask('/api/site', 'realty.localhost')
    expect(main.status).toBe(200)
    const wrong: unknown[] = []
    for (const { host, brand } of SPELLINGS) {
      const site = await ask('/api/site', host)
      const isMain = brand === 'realty' && !/^\s*(www\.)?b2b/i.test(host)
      if (isMain && site.status === 200 && site.text !== main.text) wrong.push([host, site.text])
      for (const { text, headers } of [site, await ask('/api/none', host), await ask('/none/', host)]) {
        if (/evil/i.test(text + JSON.stringify(headers))) wrong.push([host, text])
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('a request that names two hosts', () => {
  const raw = (first: string, ...headers: string[]) =>
    sendRaw(server.port, [first, ...headers, 'Connection: close'])
  const [R, F, EVIL] = ['realty.localhost', 'fiz.localhost', 'evil.example']

  it.each([
    ['two headers', 'GET / HTTP/1.1', [`Host: ${R}`, `Host: ${F}`]],
    ['two headers the other way round', 'GET / HTTP/1.1', [`Host: ${F}`, `Host: ${R}`]],
    ['two headers in different case', 'GET / HTTP/1.1', [`Host: ${R}`, `hOST: ${F}`]],
    ['the same header twice', 'GET / HTTP/1.1', [`Host: ${R}`, `Host: ${R}`]],
    ['three headers', 'GET / HTTP/1.1', [`Host: ${R}`, `Host: ${R}`, `Host: ${EVIL}`]],
    ['a target of the other brand', `GET http://${F}/ HTTP/1.1`, [`Host: ${R}`]],
    ['a target of this brand', `GET http://${R}/ HTTP/1.1`, [`Host: ${F}`]],
    ['a target of nobody', `GET http://${EVIL}/ HTTP/1.1`, [`Host: ${R}`]],
    ['a target with a user', `GET http://${R}@${EVIL}/ HTTP/1.1`, [`Host: ${R}`]],
    ['a target over TLS', `GET https://${F}/ HTTP/1.1`, [`Host: ${R}`]],
    ['no header', 'GET / HTTP/1.1', []],
    ['no header in the old protocol', 'GET / HTTP/1.0', []],
    ['a header in two lines', 'GET / HTTP/1.1', [`Host: ${R}`, ` ${F}`]],
    ['a space before the colon', 'GET / HTTP/1.1', [`Host : ${F}`, `Host: ${R}`]],
    ['a tunnel', `CONNECT ${F}:80 HTTP/1.1`, [`Host: ${R}`]],
  ])('by %s is refused and not kept', async (_, first, headers) => {
    const { status, headers: answered, text } = await raw(first, ...headers)
    expect([0, 400]).toContain(status)
    expect(answered['cache-control'] ?? '').not.toMatch(/public|max-age/)
    expect(brandOf(text)).toBeUndefined()
  })

  it.each([
    [R, 'realty'],
    [F, 'fiz'],
  ])('%s as the target and as the header is one', async (host, brand) => {
    const { status, text } = await raw(`GET http://${host}/ HTTP/1.1`, `Host: ${host}`)
    expect([status, brandOf(text)]).toEqual([200, brand])
  })
})

describe('a header that claims another host', () => {
  const PATHS = [
    '/',
    '/privacy',
    '/privacy/',
    '/none/',
    '/assets/index-a1b2c3d4.js',
    '/assets/none.js',
    '/robots.txt',
    '/api-docs',
    '/api-docs/openapi.json',
    '/api/site',
    '/api/products',
  ]

  it.each([false, true])(
    'changes no answer, so that no cache is poisoned (behind a proxy: %s)',
    async (behindProxy) => {
      const plain = await startTestServer({ pages: sites.pages, behindProxy })
      try {
        for (const path of PATHS) {
          const expected = lasting(await ask(path, 'realty.localhost', [], plain))
          expect(expected.status).toBeLessThan(500)
          // All at once: if none of them counts, they change nothing together either.
          for (const value of ['fiz.localhost', 'http://evil.example/']) {
            const claims = HOST_CLAIMS.map((claim) => `${claim}: ${value}`)
            const forwarded = [`Forwarded: host=${value}`, `Forwarded: for=127.0.0.1;host="${value}"`]
            const seen = await ask(path, 'realty.localhost', [...claims, ...forwarded], plain)
            expect([path, lasting(seen)]).toEqual([path, expected])
          }
          if (behindProxy) continue
          const seen = await ask(path, 'realty.localhost', ['X-Forwarded-Proto: https'], plain)
          expect([path, lasting(seen)]).toEqual([path, expected])
        }
      } finally {
        await plain.stop()
      }
    },
  )
})

describe('emails', () => {
  /** Hosts of all addresses, of pages and of mail, in the emails to a person. */
  const hostsIn = (to: string) =>
    new Set(
      [...server.emails.values()]
        .filter((message) => message.to === to)
        .flatMap(({ text }) =>
          [...text.matchAll(/(?:https?:\/\/|@)([^/:,\s]+)/g)].map(([, host = '']) => host),
        ),
    )

  it.each([
    ['evil.example', [], 'realty.localhost'],
    ['fiz.localhost.evil.example', [], 'realty.localhost'],
    ['evil.example@fiz.localhost', [], undefined],
    [
      'realty.localhost',
      ['X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example'],
      'realty.localhost',
    ],
    [
      'realty.localhost',
      ['Origin: http://realty.localhost', 'Referer: http://evil.example/'],
      'realty.localhost',
    ],
    ['fiz.localhost', ['X-Forwarded-Host: evil.example'], 'fiz.localhost'],
  ] as const)('asked for at %j with %j lead to our own host', async (host, headers, own) => {
    // On the site that is asked: the email of the registration leads there, too.
    const { email } = await register(server.visit(own === 'fiz.localhost' ? 'fiz-pro' : 'realty'))
    const body = new URLSearchParams({ username: email }).toString()
    const { status } = await sendRaw(
      server.port,
      [
        'PUT /api/reset HTTP/1.1',
        `Host: ${host}`,
        'Connection: close',
        'Content-Type: application/x-www-form-urlencoded',
        `Content-Length: ${body.length}`,
        ...headers,
      ],
      body,
    )
    expect(status).toBe(own ? 200 : 400)
    if (!own) return
    await server.emailTo(email, 'Новый пароль')
    expect([...hostsIn(email)]).toEqual([own])
  })

  it('with a sign-in link lead to the site of the order', async () => {
    const guest = server.visit('fiz-pro')
    const { order, email } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    await payInWidget(guest, order)
    await itemIn(guest, order.order_items[0]?.order_item_id ?? '', 'done')
    await expect
      .poll(
        () => [...server.emails.values()].some(({ to, text }) => to === email && text.includes('jwt_token')),
        { timeout: 20_000 },
      )
      .toBe(true)
    // The first email contains his own address.
    expect([...hostsIn(email)].filter((host) => host !== 'example.com')).toEqual(['fiz.localhost'])
  })
})
