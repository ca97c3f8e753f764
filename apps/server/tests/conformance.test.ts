import { contract, permissionOf, type Endpoint } from '@proverka/api/contract'
import { ERROR_CODES } from '@proverka/domain/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MEDIA_TYPES } from '../src/api/http/media-types.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { credentialsOf } from '@proverka/test-support/visitor'

/** Every call of the contract, tried with what breaks it: whatever comes, the answer is a 4xx that says why. */
let server: TestServer
const callers = {} as Record<'user' | 'admin', Visitor>

beforeAll(async () => {
  server = await startTestServer()
  callers.user = server.visit()
  callers.admin = server.visit()
  await callers.user.signIn('client@example.com')
  await callers.admin.signIn('admin@example.com')
})
afterAll(() => server.stop())

const endpoints = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
)
const withBody = endpoints.filter(([, { body }]) => body !== undefined)

const PLACEHOLDERS = { path: 'a/b.pdf', provider: 'test' } as Record<string, string>
const UUID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const pathOf = ({ path }: Endpoint) =>
  `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => PLACEHOLDERS[name] ?? UUID)}`

/** The headers of a caller who is allowed to use the endpoint. */
function headersFor(endpoint: Endpoint): Record<string, string> {
  const visitor = permissionOf(endpoint) ? callers.admin : callers.user
  return credentialsOf(visitor)
}

/** The `Content-Type` of a body of the endpoint's own kind. */
const typeOf = ({ bodyType }: Endpoint): string =>
  bodyType === 'multipart' ? `${MEDIA_TYPES.multipart}; boundary=x` : MEDIA_TYPES[bodyType]

async function send(endpoint: Endpoint, type: string | undefined, body: string | Buffer) {
  const reply = await server.send(pathOf(endpoint), {
    method: endpoint.method,
    headers: { ...headersFor(endpoint), ...(type !== undefined && { 'content-type': type }) },
    body,
  })
  return { status: reply.status, error: errorOf(reply.text) }
}

function errorOf(text: string): unknown {
  return (JSON.parse(text) as { error?: unknown }).error
}

const refusal = { error: expect.stringMatching(/[а-яё]/i) as unknown }

describe('a call', () => {
  it('[CALL-169] of the list is found: no 404 or 405 for its path and method', async () => {
    const lost: string[] = []
    // Some calls end the session that makes them.
    const last = endpoints.filter(([name]) => name === 'auth.logout')
    for (const [name, endpoint] of [...endpoints.filter((entry) => !last.includes(entry)), ...last]) {
      const { text } = await server.send(pathOf(endpoint), {
        method: endpoint.method,
        headers: headersFor(endpoint),
      })
      if (text.includes('Такого вызова нет')) lost.push(name)
    }
    expect(lost).toEqual([])
    await callers.user.signIn('client@example.com')
  })

  it('has no other methods', async () => {
    const known = new Set(endpoints.map(([, { method, path }]) => `${method} ${path}`))
    for (const [, endpoint] of endpoints) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
        const isKnown = [...known].some((other) => {
          const [verb, path = ''] = other.split(' ')
          return verb === method && patternOf(path).test(endpoint.path)
        })
        if (isKnown) continue
        const { status, text } = await server.send(pathOf(endpoint), {
          method,
          headers: headersFor(endpoint),
        })
        expect([method, endpoint.path, status, errorOf(text)]).toEqual([
          method,
          endpoint.path,
          404,
          'Такого вызова нет',
        ])
      }
    }
  })
})

/** Paths that a path with parameters takes too: `/orders/{id}` takes `/orders/new`. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('{path}', '.+').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

describe.each(withBody)('the body of %s', (_, endpoint) => {
  it.each([
    ['no JSON', '{"a":'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['nothing', ''],
  ])('is refused when it is %s', async (_kind, body) => {
    const { status, error } = await send(endpoint, typeOf(endpoint), body)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect({ error }).toEqual(refusal)
  })

  it('is refused when its fields are of other types', async () => {
    if (fieldsOf(endpoint).length === 0) return
    const { status, error } = await send(endpoint, typeOf(endpoint), wrongFields(endpoint))
    expect([400, 403, 404]).toContain(status)
    expect({ error }).toEqual(refusal)
  })

  it('is refused unread when it is said to be of another kind, or of none', async () => {
    const own = MEDIA_TYPES[endpoint.bodyType]
    const others = [
      ...Object.values(MEDIA_TYPES),
      'text/plain',
      'application/octet-stream',
      'x',
      '',
      undefined,
    ]
    for (const type of others.filter((other) => other !== own)) {
      expect([type, await send(endpoint, type, '{}')]).toEqual([
        type,
        { status: 400, error: ERROR_CODES['input/media-type'].text },
      ])
    }
  })

  it('is refused unread when it is larger than the call may carry', async () => {
    const body = Buffer.alloc(endpoint.bodyLimit + 1, 0x20)
    const { status, error } = await send(endpoint, typeOf(endpoint), body)
    expect([status, error]).toEqual([413, 'Запрос слишком большой'])
  })
})

function fieldsOf({ body }: Endpoint): readonly string[] {
  return Object.keys((body as unknown as { entries?: object }).entries ?? {})
}

/** A body of the endpoint's own kind, each field of another type than it should be. */
function wrongFields(endpoint: Endpoint): string {
  const fields = fieldsOf(endpoint)
  if (endpoint.bodyType === 'json')
    return JSON.stringify(Object.fromEntries(fields.map((field) => [field, { not: ['it'] }])))
  // A form knows texts and files only: no text of ours is an address, and a text is no file nor a file a text.
  if (endpoint.bodyType === 'form')
    return new URLSearchParams(fields.map((field) => [field, '{}'])).toString()
  const { entries } = endpoint.body as unknown as { entries: Record<string, FieldSchema> }
  const part = (field: string) => {
    const { type, wrapped, options = [] } = entries[field] ?? {}
    const isFile = [wrapped ?? { type }, ...options].some((one) => one.type === 'file')
    return `--x\r\nContent-Disposition: form-data; name="${field}"${isFile ? '' : '; filename="x"'}\r\n\r\nx\r\n`
  }
  return `${fields.map(part).join('')}--x--\r\n`
}

interface FieldSchema {
  readonly type?: string
  /** Of an optional field. */
  readonly wrapped?: { readonly type: string }
  /** Of one file or several. */
  readonly options?: readonly { readonly type: string }[]
}
