import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { arbitraryOf, type JsonSchema } from './setup/schema-arbitrary.ts'
import { FLAT, orderAsGuest, payInWidget, productId } from './setup/guest-order.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { credentialsOf } from './setup/visitor.ts'

/*
 * Calls made from the OpenAPI document, meant well and badly, by a guest, a client and an admin. `FUZZ_CALLS` says how
 * many, `FUZZ_SEED` which: the default is what a test run has time for, 10000 is the number to try before a release.
 */
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 1500)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly schema: JsonSchema
}

interface Operation {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}

let server: TestServer
let visitors: readonly Visitor[]
let ids: readonly string[]
let operations: readonly { path: string; method: string; operation: Operation }[]

beforeAll(async () => {
  server = await startTestServer()
  const document = JSON.parse((await server.get('/api-docs/openapi.json')).text) as {
    paths: Record<string, Record<string, Operation>>
  }
  operations = Object.entries(document.paths)
    // It would turn the callers into guests for good.
    .filter(([path]) => path !== '/logout')
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      })),
    )
  const client = server.visit()
  const { order } = await orderAsGuest(client, [{ product: 'EgrnObject' }])
  await payInWidget(client, order)
  const admin = server.visit()
  await admin.signIn('admin@example.com')
  visitors = [server.visit(), client, admin]
  ids = [order.id, order.order_items[0]?.order_item_id ?? '', productId('EgrnObject'), FLAT]
})
afterAll(() => server.stop())

it(`answers ${CALLS} calls made from its own description without a failure of its own`, async () => {
  const call = fc.constantFrom(...operations).chain(({ path, method, operation }) =>
    fc.record({
      path: fc.constant(path),
      method: fc.constant(method),
      visitor: fc.nat({ max: visitors.length - 1 }),
      values: fc.tuple(...operation.parameters.map(({ schema }) => arbitraryOf(schema, ids))),
      parameters: fc.constant(operation.parameters),
      body: bodyOf(operation),
    }),
  )
  await fc.assert(
    fc.asyncProperty(call, async ({ path, method, visitor, parameters, values, body }) => {
      const address = addressOf(path, parameters, values)
      const reply = await server.send(address, {
        method,
        headers: { ...headersOf(visitors[visitor]), ...(body && { 'content-type': body.type }) },
        ...(body && { body: body.text }),
      })
      const outcome = reply.status < 400 || (reply.status < 500 && typeof errorOf(reply.text) === 'string')
      expect([method, address, body?.text, reply.status, outcome]).toEqual([
        method,
        address,
        body?.text,
        expect.any(Number),
        true,
      ])
    }),
    { numRuns: CALLS, seed: SEED, endOnFailure: true },
  )
}, 600_000)

function errorOf(text: string): unknown {
  return (JSON.parse(text) as { error?: unknown }).error
}

function bodyOf({ requestBody }: Operation): fc.Arbitrary<{ type: string; text: string } | undefined> {
  const [entry] = Object.entries(requestBody?.content ?? {})
  if (!entry) return fc.constant(undefined)
  const [type, { schema }] = entry
  // Forms with files have tests of their own; here they get what they cannot read.
  return arbitraryOf(schema, ids).map((value) => ({ type, text: JSON.stringify(value) ?? '' }))
}

function addressOf(path: string, parameters: readonly Parameter[], values: readonly unknown[]): string {
  const valueOf = (name: string) => values[parameters.findIndex((parameter) => parameter.name === name)]
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(valueOf(name)) || 'x')
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => `${encode(name)}=${encode(valueOf(name))}`)
  return `/api${filled}?${query.join('&')}`
}

function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed())
}

function headersOf(visitor: Visitor | undefined): Record<string, string> {
  return visitor?.token ? credentialsOf(visitor) : {}
}
