import { contract, permissionOf, type Endpoint } from '@proverka/api/contract'
import { permissionsOf, STAFF_ROLES, type Permission, type StaffRole } from '@proverka/domain/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from './access/all-rows.ts'
import { ADMIN, endpointOfRow, OWN, type Row, type Rows } from './access/row.ts'
import { createWorld, type World } from './access/world.ts'
import { idOf } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

/*
 * Role x call: each role of the staff makes each call that is of the staff, or that opens the thing of another user to
 * the staff, and is allowed or refused exactly by its permissions.
 */

/** The chief may do everything: the access matrix tries him as the admin. */
const ROLES = STAFF_ROLES.filter((role) => role !== 'chief')

/** Who tries each call: a role, or one with permissions beyond it for a term. */
interface Member {
  readonly role: StaffRole
  readonly beyond: readonly Permission[]
}

const MEMBERS: Readonly<Record<string, Member>> = {
  ...Object.fromEntries(ROLES.map((role) => [role, { role, beyond: [] }])),
  'editor with permissions for a term': {
    role: 'editor',
    beyond: ['faults.write', 'catalogue.write', 'jobs.read'],
  },
}
const TRIED = Object.keys(MEMBERS)

let server: TestServer
let world: World
let refusedRows: Rows
let members: Readonly<Record<string, Visitor>>

beforeAll(async () => {
  server = await startTestServer()
  world = await createWorld(server)
  const visitors: [string, Visitor][] = []
  refusedRows = rowsOf(world)
  for (const [name, { role, beyond }] of Object.entries(MEMBERS)) {
    const member = await visitAsStaff(server, role)
    for (const permission of beyond)
      await world.callers.admin.call(contract.staff.giveStaffPermission, {
        body: { person_id: await idOf(member), permission, ends_at: '2099-01-01T00:00:00Z' },
      })
    visitors.push([name, member])
  }
  members = Object.fromEntries(visitors)
})
afterAll(() => server.stop())

const endpoints = new Map(
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
  ),
)

/** What opens the thing of another user to the staff, where that is not reading an order. */
const PERMISSION_OF_OWN: Readonly<Record<string, Permission>> = {
  'system.viewSystemInfo: other key': 'banners.write',
  'person.addSetting: permission': 'clients.write',
  'person.updateSetting: permission': 'clients.write',
  'person.removeSetting: permission': 'clients.write',
  'payers.getPayer': 'clients.read',
  'payers.updatePayer': 'clients.write',
  'payers.removePayer': 'clients.write',
  'payers.addPayer': 'clients.write',
  'blog.removeComment': 'comments.write',
  'orders.sendOrderLink': 'emails.write',
  'orders.returnProduct': 'refunds.write',
  'orders.correctOrderEmail': 'orders.write',
  'wholesale.retryFailed': 'orders.write',
  'reports.updateOrderItem': 'orders.write',
  'risk.addOwner': 'orders.write',
  'risk.updateOwner': 'orders.write',
  'risk.removeOwner': 'orders.write',
  'risk.addOwnerV2': 'orders.write',
  'risk.updateOwnerV2': 'orders.write',
  'risk.removeOwnerV2': 'orders.write',
  'risk.restartTask': 'orders.write',
  'risk.updateStatement': 'orders.write',
  'risk.saveSurvey': 'orders.write',
  'risk.addConclusion': 'orders.write',
  'risk.removeConclusion': 'orders.write',
  'risk.finishReport': 'orders.write',
}

const permissionFor = (rowName: string, endpoint: Endpoint): Permission =>
  permissionOf(endpoint) ??
  PERMISSION_OF_OWN[rowName] ??
  PERMISSION_OF_OWN[endpointOfRow(rowName)] ??
  'orders.read'

/** Calls whose refusals differ from what the permissions of a role say. */
async function differing(name: string, isTried: (row: Row) => boolean): Promise<object[]> {
  // What a call uses up is made for each role that may use it, and once for all others.
  const allowedRows = rowsOf(world)
  const member = members[name] as Visitor
  const { role, beyond } = MEMBERS[name] as Member
  const permissions = new Set([...permissionsOf([role]), ...beyond])
  const cells: object[] = []
  for (const rowName of Object.keys(allowedRows)) {
    const endpoint = endpoints.get(endpointOfRow(rowName)) as Endpoint
    const permission = permissionFor(rowName, endpoint)
    const isAllowed = permissions.has(permission)
    const row = (isAllowed ? allowedRows : refusedRows)[rowName] as Row
    if (!isTried(row)) continue
    const input = await row.input(isAllowed ? 'admin' : 'stranger', member)
    const { status, error } = await member.call(endpoint, input as never, await row.headers?.(member, input))
    if ((status !== 403) !== isAllowed || status === 401)
      cells.push({ rowName, permission, isAllowed, status, error })
  }
  return cells
}

describe('role x call', () => {
  it('[CONSOLE-02] names a permission in every call under /admin but those that answer by permissions or about own items', () => {
    const open = [...endpoints].filter(
      ([, endpoint]) => endpoint.path.startsWith('/admin/') && !permissionOf(endpoint),
    )
    expect(open.map(([name]) => name).toSorted()).toEqual([
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
    ])
  })

  it.each(TRIED)('[CONSOLE-02] of the staff: %s', async (name) => {
    expect(await differing(name, ({ statuses }) => statuses === ADMIN)).toEqual([])
  })

  it.each(TRIED)('[CONSOLE-02] about things of others: %s', async (name) => {
    expect(await differing(name, ({ statuses }) => statuses === OWN)).toEqual([])
  })
})
