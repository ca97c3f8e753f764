import fc from 'fast-check'
import type { ErrorCode } from '@proverka/domain/errors'
import { GENERAL_CODES } from '../src/api/openapi/refusals.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { encodeBody } from './setup/encode-body.ts'
import { arbitraryOf, type JsonSchema } from './setup/schema-arbitrary.ts'
import { FLAT, orderAsGuest, payInWidget, productId } from '@proverka/test-support/guest-order'
import { readOpenApiPaths } from './setup/open-api.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { credentialsOf } from '@proverka/test-support/visitor'

/*
 * Calls made from the OpenAPI document, meant well and badly, by a guest, a client and an admin, in rounds of every
 * operation once. `FUZZ_CALLS` says how many at least, `FUZZ_SEED` which: the default is what a test run has time for,
 * 10000 is the number to try before a release. The server itself fails a call whose answer is not as it is declared, or
 * whose error is not.
 */
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 1500)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly schema: JsonSchema
}

interface Operation {
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly 'x-errors': readonly ErrorCode[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
  readonly responses: Readonly<Record<string, unknown>>
}

interface GeneratedCall {
  readonly operation: Operation
  readonly visitor: number
  /** By parameter, in the order of the operation. */
  readonly values: readonly unknown[]
  readonly body: unknown
}

let server: TestServer
let visitors: readonly Visitor[]
let ids: readonly string[]
let operations: readonly Operation[]

beforeAll(async () => {
  server = await startTestServer()
  const paths = await readOpenApiPaths<Omit<Operation, 'method' | 'path'>>(server)
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      parameters: operation.parameters ?? [],
      path,
      method: method.toUpperCase(),
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

it(`answers ${CALLS} calls made from its own description as it says there`, async () => {
  const hits = new Map<string, number>()
  const all = fc.tuple(...operations.map(callOf))
  const round = all.chain((calls) =>
    fc.shuffledSubarray(calls, { minLength: calls.length, maxLength: calls.length }),
  )
  await fc.assert(
    fc.asyncProperty(round, async (calls) => {
      for (const call of calls) {
        await tryCall(call)
        hits.set(nameOf(call.operation), (hits.get(nameOf(call.operation)) ?? 0) + 1)
      }
    }),
    { numRuns: Math.ceil(CALLS / operations.length), seed: SEED, endOnFailure: true },
  )
  expect([...hits.keys()].toSorted()).toEqual(operations.map(nameOf).toSorted())
  expect([...hits.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(CALLS)
}, 600_000)

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

function callOf(operation: Operation): fc.Arbitrary<GeneratedCall> {
  const [body] = Object.values(operation.requestBody?.content ?? {})
  return fc.record({
    operation: fc.constant(operation),
    // It would turn the other callers into guests for good.
    visitor: operation.path === '/logout' ? fc.constant(0) : fc.nat({ max: visitors.length - 1 }),
    values: fc.tuple(...operation.parameters.map(({ schema }) => arbitraryOf(schema, ids))),
    body: body ? arbitraryOf(body.schema, ids) : fc.constant(undefined),
  })
}

/** Makes the call; throws with all of it when the answer is not one that the operation declares. */
async function tryCall({ operation, visitor, values, body }: GeneratedCall): Promise<void> {
  const address = addressOf(operation, values)
  const [kind] = Object.entries(operation.requestBody?.content ?? {})
  const encoded = kind && (await encodeBody(kind[0], kind[1].schema, body))
  const headers = { ...headersOf(operation, values), ...credentials(visitors[visitor]) }
  const reply = await server.send(address, {
    method: operation.method,
    headers: { ...headers, ...(encoded && { 'content-type': encoded.type }) },
    ...(encoded && { body: encoded.bytes }),
  })
  const isDeclared = reply.status < 500 && isDeclaredBy(operation, reply)
  const isExplained = reply.status < 400 || typeof errorOf(reply.text) === 'string'
  expect({ address, headers, body, status: reply.status, text: reply.text, isDeclared, isExplained }).toEqual(
    {
      address,
      headers,
      body,
      status: reply.status,
      text: reply.text,
      isDeclared: true,
      isExplained: true,
    },
  )
}

/** A success has its status; a refusal has its code among those of the call, or of every call. */
function isDeclaredBy(operation: Operation, { status, text }: { status: number; text: string }): boolean {
  if (status < 400) return String(status) in operation.responses
  const { code } = JSON.parse(text) as { code: ErrorCode }
  return operation['x-errors'].includes(code) || GENERAL_CODES.includes(code)
}

function errorOf(text: string): unknown {
  return (JSON.parse(text) as { error?: unknown }).error
}

function addressOf({ path, parameters }: Operation, values: readonly unknown[]): string {
  const valueOf = (name: string) => values[parameters.findIndex((parameter) => parameter.name === name)]
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(valueOf(name)) || 'x')
  const query = parameters.flatMap((parameter, index) =>
    parameter.in === 'query' ? [`${encode(parameter.name)}=${encode(values[index])}`] : [],
  )
  return `/api${filled}?${query.join('&')}`
}

function headersOf({ parameters }: Operation, values: readonly unknown[]): Record<string, string> {
  const given = parameters.flatMap((parameter, index): [string, string][] =>
    parameter.in === 'header' ? [[parameter.name, headerText(values[index])]] : [],
  )
  return Object.fromEntries(given)
}

/** Without the characters that no header can carry. */
function headerText(value: unknown): string {
  return textOf(value).replaceAll(/[^\t\u0020-\u007E\u0080-\u00FF]/g, '')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function encode(value: unknown): string {
  return encodeURIComponent(textOf(value).toWellFormed())
}

function credentials(visitor: Visitor | undefined): Record<string, string> {
  return visitor?.token ? credentialsOf(visitor) : {}
}
