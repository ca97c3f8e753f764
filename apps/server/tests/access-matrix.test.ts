import { isDeepStrictEqual } from 'node:util'
import { contract, permissionOf, type Endpoint } from '@proverka/api/contract'
import { Role } from '@proverka/domain/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from './access/all-rows.ts'
import { gatherVisitors, isWhole, type MatrixVisitor } from './access/matrix-visitors.ts'
import { ADMIN, CALLERS, endpointOfRow, type Row, type Rows } from './access/row.ts'
import { createWorld } from './access/world.ts'
import { whoIs } from './setup/registration.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

let server: TestServer
let visitors: readonly MatrixVisitor[]
let matrix: Rows

beforeAll(async () => {
  server = await startTestServer()
  const world = await createWorld(server)
  visitors = await gatherVisitors(world)
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
const ONE_PERSON = 'person.getPerson'
const names = [...endpoints.keys()]
const isUnderAdmin = (name: string): boolean => endpoints.get(name)?.path.startsWith('/admin/') ?? false
const others = names.filter((name) => !isUnderAdmin(name) && name !== LAST && name !== ONE_PERSON)

const rowNamesOf = (name: string): string[] =>
  Object.keys(matrix).filter((rowName) => endpointOfRow(rowName) === name)

/** The cells of an endpoint's rows that are not as the rows say: who, and what he met. */
async function differingCells(name: string): Promise<object[]> {
  const endpoint = endpoints.get(name) as Endpoint
  const cells: object[] = []
  for (const rowName of rowNamesOf(name)) {
    const row = matrix[rowName] as Row
    for (const one of visitors) {
      const expected = cellOf(row, one)
      const seen = await tryCell(endpoint, row, one)
      if (!isDeepStrictEqual(seen, expected)) cells.push({ rowName, who: one.label, expected, seen })
    }
  }
  return cells
}

interface Cell {
  readonly status: number | undefined
  readonly finds: boolean
  /** People read why they are refused. */
  readonly isRefusedInRussian: boolean
}

function cellOf({ statuses, finds }: Row, { by }: MatrixVisitor): Cell {
  const status = statuses[CALLERS.indexOf(by)]
  return { status, finds: finds?.by.includes(by) ?? false, isRefusedInRussian: status !== 200 }
}

async function tryCell(endpoint: Endpoint, row: Row, { by, visitor }: MatrixVisitor): Promise<Cell> {
  const input = await row.input(by, visitor)
  const reply = await visitor.call(endpoint, input as never, await row.headers?.(visitor, input))
  return {
    status: reply.status,
    finds: reply.status === 200 && ((await row.finds?.isIn(reply.data)) ?? false),
    isRefusedInRussian: /[а-яё]/i.test(reply.error ?? ''),
  }
}

describe('access', () => {
  it('has a row for every endpoint and none for others', () => {
    expect(names.filter((name) => !matrix[name])).toEqual([])
    expect(Object.keys(matrix).filter((rowName) => !endpoints.has(endpointOfRow(rowName)))).toEqual([])
  })

  it.runIf(isWhole)('is tried by people of all seventeen roles and by a guest', async () => {
    const people = await Promise.all(visitors.map(async ({ visitor }) => (await whoIs(visitor)).person))
    expect(new Set(people.map((user) => user?.person_role))).toEqual(
      new Set([undefined, ...Object.values(Role)]),
    )
  })

  it('is given to someone by every row, so that a refusal is one of access', () => {
    const closed = Object.entries(matrix).filter(([, { statuses }]) => !statuses.includes(200))
    // The demo world sells everything, and has no photographs and no contours; their own tests have them.
    expect(closed.map(([rowName]) => rowName).toSorted()).toEqual([
      'adverts.getAdvertPhoto',
      'objects.downloadContour',
      'saleWaits.ask',
    ])
  })

  it('agrees with what the contract declares', () => {
    for (const [name, endpoint] of endpoints) {
      const [guest, stranger] = matrix[name]?.statuses ?? []
      expect([name, guest === 401]).toEqual([name, endpoint.access !== 'guest'])
      expect([name, permissionOf(endpoint) !== undefined && stranger !== 403]).toEqual([name, false])
    }
  })

  it.each(others)('%s', async (name) => expect(await differingCells(name)).toEqual([]))

  it('[ROLE-32] to one person by his id is for admins alone', async () => {
    expect(matrix[ONE_PERSON]?.statuses).toEqual(ADMIN)
    expect(await differingCells(ONE_PERSON)).toEqual([])
  })

  it('[ROLE-33] is for admins alone under /admin, but for alerts, own items and what all of the staff sees', () => {
    const exceptions = Object.keys(matrix).filter(
      (rowName) => isUnderAdmin(endpointOfRow(rowName)) && matrix[rowName]?.statuses !== ADMIN,
    )
    expect(exceptions.toSorted()).toEqual([
      'admin.countWaiting',
      'admin.getToday',
      'admin.listClaims',
      'admin.releaseClaim',
      'admin.search',
      'admin.takeClaim',
      'admin.watchChanges',
      'person.listSettings',
      'reports.updateOrderItem',
      'system.viewSystemInfo',
      'system.viewSystemInfo: alertFiz_',
      'system.viewSystemInfo: alert_',
    ])
  })

  it.each(names.filter(isUnderAdmin))('[ROLE-33] %s', async (name) =>
    expect(await differingCells(name)).toEqual([]),
  )

  it('to the end of a session is for anyone who has one', async () =>
    expect(await differingCells(LAST)).toEqual([]))
})
