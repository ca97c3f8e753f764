import { readFile } from 'node:fs/promises'
import type { Endpoint } from '@proverka/api/contract'
import { ERROR_CODES, type ErrorCode } from '@proverka/domain/errors'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declaredErrors } from '../src/api/http/declared-errors.ts'
import { CONTRACT_CALLS, OPEN_API_FILES, readOpenApiPaths, readOpenApiTexts } from './setup/open-api.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

interface Body {
  readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>
}

interface Schema {
  readonly type?: string
  readonly format?: string
  readonly $ref?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** One file, or a list of files. */
const takesFile = ({ format, items, anyOf = [] }: Schema): boolean =>
  format === 'binary' || anyOf.some(takesFile) || (items !== undefined && takesFile(items))

interface Operation {
  readonly operationId: string
  readonly summary?: string
  readonly security: readonly unknown[]
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body & { readonly description: string }>>
  readonly 'x-access': string
  readonly 'x-errors': readonly ErrorCode[]
}

interface Document {
  readonly openapi: string
  readonly info: { readonly description: string }
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

let server: TestServer
/** The documents as they are sent, and the operations of all with their references resolved. */
let texts: Readonly<Record<string, string>>
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
beforeAll(async () => {
  server = await startTestServer()
  texts = await readOpenApiTexts(server)
  paths = await readOpenApiPaths<Operation>(server)
})
afterAll(() => server.stop())

const calls = CONTRACT_CALLS
const endpoints = calls.map(({ endpoint }) => endpoint)
const documentOf = (file: string) => JSON.parse(texts[file] ?? '') as Document
const operations = () => Object.values(paths).flatMap((path) => Object.values(path))
/** The document writes addresses without a slash at their end, which the server takes as well. */
const operationOf = ({ path, method }: Endpoint) =>
  paths[path.replace(/\/$/, '')]?.[method.toLowerCase()] as Operation

/** Calls of the list that a browser makes to others: this server has no part in them (docs/decisions/020). */
const CALLS_TO_OTHERS = new Map([
  ['CALL-042', 'the browser reports a conversion to the analytics service'],
  ['CALL-164', 'the browser loads the script of the payment provider'],
])

/** What a program downloads to make its client of. */
const LARGEST_DOCUMENT = 300_000
/** Documents in which every field has its words; those of the staff are read beside the console. */
const DESCRIBED = ['openapi.json', 'openapi-pages.json'] as const

describe('the OpenAPI documents', () => {
  it.each(OPEN_API_FILES)(
    'have no fault for redocly, version 3.1: %s',
    async (file) => {
      const config = await createConfig({ extends: ['recommended'] })
      const problems = await lintFromString({ source: texts[file] ?? '', absoluteRef: file, config })
      expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual(
        [],
      )
      expect(documentOf(file).openapi).toBe('3.1.0')
    },
    60_000,
  )

  it('fails redocly when a reference leads nowhere', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const source = (texts['openapi.json'] ?? '').replace('"CreateOrderInput":', '"Gone":')
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    expect(problems.filter(({ severity }) => severity === 'error')).not.toEqual([])
  }, 60_000)

  it('are small, name every structure, and no id of a requirement', () => {
    expect(Buffer.byteLength(texts['openapi.json'] ?? '')).toBeLessThan(LARGEST_DOCUMENT)
    for (const file of OPEN_API_FILES) {
      const names = Object.keys(documentOf(file).components.schemas)
      expect(
        names.filter((name) => !/^[A-Z][A-Za-z0-9]*[A-Za-z]$/.test(name) && !name.endsWith('V2')),
      ).toEqual([])
      expect(texts[file]).not.toMatch(/\b(?:CALL|OWN|AMB|SEC|SAFE)-\w/)
    }
    const { schemas } = documentOf('openapi.json').components
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['CreateOrderInput', 'Order', 'OrderPart', 'Product']),
    )
  })

  it('inline no structure: an object with fields is a component, the envelope of a reply aside', () => {
    for (const file of OPEN_API_FILES) {
      const { schemas } = documentOf(file).components
      const inlined = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
        Object.entries(properties).flatMap(([field, part]) =>
          JSON.stringify(part).includes('"properties":') ? [`${name}.${field}`] : [],
        ),
      )
      expect(inlined).toEqual([])
    }
  })

  it('describe every field and every parameter, so that a hover of a client says it', () => {
    for (const file of DESCRIBED) {
      const { schemas } = documentOf(file).components
      const bare = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
        Object.entries(properties).flatMap(([field, { $ref, description }]) =>
          description || $ref ? [] : [`${name}.${field}`],
        ),
      )
      expect(bare).toEqual([])
      const { paths: own } = JSON.parse(texts[file] ?? '') as { paths: typeof paths }
      for (const { operationId, parameters = [], summary } of Object.values(own).flatMap(
        Object.values,
      ) as Operation[]) {
        expect([operationId, summary]).toEqual([operationId, expect.any(String)])
        const silent = parameters.filter((one) => 'name' in one && !one.description)
        expect([operationId, silent]).toEqual([operationId, []])
      }
    }
  })

  it('have one operation for every endpoint, each in one document', () => {
    for (const { name, endpoint } of calls)
      expect([name, operationOf(endpoint)?.operationId]).toEqual([name, name])
    expect(operations()).toHaveLength(endpoints.length)
    const sent = OPEN_API_FILES.map((file) => (texts[file] ?? '').match(/"operationId":/g)?.length ?? 0)
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(endpoints.length)
  })

  it('have one operation for every call of the requirements, but for the calls to others', async () => {
    const table = await readFile(new URL('../../../docs/requirements.tsv', import.meta.url), 'utf8')
    const ids = table
      .split('\n')
      .map((line) => line.split('\t'))
      // Further rows of the area are about the client as a whole.
      .filter(([id = '', , requirement = '']) => /^CALL-\d+$/.test(id) && requirement.startsWith('Call ('))
      .map(([id = '']) => id)
    expect(ids).toHaveLength(164)
    expect(
      endpoints
        .map(({ id }) => id)
        .filter((id) => !id.startsWith('OWN-'))
        .toSorted(),
    ).toEqual(ids.filter((id) => !CALLS_TO_OTHERS.has(id)).toSorted())
  })

  it('ask for a token where the server does', () => {
    for (const endpoint of endpoints) {
      const { operationId, security, ...operation } = operationOf(endpoint)
      const isOpen = endpoint.access === 'guest'
      expect([operationId, security.length]).toEqual([operationId, isOpen ? 0 : 1])
      expect([operationId, operation['x-access'] === 'guest']).toEqual([operationId, isOpen])
    }
  })

  it('tell every error that an endpoint answers with, under its status', () => {
    for (const endpoint of endpoints) {
      const { operationId, responses, 'x-errors': codes } = operationOf(endpoint)
      const general = documentOf('openapi.json').info.description
      for (const code of declaredErrors(endpoint)) {
        if (general.includes(`\`${code}\``)) continue
        expect([operationId, codes]).toEqual([operationId, expect.arrayContaining([code])])
        const refusal = responses[ERROR_CODES[code].status]?.content['application/json']?.schema
        expect([operationId, code, Object.keys(refusal?.properties ?? {})]).toEqual([
          operationId,
          code,
          expect.arrayContaining(['error', 'code', 'requestId', 'field', 'retry_at']),
        ])
      }
      expect(responses['default']?.content['application/json']?.schema.properties?.['code']).toBeDefined()
    }
  })

  it('have a JSON Schema for every reply, a file aside', () => {
    const undescribed = endpoints.filter((endpoint) => {
      const { content } = operationOf(endpoint).responses['200'] as Body
      if (endpoint.reply === 'events') return !content['text/event-stream']
      if (endpoint.reply === 'blob') return content['application/octet-stream']?.schema.format !== 'binary'
      const schema = content['application/json']?.schema
      const data = endpoint.envelope === 'bare' ? schema : schema?.properties?.['data']
      // A schema that could not be written down would be an empty one.
      return Object.keys(data ?? {}).length === 0
    })
    expect(undescribed.map(({ path }) => path)).toEqual([])
  })

  it('let a file be chosen in every form that takes one', () => {
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
