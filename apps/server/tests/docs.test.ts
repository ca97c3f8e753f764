import { Validator } from '@seriousme/openapi-schema-validator'
import { contract, type Endpoint } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './setup/test-server.ts'

interface Operation {
  readonly operationId: string
  readonly security?: unknown
  readonly responses: Readonly<Record<string, unknown>>
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

describe('the OpenAPI document', () => {
  it('is a valid one of version 3.1', async () => {
    const result = await new Validator().validate({ ...structuredClone(document) })
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(document.openapi).toBe('3.1.0')
    expect(document.servers).toEqual([{ url: `http://realty.localhost:${server.port}/api` }])
  })

  it('has one operation for every endpoint, with the row it comes from', () => {
    expect(
      operations()
        .map((operation) => operation['x-requirement'])
        .toSorted(),
    ).toEqual(endpoints.map(({ id }) => id).toSorted())
    for (const { id, method, path } of endpoints) {
      expect(document.paths[path]?.[method.toLowerCase()]?.['x-requirement']).toBe(id)
    }
    expect(new Set(operations().map(({ operationId }) => operationId)).size).toBe(endpoints.length)
  })

  it('asks for a token where the server does, and tells the refusals', () => {
    for (const operation of operations()) {
      const isOpen = operation['x-access'] === 'guest'
      expect([operation.operationId, 'security' in operation]).toEqual([operation.operationId, !isOpen])
      expect([operation.operationId, '401' in operation.responses]).toEqual([
        operation.operationId,
        !isOpen || operation.operationId === 'auth.login',
      ])
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '400', '429', '500']))
    }
  })
})

describe('the reference', () => {
  it('is a page of this server that loads nothing from elsewhere', async () => {
    const { status, text, headers } = await server.get('/api-docs/')
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=UTF-8'])
    expect(text).not.toMatch(/https?:/)
    for (const [, source = ''] of text.matchAll(/src="([^"]+)"/g)) {
      const script = await server.get(source)
      expect([source, script.status, script.headers['content-type']]).toEqual([
        source,
        200,
        'text/javascript; charset=utf-8',
      ])
    }
    expect((await server.get('/api-docs')).headers['location']).toBe('/api-docs/')
  })
})

describe('health', () => {
  it('is told while the process lives, readiness while the database answers', async () => {
    expect(JSON.parse((await server.get('/healthz')).text)).toEqual({ status: 'ok' })
    expect(JSON.parse((await server.get('/readyz')).text)).toEqual({ status: 'ready' })
    await server.sql('alter table migrations rename to gone')
    const unready = await server.get('/readyz')
    await server.sql('alter table gone rename to migrations')
    expect([unready.status, (await server.get('/healthz')).status]).toEqual([503, 200])
    expect((await server.get('/readyz')).status).toBe(200)
  })
})
