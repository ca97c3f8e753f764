import { contract, permissionOf } from '@proverka/api/contract'
import { HOUR_MS } from '@proverka/domain/timing'
import { credentialsOf } from '@proverka/test-support/visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { callRaw, ALL_ENDPOINTS } from './security/protected-endpoints.ts'
import { idOf, PASSWORD, whoIs } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { account, admin: calls, staff } = contract

const clock = createTestClock()

let server: TestServer
let chief: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  chief = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const listOrders = async (visitor: Visitor) => (await visitor.call(calls.listOrders, { query: {} })).status
const sessionsOf = async (person_id?: string) =>
  (await chief.call(staff.listStaffSessions, { query: person_id ? { person_id } : {} })).data.sessions

describe('sessions of the staff', () => {
  it('[CONSOLE-01] last twelve hours, whatever is done in them; those of clients a month', async () => {
    const member = await visitAsStaff(server, 'operator')
    const client = server.visit()
    await client.signIn('client@example.com')
    for (const hours of [4, 4, 3.9]) {
      clock.advance(hours * HOUR_MS)
      expect(await listOrders(member)).toBe(200)
    }
    clock.advance(HOUR_MS)
    expect(await listOrders(member)).toBe(401)
    expect((await client.call(account.getAccount, {})).status).toBe(200)
    chief = await visitAsAdmin(server)
  })

  it('[CONSOLE-01] are listed for the chief, clients left out', async () => {
    const member = await visitAsStaff(server, 'support')
    const client = server.visit()
    await client.signIn('client@example.com')
    const person_id = await idOf(member)
    const [session, ...others] = await sessionsOf(person_id)
    expect(others).toEqual([])
    expect(session).toMatchObject({ person_id, is_current: false, factor_at: null })
    expect(Date.parse(session?.expires_at ?? '') - Date.parse(session?.created_at ?? '')).toBe(12 * HOUR_MS)
    const all = await sessionsOf()
    expect(all.filter(({ is_current }) => is_current)).toHaveLength(1)
    expect(all.some(({ email }) => email === 'client@example.com')).toBe(false)
  })

  it('[CONSOLE-01] of the whole staff end at once with a reason, the own one only when chosen', async () => {
    const members = [await visitAsStaff(server, 'editor'), await visitAsStaff(server, 'support')]
    const client = server.visit()
    await client.signIn('client@example.com')
    const endAll = (body: { reason: string; own: boolean }) => chief.call(staff.endAllStaffSessions, { body })
    expect((await endAll({ reason: '  ', own: false })).status).toBe(400)
    const { data } = await endAll({ reason: 'Пропал ноутбук', own: false })
    expect(data.ended).toBeGreaterThanOrEqual(2)
    for (const member of members) expect((await whoIs(member)).person).toBeNull()
    expect((await logOf(chief))[0]).toMatchObject({
      action: 'staff.sessions-end',
      subject: 'staff',
      details: { ended: data.ended, reason: 'Пропал ноутбук' },
    })
    expect(await endAll({ reason: 'Пропал телефон', own: true })).toMatchObject({ data: { ended: 1 } })
    expect((await whoIs(chief)).person).toBeNull()
    expect((await client.call(account.getAccount, {})).status).toBe(200)
    chief = await visitAsAdmin(server)
  })

  it('[CONSOLE-01] end one by one, of one person, and all but the own', async () => {
    const member = await visitAsStaff(server, 'editor')
    const person_id = await idOf(member)
    const email = (await whoIs(member)).person?.email ?? ''
    const second = server.visit()
    await second.signIn(email, PASSWORD)
    const [last] = await sessionsOf(person_id)
    const params = { id: last?.session_id ?? '' }
    expect((await chief.call(staff.endStaffSession, { params })).status).toBe(200)
    expect((await chief.call(staff.endStaffSession, { params })).status).toBe(404)
    expect((await sessionsOf(person_id)).length).toBe(1)
    await second.signIn(email, PASSWORD)
    expect((await chief.call(staff.endStaffSessions, { query: { person_id } })).data.ended).toBe(2)
    expect([await whoIs(member), await whoIs(second)].map(({ valid }) => valid)).toEqual([false, false])
    const other = await visitAsStaff(server, 'operator')
    await chief.call(staff.endStaffSessions, { query: {} })
    expect(await listOrders(other)).toBe(401)
    expect(await listOrders(chief)).toBe(200)
    const [entry] = await logOf(chief)
    expect(entry).toMatchObject({ action: 'staff.sessions-end', subject: 'staff' })
  })

  it('of a person that there is not are not found', async () => {
    const query = { person_id: crypto.randomUUID() }
    const reply = await chief.call(staff.endStaffSessions, { query })
    expect([reply.status, (reply.body as { code?: unknown }).code]).toEqual([404, 'person/not-found'])
  })

  it('that are a client’s are not ended as ones of the staff', async () => {
    const client = server.visit()
    await client.signIn('client@example.com')
    const [own] = (await client.call(account.listSessions, {})).data.filter(({ is_current }) => is_current)
    const params = { id: own?.session_id ?? '' }
    expect((await chief.call(staff.endStaffSession, { params })).status).toBe(404)
  })
})

describe('networks of the staff', () => {
  it('[CONSOLE-01] are the only ones that it works from; clients come from everywhere', async () => {
    const closed = await startTestServer({ staff: { networks: ['203.0.113.0/24'] }, behindProxy: true })
    try {
      const member = closed.visit()
      await member.signIn('admin@example.com')
      const from = (address: string) => ({ 'x-forwarded-for': address })
      const refused = await member.call(calls.listOrders, { query: {} }, from('198.51.100.1'))
      expect([refused.status, refused.error]).toEqual([
        403,
        'Сотрудники работают из сети компании, а этот адрес в нее не входит',
      ])
      expect((await member.call(staff.getOwnStaff, {}, from('198.51.100.1'))).status).toBe(403)
      expect((await member.call(calls.listOrders, { query: {} }, from('203.0.113.9'))).status).toBe(200)
      expect((await member.call(account.getAccount, {}, from('198.51.100.1'))).status).toBe(200)
    } finally {
      await closed.stop()
    }
  })
})

describe('a server that needs the second factor', () => {
  it('[CONSOLE-01] answers no call of the staff without one', async () => {
    const strict = await startTestServer({ staff: { isFactorNeeded: true } })
    try {
      const head = strict.visit()
      await head.signIn('admin@example.com')
      const headers = credentialsOf(head)
      const ofStaff = ALL_ENDPOINTS.filter(([, endpoint]) => permissionOf(endpoint))
      expect(ofStaff.length).toBeGreaterThan(100)
      const answered = []
      for (const [name, endpoint] of ofStaff) {
        const { status, text } = await callRaw(strict.port, endpoint, { headers })
        if (status !== 403 || !text.includes('вторым шагом')) answered.push([name, status])
      }
      expect(answered).toEqual([])
    } finally {
      await strict.stop()
    }
  })
})
