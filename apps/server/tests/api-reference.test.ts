import { EXAMPLES } from '@proverka/api/documents'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEVELOPMENT_SITES } from '../src/platform/config/sites.ts'
import { mountApiReference } from '../src/api/openapi/api-reference.ts'
import { CONTRACT_CALLS, OPEN_API_FILES, readOpenApiPaths, readOpenApiTexts } from './setup/open-api.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

interface Operation {
  readonly operationId: string
  readonly 'x-access': string
}

let server: TestServer
let texts: Readonly<Record<string, string>>
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
beforeAll(async () => {
  server = await startTestServer()
  texts = await readOpenApiTexts(server)
  paths = await readOpenApiPaths<Operation>(server)
})
afterAll(() => server.stop())

const calls = CONTRACT_CALLS
const operations = () => Object.values(paths).flatMap((path) => Object.values(path))

describe('the examples', () => {
  /** Calls whose example would end the session of the one who sends them all, or his account. */
  const LAST = new Set([
    'auth.logout',
    'account.removeAccount',
    'account.endOtherSessions',
    'apiToken.revokeApiToken',
  ])

  it('are for calls that there are, of programs and pages alone', () => {
    const names = new Map(calls.map(({ name, endpoint }) => [name, endpoint]))
    for (const [name, { params, query, body }] of Object.entries(EXAMPLES)) {
      const endpoint = names.get(name)
      expect([name, endpoint !== undefined]).toEqual([name, true])
      expect([name, Boolean(params)]).toEqual([name, Boolean(endpoint?.params)])
      expect([name, Boolean(body)]).toEqual([name, Boolean(endpoint?.body)])
      expect([name, query && !endpoint?.query]).not.toEqual([name, true])
    }
    const missing = calls.filter(
      ({ name, endpoint }) =>
        (endpoint.body ?? endpoint.params) !== undefined &&
        ['programs', 'pages'].includes(readersOf(name)) &&
        !EXAMPLES[name],
    )
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  it('are read by the server: none is refused for what it says', async () => {
    const visitor = server.visit()
    await visitor.signIn('client@example.com')
    const sent = calls.filter(({ name }) => EXAMPLES[name] && !LAST.has(name))
    expect(sent.length).toBeGreaterThan(100)
    const refused: string[] = []
    for (const { name, endpoint } of sent) {
      const { body, ...input } = EXAMPLES[name] ?? {}
      const reply = await visitor.call(endpoint, { ...input, ...(body && { body: filled(body) }) } as never)
      const code = reply.body['code']
      if (reply.status >= 500 || String(code).startsWith('input/'))
        refused.push(`${name}: ${reply.status} ${String(code)}`)
    }
    expect(refused).toEqual([])
  }, 120_000)

  /** The document that has a call. */
  function readersOf(name: string): string {
    const file = OPEN_API_FILES.find((one) => texts[one]?.includes(`"operationId":"${name}"`))
    return { 'openapi.json': 'programs', 'openapi-pages.json': 'pages' }[file as string] ?? 'staff'
  }

  /** A text `@name` of a form is a file. */
  function filled(body: Readonly<Record<string, unknown>>): object {
    return Object.fromEntries(
      Object.entries(body).map(([key, value]) => [
        key,
        typeof value === 'string' && value.startsWith('@') ? new File(['%PDF-1.7'], value.slice(1)) : value,
      ]),
    )
  }
})

describe('the reference', () => {
  const AREAS = ['orders', 'reports', 'objects', 'account', 'admin', 'admin-orders', 'staff-risk'] as const
  const linksOf = (text: string) =>
    [...text.matchAll(/href="(\/api-docs\/[a-zA-Z-]+\/)"/g)].map(([, path = '']) => path)
  const readArea = async (path: string) => (await server.get(path)).text

  it('is pages of this server that load nothing from elsewhere and no inline script', async () => {
    for (const path of ['/api-docs/', ...AREAS.map((area) => `/api-docs/${area}/`)]) {
      const { status, text, headers } = await server.get(path)
      expect([path, status, headers['content-type']]).toEqual([path, 200, 'text/html; charset=UTF-8'])
      expect(text).not.toMatch(
        /<script(?! src="\/api-docs\/reference\.js" defer>)|style="|(?:src|href)="(?:https?:|\/\/)/,
      )
    }
    const style = await server.get('/api-docs/reference.css')
    expect([style.status, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
    expect(style.text).not.toMatch(/url\(|@import/)
    expect((await server.get('/api-docs/reference.js')).headers['content-type']).toMatch(/^text\/javascript/)
    expect((await server.get('/api-docs')).headers['location']).toBe('/api-docs/')
    expect((await server.get('/api-docs/gone/')).status).toBe(404)
  })

  it('shows every call once, on pages of less than 100 KB, those of a program before those of the staff', async () => {
    const start = (await server.get('/api-docs/')).text
    expect(Buffer.byteLength(start)).toBeLessThan(100_000)
    const shown: string[] = []
    for (const path of new Set(linksOf(start))) {
      const text = await readArea(path)
      expect([path, Buffer.byteLength(text) < 100_000]).toEqual([path, true])
      expect(text).not.toContain('<pre>unknown')
      shown.push(...[...text.matchAll(/<details id="([^"]+)">/g)].map(([, id = '']) => id))
    }
    const ids = operations().map(({ operationId }) => operationId)
    expect(shown.toSorted()).toEqual(ids.toSorted())
    const listed = [...start.matchAll(/href="\/api-docs\/[a-zA-Z-]+\/#([^"]+)"/g)].map(([, id = '']) => id)
    expect(listed.toSorted()).toEqual(ids.toSorted())
    const isOfStaff = new Map(operations().map((one) => [one.operationId, one['x-access'] === 'staff']))
    const first = listed.findIndex((id) => isOfStaff.get(id))
    expect(listed.slice(first).filter((id) => !isOfStaff.get(id))).toEqual([])
    expect(listed[0]).toMatch(/^orders\./)
  })

  it('finds calls by words of their path, sentence and fields, without a script', async () => {
    const find = async (query: string) => {
      const { text } = await server.get(`/api-docs/?q=${encodeURIComponent(query)}`)
      const ids = [...text.matchAll(/#([a-zA-Z]+\.[a-zA-Z0-9]+)"/g)].map(([, id]) => id)
      return { text, ids }
    }
    expect((await find('плательщик')).ids).toContain('payers.addPayer')
    expect((await find('post order')).ids).toContain('orders.createOrder')
    const none = await find('<b>нет такого')
    expect(none.ids).toEqual([])
    expect(none.text).toContain('По запросу «&lt;b&gt;нет такого» вызовов: 0')
  })

  it('has an example of each call, the types that it names, and a link to each', async () => {
    const text = await readArea('/api-docs/orders/')
    expect(text).toContain('curl -s')
    const types = new Set([...text.matchAll(/<h3 id="type-(\w+)">/g)].map(([, name = '']) => name))
    const named = new Set([...text.matchAll(/href="#type-(\w+)"/g)].map(([, name = '']) => name))
    expect([...named].filter((name) => !types.has(name))).toEqual([])
    expect(types).toContain('CreateOrderInput')
  })

  it('offers the key of the demo in the demo alone', async () => {
    const pageOf = async (isDemo: boolean) => {
      const app = new Hono()
      mountApiReference(app, { isHttps: () => false, isDemo })
      return (await app.request('/api-docs/orders/')).text()
    }
    expect(await pageOf(true)).toContain('<section data-demo')
    expect(await pageOf(false)).not.toContain('data-demo')
  })

  it.each(DEVELOPMENT_SITES.map(({ host }) => host))(
    'names the host it is read on, whose calls a page of it may make: %s',
    async (host) => {
      const page = new URL(`http://${host}:${server.port}/api-docs/`)
      const { text, headers } = await server.get(page.pathname, host)
      expect(text).toContain(`curl -s ${page.origin}/api/order`)
      expect(text).not.toContain('{{origin}}')
      const { servers } = JSON.parse((await server.get('/api-docs/openapi.json', host)).text) as {
        readonly servers: readonly { readonly url: string }[]
      }
      const [base] = servers.map(({ url }) => new URL(url, page))
      // The policy of the page lets it reach its own host and no other.
      expect(base?.origin).toBe(page.origin)
      expect(headers['content-security-policy']).toMatch(/^default-src 'self';/)
      expect(headers['content-security-policy']).not.toContain('connect-src')

      const ofPage = { origin: page.origin, 'sec-fetch-site': 'same-origin', referer: page.href }
      const read = await server.get(`${base?.pathname}/products`, host, ofPage)
      expect(read.status).toBe(200)
      const act = await server.send(
        `${base?.pathname}/login`,
        {
          method: 'POST',
          headers: { ...ofPage, 'content-type': 'application/json' },
          body: JSON.stringify({ username: 'nobody@example.com', password: 'wrong' }),
        },
        host,
      )
      expect([act.status, JSON.parse(act.text)]).toMatchObject([401, { code: 'auth/bad-credentials' }])
    },
  )

  it('makes its document once, and sends it again only when it is another one', async () => {
    const app = new Hono()
    let made = 0
    mountApiReference(app, {
      isHttps: () => false,
      isDemo: false,
      createDocument: () => ({ made: ++made }),
    })
    const first = await app.request('/api-docs/openapi.json')
    const second = await app.request('/api-docs/openapi.json')
    expect([await first.text(), await second.text()]).toEqual(['{"made":1}', '{"made":1}'])
    const etag = first.headers.get('etag') ?? ''
    const third = await app.request('/api-docs/openapi.json', { headers: { 'if-none-match': etag } })
    expect([third.status, await third.text()]).toEqual([304, ''])
    const other = await app.request('/api-docs/openapi.json', { headers: { 'if-none-match': '"other"' } })
    expect([other.status, await other.text()]).toEqual([200, '{"made":1}'])
  })
})
