import { contract, type Endpoint } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from './access/all-rows.ts'
import { CALLERS, type Row, type Rows } from './access/row.ts'
import { createWorld, type World } from './access/world.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

let server: TestServer
let world: World
let matrix: Rows

beforeAll(async () => {
  server = await startTestServer()
  world = await createWorld(server)
  matrix = rowsOf(world)
})
afterAll(() => server.stop())

const endpoints = new Map(
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
  ),
)
/** Ends the sessions of the callers, so it comes last. */
const LAST = 'auth.logout'
const names = [...[...endpoints.keys()].filter((name) => name !== LAST), LAST]

describe('access', () => {
  it('has a row for every endpoint and none for others', () => {
    expect(Object.keys(matrix).toSorted()).toEqual([...endpoints.keys()].toSorted())
  })

  it.each(names)('%s', async (name) => {
    const row = matrix[name] as Row
    const endpoint = endpoints.get(name) as Endpoint
    const seen: number[] = []
    const refusals: unknown[] = []
    for (const by of CALLERS) {
      const visitor = world.callers[by]
      const input = await row.input(by, visitor)
      const reply = await visitor.call(endpoint, input as never, await row.headers?.(visitor, input))
      seen.push(reply.status)
      refusals.push(...(reply.status === 200 ? [] : [reply.error]))
    }
    expect(seen).toEqual(row.statuses)
    expect(refusals.every((error) => /[а-яё]/i.test(String(error)))).toBe(true)
  })

  it('agrees with what the contract declares', () => {
    for (const [name, { access }] of endpoints) {
      const [guest, stranger] = matrix[name]?.statuses ?? []
      expect([name, guest === 401]).toEqual([name, access !== 'guest'])
      expect([name, access === 'admin' && stranger !== 403]).toEqual([name, false])
    }
  })
})
