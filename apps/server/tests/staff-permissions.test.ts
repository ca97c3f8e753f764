import { contract } from '@proverka/api/contract'
import { permissionsOf, type Permission } from '@proverka/domain/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { idOf, register } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls, staff } = contract
const HOUR = 3_600_000
const clock = createTestClock()

let server: TestServer
let chief: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  chief = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR).toISOString()
const give = (person_id: string, permission: Permission, hours = 1) =>
  chief.call(staff.giveStaffPermission, { body: { person_id, permission, ends_at: inHours(hours) } })
const take = (person_id: string, permission: Permission) =>
  chief.call(staff.takeStaffPermission, { query: { person_id, permission } })
const seesOrders = async (visitor: Visitor) => (await visitor.call(calls.listOrders, { query: {} })).status
const memberOf = async (person_id: string) =>
  (await chief.call(staff.listStaff, {})).data.staff.find((one) => one.person_id === person_id)

describe('a permission beyond the role', () => {
  it('[CONSOLE-02] counts from the next call on, is listed and logged, and ends by itself', async () => {
    const editor = await visitAsStaff(server, 'editor')
    const person_id = await idOf(editor)
    expect(await seesOrders(editor)).toBe(403)
    const { data } = await give(person_id, 'orders.read')
    expect(data.extra).toEqual([
      {
        permission: 'orders.read',
        given_at: clock.now().toISOString(),
        given_by: 'admin@example.com',
        ends_at: inHours(1),
      },
    ])
    expect(new Set(data.permissions)).toEqual(new Set([...permissionsOf(['editor']), 'orders.read']))
    expect(await seesOrders(editor)).toBe(200)
    expect((await editor.call(staff.getOwnStaff, {})).data.permissions).toContain('orders.read')
    expect((await logOf(chief, person_id))[0]).toMatchObject({
      action: 'staff.permission-give',
      details: { permission: 'orders.read', ends_at: inHours(1) },
    })
    clock.advance(HOUR)
    expect(await seesOrders(editor)).toBe(403)
    expect(await memberOf(person_id)).toMatchObject({
      extra: [],
      permissions: [...permissionsOf(['editor'])],
    })
    expect((await take(person_id, 'orders.read')).status).toBe(404)
  })

  it('[CONSOLE-02] is given again with another term, and taken before its end', async () => {
    const editor = await visitAsStaff(server, 'editor')
    const person_id = await idOf(editor)
    await give(person_id, 'orders.read', 1)
    await give(person_id, 'orders.read', 3)
    clock.advance(2 * HOUR)
    expect(await seesOrders(editor)).toBe(200)
    expect((await take(person_id, 'orders.read')).data).toEqual({ removed: true })
    expect(await seesOrders(editor)).toBe(403)
    expect((await logOf(chief, person_id))[0]).toMatchObject({ action: 'staff.permission-take' })
  })

  it('[CONSOLE-02] is not given to others than the staff, nor what its role has, nor what is the chief’s alone', async () => {
    const client = server.visit()
    await register(client)
    const editor = await idOf(await visitAsStaff(server, 'editor'))
    const refusals = await Promise.all([
      give(await idOf(client), 'orders.read'),
      give(editor, 'banners.write'),
      give(editor, 'staff.write'),
      give(editor, 'log.read'),
      give(editor, 'orders.read', 0),
      give('00000000-0000-4000-8000-000000000000', 'orders.read'),
    ])
    expect(refusals.map(({ body }) => body['code'])).toEqual([
      'staff/not-member',
      'staff/permission-of-role',
      'staff/permission-of-chief',
      'staff/permission-of-chief',
      'staff/term-over',
      'person/not-found',
    ])
  })

  it('[CONSOLE-02] goes with the last role, and does not come back with another one', async () => {
    const editor = await visitAsStaff(server, 'editor')
    const person_id = await idOf(editor)
    await give(person_id, 'orders.read', 5)
    const preview = await chief.call(staff.previewStaffRole, {
      query: { person_id, role: 'editor', act: 'take' },
    })
    expect(preview.data.before).toContain('orders.read')
    expect(preview.data.after).toEqual([])
    await chief.call(staff.takeStaffRole, { query: { person_id, role: 'editor' } })
    await chief.call(staff.giveStaffRole, { body: { person_id, role: 'editor' } })
    expect((await memberOf(person_id))?.extra).toEqual([])
  })

  it('[CONSOLE-02] of one whose role has ended by itself counts for nothing', async () => {
    const editor = await visitAsStaff(server, 'editor')
    const person_id = await idOf(editor)
    await chief.call(staff.giveStaffRole, { body: { person_id, role: 'editor', ends_at: inHours(1) } })
    await editor.signIn((await memberOf(person_id))?.email ?? '', 'verstka-1912')
    await give(person_id, 'orders.read', 5)
    expect(await seesOrders(editor)).toBe(200)
    clock.advance(HOUR)
    expect(await seesOrders(editor)).toBe(403)
    await chief.call(staff.giveStaffRole, { body: { person_id, role: 'support' } })
    expect((await memberOf(person_id))?.extra).toEqual([])
  })
})
