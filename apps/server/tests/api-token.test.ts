import { contract } from '@proverka/api/contract'
import { Role } from '@proverka/domain/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FLAT, productId } from '@proverka/test-support/guest-order'
import { PASSWORD, register, whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { HOUR_MS } from '@proverka/domain/timing'

const { getApiToken, renewApiToken } = contract.apiToken

const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

async function newcomer() {
  const visitor = server.visit()
  const { data, email } = await register(visitor)
  return { visitor, email, id: data.person.id }
}

/** A program: no cookies, no session. */
function program(token: string): Visitor {
  const visitor = server.visit()
  visitor.token = token
  return visitor
}

describe('an API token', () => {
  it('[CALL-111] is null before the first creation, and never answered in full', async () => {
    const { visitor } = await newcomer()
    expect((await visitor.call(getApiToken, {})).data).toBeNull()
    const { data } = await visitor.call(renewApiToken, { query: {} })
    const shown = await visitor.call(getApiToken, {})
    expect(shown.data).toEqual({
      token_hint: `…${data.token.slice(-4)}`,
      created_at: expect.any(String),
      scope: 'order',
      expires_at: data.expires_at,
      last_used_at: null,
    })
    expect(JSON.stringify(shown.body)).not.toContain(data.token)
  })

  it('[CALL-112] is shown in full once; the former token stops working', async () => {
    const { visitor, id } = await newcomer()
    const { token: first } = (await visitor.call(renewApiToken, { query: {} })).data
    expect(first).toMatch(/^api_[\w-]{43}$/)
    expect((await whoIs(program(first))).person?.id).toBe(id)
    const { token: second } = (await visitor.call(renewApiToken, { query: {} })).data
    expect((await whoIs(program(first))).valid).toBe(false)
    expect((await program(first).call(getApiToken, {})).status).toBe(401)
    expect((await whoIs(program(second))).valid).toBe(true)
  })

  it('orders without the cookie of a browser, and is only a hash in the database', async () => {
    const { visitor } = await newcomer()
    const { token } = (await visitor.call(renewApiToken, { query: {} })).data
    const order_items = [{ product_id: productId('EgrnObject'), object_key: FLAT }]
    const placed = await program(token).call(contract.orders.createOrder, { body: { order_items } })
    expect(placed.status).toBe(200)
    expect((await visitor.call(contract.orders.listOrders, { query: {} })).data.count).toBe(1)
    const rows = JSON.stringify(await server.sql('select * from api_tokens'))
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(token.slice(4))
  })

  it('does not take an account over: no new token and no new password with it', async () => {
    const { visitor, email } = await newcomer()
    const { token } = (await visitor.call(renewApiToken, { query: {} })).data
    const robot = program(token)
    expect((await robot.call(renewApiToken, { query: {} })).status).toBe(403)
    const body = { old_password: PASSWORD, new_password: 'korrektura-1913' }
    expect((await robot.call(contract.person.updatePassword, { body })).status).toBe(403)
    expect((await robot.call(contract.auth.logout, { query: { everywhere: 'true' } })).status).toBe(403)
    expect((await whoIs(robot)).valid).toBe(true)
    await server.visit().call(contract.auth.resetPassword, { body: { username: email } })
    const message = await server.emailTo(email, 'Новый пароль')
    const elsewhere = server.visit()
    await elsewhere.signIn(email, /для входа: (\S+)/.exec(message.text)?.[1])
    expect((await whoIs(robot)).valid).toBe(false)
  })

  it('that is forged, cut or of a removed person is none', async () => {
    const { visitor, id } = await newcomer()
    const { token } = (await visitor.call(renewApiToken, { query: {} })).data
    for (const forged of ['api_', `${token}x`, token.slice(0, -1), token.toLowerCase(), `api_${id}`])
      expect((await program(forged).call(getApiToken, {})).status).toBe(401)
    await server.sql('update persons set removed_at = now() where id = $1', [id])
    expect((await program(token).call(getApiToken, {})).status).toBe(401)
  })

  it('[SAFE-05] that may read does not order, and none does what changes the account or what admins do', async () => {
    const { visitor, email } = await newcomer()
    const admin = server.visit()
    await admin.signIn('admin@example.com')
    const { data } = await visitor.call(renewApiToken, { query: { scope: 'read' } })
    const robot = program(data.token)
    const order_items = [{ product_id: productId('EgrnObject'), object_key: FLAT }]
    const order = () => robot.call(contract.orders.createOrder, { body: { order_items } })
    expect((await robot.call(contract.orders.listOrders, { query: {} })).status).toBe(200)
    expect([(await order()).status, (await order()).error]).toEqual([
      403,
      'Этому API-токену такой вызов не разрешен',
    ])
    robot.token = (await visitor.call(renewApiToken, { query: { scope: 'order' } })).data.token
    expect((await order()).status).toBe(200)
    expect((await robot.call(contract.person.updatePerson, { body: { name: 'Чужая' } })).status).toBe(403)

    const master = program((await admin.call(renewApiToken, { query: {} })).data.token)
    expect((await master.call(contract.admin.listUsers, { query: {} })).status).toBe(403)
    expect((await whoIs(visitor)).person).toMatchObject({ email, name: 'Лида' })
  })

  it('[SAFE-05] works for its days and no longer, and says when it was used last', async () => {
    const { visitor } = await newcomer()
    const { data } = await visitor.call(renewApiToken, { query: { days: '2' } })
    expect(Date.parse(data.expires_at)).toBe(clock.now().getTime() + 2 * 24 * HOUR_MS)
    const robot = program(data.token)
    clock.advance(HOUR_MS)
    await robot.call(getApiToken, {})
    expect((await visitor.call(getApiToken, {})).data?.last_used_at).toBe(clock.now().toISOString())
    clock.advance(47 * HOUR_MS)
    expect((await robot.call(getApiToken, {})).status).toBe(401)
    expect((await visitor.call(getApiToken, {})).data).toBeNull()
    for (const days of ['0', '366', 'никогда'])
      expect((await visitor.call(renewApiToken, { query: { days } })).status).toBe(400)
  })

  it('[SAFE-05] of a client who is promoted is none any more', async () => {
    const { visitor, id } = await newcomer()
    const robot = program((await visitor.call(renewApiToken, { query: {} })).data.token)
    const admin = server.visit()
    await admin.signIn('admin@example.com')
    await admin.call(contract.admin.updateUserRole, { body: { person_id: id, person_role: Role.Admin } })
    expect((await robot.call(getApiToken, {})).status).toBe(401)
    expect((await visitor.call(getApiToken, {})).status).toBe(401)
  })
})
