import { readFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import { contract, type Endpoint } from '@proverka/api/contract'
import { ERROR_CODES } from '@proverka/domain/errors'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEVELOPMENT_SITES } from '../src/platform/config/sites.ts'
import { mountApiReference } from '../src/api/openapi/api-reference.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

interface Body {
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>
}

interface Schema {
  readonly type?: string
  readonly format?: string
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** One file, or a list of files. */
const takesFile = ({ format, items, anyOf = [] }: Schema): boolean =>
  format === 'binary' || anyOf.some(takesFile) || (items !== undefined && takesFile(items))

interface Operation {
  readonly operationId: string
  readonly security?: unknown
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body & { readonly description: string }>>
  readonly 'x-requirement': string
  readonly 'x-access': string
}

interface Document {
  readonly openapi: string
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

let server: TestServer
let document: Document
beforeAll(async () => {
  server = await startTestServer()
  document = JSON.parse((await server.get('/api-docs/openapi.json')).text) as Document
})
afterAll(() => server.stop())

const endpoints = Object.values(contract).flatMap((area) => Object.values(area) as Endpoint[])
const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path))
const operationOf = ({ path, method }: Endpoint) => document.paths[path]?.[method.toLowerCase()] as Operation

/** Calls of the list that a browser makes to others: this server has no part in them (docs/decisions/020). */
const CALLS_TO_OTHERS = new Map([
  ['CALL-042', 'the browser reports a conversion to the analytics service'],
  ['CALL-164', 'the browser loads the script of the payment provider'],
])

describe('the OpenAPI document', () => {
  it('is a valid one of version 3.1', async () => {
    const result = await new Validator().validate({ ...structuredClone(document) })
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(document.openapi).toBe('3.1.0')
  })

  it('has one operation for every endpoint, with the row it comes from', () => {
    expect(
      operations()
        .map((operation) => operation['x-requirement'])
        .toSorted(),
    ).toEqual(endpoints.map(({ id }) => id).toSorted())
    for (const endpoint of endpoints) expect(operationOf(endpoint)['x-requirement']).toBe(endpoint.id)
    expect(new Set(operations().map(({ operationId }) => operationId)).size).toBe(endpoints.length)
  })

  it('has one operation for every call of the requirements, but for the calls to others', async () => {
    const table = await readFile(new URL('../../../docs/requirements.tsv', import.meta.url), 'utf8')
    const calls = table
      .split('\n')
      .map((line) => line.split('\t'))
      // Further rows of the area are about the client as a whole.
      .filter(([id = '', , requirement = '']) => /^CALL-\d+$/.test(id) && requirement.startsWith('Call ('))
      .map(([id = '']) => id)
    expect(calls).toHaveLength(164)
    expect(
      operations()
        .map((operation) => operation['x-requirement'])
        .filter((id) => !id.startsWith('OWN-'))
        .toSorted(),
    ).toEqual(calls.filter((id) => !CALLS_TO_OTHERS.has(id)).toSorted())
  })

  it('asks for a token where the server does, and tells the refusals', () => {
    for (const endpoint of endpoints) {
      const { operationId, responses, ...operation } = operationOf(endpoint)
      const isOpen = operation['x-access'] === 'guest'
      expect([operationId, 'security' in operation]).toEqual([operationId, !isOpen])
      const refusesToken = endpoint.errors.some((code) => ERROR_CODES[code].status === 401)
      expect([operationId, '401' in responses]).toEqual([operationId, !isOpen || refusesToken])
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '429', '500']))
    }
  })

  it('tells the code and the words of every error that an endpoint declares, each under its status', () => {
    for (const endpoint of endpoints) {
      for (const code of endpoint.errors) {
        const { status, text } = ERROR_CODES[code]
        expect([endpoint.id, operationOf(endpoint).responses[status]?.description]).toEqual([
          endpoint.id,
          expect.stringContaining(`${code}: ${text}`),
        ])
      }
      const { 413: tooLarge, 400: invalid } = operationOf(endpoint).responses
      expect([endpoint.id, Boolean(tooLarge)]).toEqual([endpoint.id, endpoint.method !== 'GET'])
      expect([endpoint.id, invalid?.description.includes('input/media-type')]).toEqual([
        endpoint.id,
        endpoint.body !== undefined,
      ])
    }
  })

  it('has a JSON Schema for every reply, a file aside', () => {
    const undescribed = endpoints.filter((endpoint) => {
      const { content } = operationOf(endpoint).responses['200'] as Body
      if (endpoint.reply === 'events') return !content['text/event-stream']
      if (endpoint.reply === 'blob') return content['application/octet-stream']?.schema.format !== 'binary'
      const schema = content['application/json']?.schema
      const data = endpoint.envelope === 'bare' ? schema : schema?.properties?.['data']
      // A schema that could not be written down would be an empty one.
      return Object.keys(data ?? {}).length === 0
    })
    expect(undescribed.map(({ id }) => id)).toEqual([])
  })

  it('lets a file be chosen in every form that takes one', () => {
    const files = operations().flatMap(({ operationId, requestBody }) => {
      const form = requestBody?.content['multipart/form-data']?.schema.properties ?? {}
      return Object.values(form).some(takesFile) ? [operationId] : []
    })
    expect(files.toSorted()).toEqual(
      operations()
        .filter(({ requestBody }) => requestBody?.content['multipart/form-data'])
        .map(({ operationId }) => operationId)
        .toSorted(),
    )
    expect(files.length).toBeGreaterThan(3)
  })
})

describe('the reference', () => {
  it('is a page of this server, without a script, that loads nothing from elsewhere', async () => {
    const { status, text, headers } = await server.get('/api-docs/')
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=UTF-8'])
    expect(text).not.toMatch(/<script|style="|(?:src|href)="(?:https?:|\/\/)/)
    const style = await server.get('/api-docs/reference.css')
    expect([style.status, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
    expect(style.text).not.toMatch(/url\(|@import/)
    expect((await server.get('/api-docs')).headers['location']).toBe('/api-docs/')
  })

  it('shows every call once, those of a program before those of the administration', async () => {
    const { text } = await server.get('/api-docs/')
    const shown = [...text.matchAll(/<details id="([^"]+)">/g)].map(([, id = '']) => id)
    expect(shown.toSorted()).toEqual(
      operations()
        .map(({ operationId }) => operationId)
        .toSorted(),
    )
    const isOfStaff = new Map(operations().map((one) => [one.operationId, one['x-access'] === 'staff']))
    const first = shown.findIndex((id) => isOfStaff.get(id))
    expect(shown.slice(first).filter((id) => !isOfStaff.get(id))).toEqual([])
    expect(shown[0]).toMatch(/^orders\./)
    expect(text).not.toContain('<pre>unknown')
  })

  it.each(DEVELOPMENT_SITES.map(({ host }) => host))(
    'names the host it is read on, whose calls a page of it may make: %s',
    async (host) => {
      const page = new URL(`http://${host}:${server.port}/api-docs/`)
      const { text, headers } = await server.get(page.pathname, host)
      expect(text).toContain(`curl -s ${page.origin}/api/order`)
      expect(text).not.toContain('{{origin}}')
      const { servers } = JSON.parse((await server.get('/api-docs/openapi.json', host)).text) as Document
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
    mountApiReference(
      app,
      () => false,
      () => ({ made: ++made }),
    )
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

describe('health', () => {
  it('is reported while the process runs, readiness while the database answers', async () => {
    expect(JSON.parse((await server.get('/healthz')).text)).toEqual({ status: 'ok' })
    expect(JSON.parse((await server.get('/readyz')).text)).toEqual({ status: 'ready' })
    await server.sql('alter table migrations rename to gone')
    const unready = await server.get('/readyz')
    await server.sql('alter table gone rename to migrations')
    expect([unready.status, (await server.get('/healthz')).status]).toEqual([503, 200])
    expect((await server.get('/readyz')).status).toBe(200)
  })
})
