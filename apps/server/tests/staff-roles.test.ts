import { contract } from '@proverka/api/contract'
import { PERMISSIONS, permissionsOf } from '@proverka/domain/accounts'
import { freshEmail, orderAsGuest } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { idOf, PASSWORD, register } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls, apiToken, staff } = contract
const clock = createTestClock()

let server: TestServer
let chief: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  chief = await visitAsAdmin(server)
})
afterAll(() => server.stop())

async function newcomer() {
  const visitor = server.visit()
  const email = freshEmail()
  await register(visitor, email)
  return { visitor, email, person_id: await idOf(visitor) }
}

const give = (body: object) => chief.call(staff.giveStaffRole, { body } as never)
const seesOrders = async (visitor: Visitor) => (await visitor.call(calls.listOrders, { query: {} })).status

describe('roles of the staff', () => {
  it('[CONSOLE-02] are given by the chief, listed with who gave them, and logged', async () => {
    const { person_id, email } = await newcomer()
    const { data } = await give({ person_id, role: 'operator' })
    expect(data).toMatchObject({
      person_id,
      email,
      roles: [{ role: 'operator', given_by: 'admin@example.com' }],
    })
    expect(new Set(data.permissions)).toEqual(permissionsOf(['operator']))
    const { staff: members } = (await chief.call(staff.listStaff, {})).data
    expect(members.find((one) => one.person_id === person_id)?.roles).toHaveLength(1)
    const head = members.find((one) => one.email === 'admin@example.com')
    expect(head?.roles).toEqual([{ role: 'chief', given_at: null, given_by: null, ends_at: null }])
    expect(head?.permissions).toHaveLength(PERMISSIONS.length)
    const [entry] = await logOf(chief, person_id)
    expect(entry).toMatchObject({ action: 'staff.give', person_id, details: { role: 'operator' } })
  })

  it('[CONSOLE-02] count from the next sign-in on: sessions and tokens of before end', async () => {
    const { visitor, person_id, email } = await newcomer()
    const { data } = await visitor.call(apiToken.renewApiToken, { query: {} })
    await give({ person_id, role: 'operator' })
    expect(await seesOrders(visitor)).toBe(401)
    const program = server.visit()
    program.token = data.token
    expect((await program.call(contract.orders.getOrderSummary, { query: {} })).status).toBe(401)
    await visitor.signIn(email, PASSWORD)
    expect(await seesOrders(visitor)).toBe(200)
    await chief.call(staff.takeStaffRole, { query: { person_id, role: 'operator' } })
    expect(await seesOrders(visitor)).toBe(401)
    await visitor.signIn(email, PASSWORD)
    expect(await seesOrders(visitor)).toBe(403)
  })

  it('add up, and each is taken alone', async () => {
    const member = await visitAsStaff(server, 'editor', 'accountant')
    const person_id = await idOf(member)
    const { staff: members } = (await chief.call(staff.listStaff, {})).data
    const permissions = members.find((one) => one.person_id === person_id)?.permissions
    expect(new Set(permissions)).toEqual(permissionsOf(['editor', 'accountant']))
    await chief.call(staff.takeStaffRole, { query: { person_id, role: 'editor' } })
    const again = await chief.call(staff.takeStaffRole, { query: { person_id, role: 'editor' } })
    expect([again.status, again.error]).toEqual([404, 'У человека нет такой роли'])
  })

  it('[CONSOLE-02] end with their term by themselves', async () => {
    const { visitor, person_id, email } = await newcomer()
    const ends_at = new Date(clock.now().getTime() + 3_600_000).toISOString()
    await give({ person_id, role: 'operator', ends_at })
    await visitor.signIn(email, PASSWORD)
    expect(await seesOrders(visitor)).toBe(200)
    clock.advance(3_600_001)
    expect(await seesOrders(visitor)).toBe(403)
    const { staff: members } = (await chief.call(staff.listStaff, {})).data
    expect(members.some((one) => one.person_id === person_id)).toBe(false)
    const past = await give({ person_id, role: 'operator', ends_at })
    expect([past.status, past.error]).toEqual([400, 'Этот срок уже прошел'])
  })

  it('[CONSOLE-02] include the chief, who has no term; the last one stays', async () => {
    const { visitor, person_id, email } = await newcomer()
    const ends_at = new Date(clock.now().getTime() + 3_600_000).toISOString()
    expect((await give({ person_id, role: 'chief', ends_at })).error).toBe('Руководителя назначают без срока')
    await give({ person_id, role: 'chief' })
    await visitor.signIn(email, PASSWORD)
    const own = await idOf(chief)
    expect(
      (await visitor.call(staff.takeStaffRole, { query: { person_id: own, role: 'chief' } })).status,
    ).toBe(200)
    const last = await visitor.call(staff.takeStaffRole, { query: { person_id, role: 'chief' } })
    expect([last.status, last.error]).toEqual([
      409,
      'Последний администратор должен остаться администратором',
    ])
    await visitor.call(staff.giveStaffRole, { body: { person_id: own, role: 'chief' } })
    await chief.signIn('admin@example.com')
    await chief.call(staff.takeStaffRole, { query: { person_id, role: 'chief' } })
  })

  it('[CONSOLE-02] say before what they change: permissions, and sessions that end', async () => {
    const member = await visitAsStaff(server, 'editor')
    const person_id = await idOf(member)
    const preview = (role: string, act: string) =>
      chief.call(staff.previewStaffRole, { query: { person_id, role, act } } as never)
    const gain = (await preview('accountant', 'give')).data
    expect(new Set(gain.before)).toEqual(permissionsOf(['editor']))
    expect(new Set(gain.after)).toEqual(permissionsOf(['editor', 'accountant']))
    expect(gain.sessions).toBe(1)
    expect((await preview('editor', 'take')).data.after).toEqual([])
    const absent = await preview('operator', 'take')
    expect([absent.status, absent.body['code']]).toEqual([404, 'staff/role-not-given'])
    // A role given before comes back when the chief's is taken.
    expect((await preview('chief', 'give')).data.after).toHaveLength(PERMISSIONS.length)
    await give({ person_id, role: 'chief' })
    expect(new Set((await preview('chief', 'take')).data.after)).toEqual(permissionsOf(['editor']))
    await chief.call(staff.takeStaffRole, { query: { person_id, role: 'chief' } })
    expect(
      (await chief.call(staff.listStaff, {})).data.staff.find((one) => one.person_id === person_id),
    ).toMatchObject({
      permissions: [...permissionsOf(['editor'])],
      sessions: 0,
      factor: { app: false, passkeys: 0 },
    })
    const own = await idOf(chief)
    const last = await chief.call(staff.previewStaffRole, {
      query: { person_id: own, role: 'chief', act: 'take' },
    })
    expect(last.body['code']).toBe('person/last-admin')
  })

  it('[CONSOLE-02] name what an act needs beside its permission', async () => {
    const { permissions } = (await chief.call(staff.listStaffRoles, {})).data
    const conditions = permissions.filter(({ condition }) => condition !== null)
    expect(conditions.map(({ permission, condition, above }) => [permission, condition, above])).toEqual([
      ['refunds.write', 'second-above', server.context.config.staff?.secondSignatureRoubles],
      ['clients.merge', 'second-above', server.context.config.staff?.secondSignatureRoubles],
      ['personal.read', 'reason', null],
      ['partners.pay', 'second', null],
    ])
  })

  it('are found in the log by who gave them and by their area', async () => {
    const own = await idOf(chief)
    const logs = async (query: object) =>
      (await chief.call(calls.listUserLogs, { query })).data.logs.map(({ action }) => action)
    expect(new Set((await logs({ admin_id: own, action: 'staff' })).map((one) => one.split('.')[0]))).toEqual(
      new Set(['staff']),
    )
    expect(new Set(await logs({ action: 'staff.take' }))).toEqual(new Set(['staff.take']))
    expect(await logs({ action: 'staf' })).toEqual([])
    expect(await logs({ admin_id: '00000000-0000-4000-8000-000000000000' })).toEqual([])
  })

  it('are not given to whom is not there, nor is a role that is none', async () => {
    const person_id = '00000000-0000-4000-8000-000000000000'
    expect((await give({ person_id, role: 'editor' })).status).toBe(404)
    const wrong = await give({ person_id, role: 'admin' })
    expect([wrong.status, wrong.error]).toEqual([400, 'Такой роли у сотрудников нет'])
    const { person_id: gone } = await newcomer()
    await chief.call(calls.removePerson, { query: { person_id: gone } })
    expect((await give({ person_id: gone, role: 'editor' })).error).toMatch(/^Учетная запись удалена/)
  })

  it('[CONSOLE-02] do not reach an API token', async () => {
    const member = await visitAsStaff(server, 'operator')
    const { data } = await member.call(apiToken.renewApiToken, { query: {} })
    const program = server.visit()
    program.token = data.token
    expect(await seesOrders(program)).toBe(403)
    const { order } = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
    const input = { params: { id: order.id } }
    expect((await program.call(contract.orders.getOrder, input)).status).toBe(403)
    expect((await member.call(contract.orders.getOrder, input)).status).toBe(200)
  })
})
