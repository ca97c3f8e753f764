import { contract, type Endpoint } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountRows } from './access/account-rows.ts'
import { adminRows } from './access/admin-rows.ts'
import { advertsRows } from './access/adverts-rows.ts'
import { authRows } from './access/auth-rows.ts'
import { blogRows } from './access/blog-rows.ts'
import { demoRows } from './access/demo-rows.ts'
import { eventsRows } from './access/events-rows.ts'
import { filesRows } from './access/files-rows.ts'
import { maintenanceRows } from './access/maintenance-rows.ts'
import { objectsRows } from './access/objects-rows.ts'
import { ordersRows } from './access/orders-rows.ts'
import { paymentRows } from './access/payment-rows.ts'
import { personRows } from './access/person-rows.ts'
import { priceComponentsRows } from './access/price-components-rows.ts'
import { productsRows } from './access/products-rows.ts'
import { reportsRows } from './access/reports-rows.ts'
import { riskRows } from './access/risk-rows.ts'
import { siteRows } from './access/site-rows.ts'
import { suggestRows } from './access/suggest-rows.ts'
import { systemRows } from './access/system-rows.ts'
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

/** Who may call what: one row per endpoint of the contract. */
function rowsOf(of: World): Rows {
  return {
    ...adminRows(of),
    ...advertsRows(),
    ...authRows(),
    ...blogRows(of),
    ...demoRows(),
    ...eventsRows(of),
    ...filesRows(of),
    ...maintenanceRows(),
    ...objectsRows(),
    ...ordersRows(of),
    ...paymentRows(of),
    ...accountRows(of),
    ...personRows(of),
    ...priceComponentsRows(of),
    ...productsRows(),
    ...reportsRows(of),
    ...riskRows(of),
    ...siteRows(),
    ...systemRows(of),
    ...suggestRows(),
  }
}

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
