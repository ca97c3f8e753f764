import { contract } from '@proverka/api/contract'
import { toKopecks } from '@proverka/domain'
import { Role } from '@proverka/domain/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { FLAT, freshEmail, orderAsGuest } from '@proverka/test-support/guest-order'
import { PASSWORD, register, whoIs } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract

let server: TestServer
let admin: Visitor
let adminId: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
  adminId = await idOf(admin)
})
afterAll(() => server.stop())

const idOf = async (visitor: Visitor): Promise<string> => (await whoIs(visitor)).person?.id ?? ''

async function client(email = freshEmail()) {
  const visitor = server.visit()
  await register(visitor, email)
  return { visitor, email, id: await idOf(visitor) }
}

async function fund(userId: string, account: 'balance' | 'bonus', roubles: number) {
  const { database, queries, clock } = server.context
  await database.transaction(async () => {
    await queries.ledger.bookTransfer({
      uniqueKey: `test:${crypto.randomUUID()}`,
      description: 'Пополнение баланса',
      entries: [
        { account: 'provider', amount: -toKopecks(roubles) },
        { account, userId, amount: toKopecks(roubles) },
      ],
      at: clock.now(),
    })
  })
}

describe('the list of users', () => {
  it('[CALL-043] finds a person by a part of the address, the name or the phone; others get 403', async () => {
    const { visitor, id } = await client('poisk_100%@example.com')
    for (const search of ['POISK_100%', 'isk_100%@exam']) {
      const { data } = await admin.call(calls.listUsers, { query: { search } })
      expect(data).toMatchObject({
        users: [{ person_id: id, email: 'p···@e···.com', removed: false }],
        count: 1,
      })
    }
    // The wildcards of the database are plain characters here.
    expect((await admin.call(calls.listUsers, { query: { search: 'poiskx100' } })).data.count).toBe(0)
    const byRole = await admin.call(calls.listUsers, { query: { role: '0' } })
    expect(byRole.data).toMatchObject({ users: [{ email: 'a···@e···.com', person_role: 0 }], count: 1 })
    const page = await admin.call(calls.listUsers, { query: { limit: '2', offset: '1' } })
    expect(page.data.users).toHaveLength(2)
    expect(page.data.count).toBeGreaterThan(2)
    expect((await visitor.call(calls.listUsers, { query: {} })).status).toBe(403)
    expect((await server.visit().call(calls.listUsers, { query: {} })).status).toBe(401)
    expect((await admin.call(calls.listUsers, { query: { limit: '101' } })).status).toBe(400)
    // What is masked is not read.
    expect(await server.sql("select 1 from personal_data_reads where reason = 'CALL-043'")).toEqual([])
  })
})

describe('roles', () => {
  const setRole = (person_id: string, person_role: number) =>
    admin.call(calls.updateUserRole, { body: { person_id, person_role } })

  it('[CALL-049, ADMIN-05] change at once, and the log says who did it, to whom, from what to what', async () => {
    const { visitor, id, email } = await client()
    const reply = await setRole(id, Role.Admin)
    expect(reply.data).toMatchObject({ id, person_role: Role.Admin })
    await visitor.signIn(email, PASSWORD)
    expect((await visitor.call(calls.listUsers, { query: {} })).status).toBe(200)
    const before = Date.now()
    await setRole(id, Role.Lawyer)
    expect((await visitor.call(calls.listUsers, { query: {} })).status).toBe(401)
    await visitor.signIn(email, PASSWORD)
    expect((await visitor.call(calls.listUsers, { query: {} })).status).toBe(403)
    const [entry] = await logOf(admin, id)
    expect(entry).toMatchObject({
      admin_id: adminId,
      admin_email: 'admin@example.com',
      action: 'users.role',
      person_id: id,
      subject: `person:${id}`,
      details: { from: Role.Admin, to: Role.Lawyer },
    })
    expect(Math.abs(Date.parse(entry?.date ?? '') - before)).toBeLessThan(60_000)
  })

  it('[CALL-049] never leave the product without an admin, nor take a role that there is not', async () => {
    const refused = await setRole(adminId, Role.Client)
    expect([refused.status, refused.error]).toEqual([
      409,
      'Последний администратор должен остаться администратором',
    ])
    expect((await setRole(adminId, 13)).status).toBe(400)
    expect((await setRole(crypto.randomUUID(), Role.Client)).status).toBe(404)
    expect((await setRole(adminId, Role.Admin)).status).toBe(200)
  })

  it('of two admins who unmake each other at once one stays', async () => {
    const other = await client()
    await setRole(other.id, Role.Admin)
    await other.visitor.signIn(other.email, PASSWORD)
    const replies = await Promise.all([
      admin.call(calls.updateUserRole, { body: { person_id: other.id, person_role: Role.Client } }),
      other.visitor.call(calls.updateUserRole, { body: { person_id: adminId, person_role: Role.Client } }),
    ])
    const [{ count } = { count: 0 }] = await server.sql(
      'select count(*)::int as count from persons where person_role = 0',
    )
    expect(count).toBe(1)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    await server.sql('update persons set person_role = 0 where id = $1', [adminId])
    await server.sql('update persons set person_role = 1 where id = $1', [other.id])
    await admin.signIn('admin@example.com')
  })
})

describe('a removed person', () => {
  it('[CALL-012, ADMIN-02] cannot sign in until an admin takes the removal back', async () => {
    const { visitor, email, id } = await client()
    const removed = await admin.call(calls.removePerson, { query: { person_id: id } })
    expect(removed.data).toEqual({ removed: true })
    expect((await whoIs(visitor)).valid).toBe(false)
    const login = () =>
      server.visit().call(contract.auth.login, { body: { username: email, password: PASSWORD } })
    expect([(await login()).status, (await login()).error]).toEqual([401, 'Неверный логин или пароль'])
    await server.visit().call(contract.auth.resetPassword, { body: { username: email } })
    expect(await server.sql('select 1 from mailed_passwords where person_id = $1', [id])).toEqual([])
    const order = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }], email)
    expect([order.status, order.error]).toEqual([
      403,
      'Учетная запись удалена. Чтобы вернуть ее, напишите в поддержку',
    ])
    expect((await visitor.call(calls.resetRemovedPerson, { body: { email } })).status).toBe(401)
    const client403 = await client()
    expect((await client403.visitor.call(calls.resetRemovedPerson, { body: { email } })).status).toBe(403)
    const reset = await admin.call(calls.resetRemovedPerson, { body: { email: email.toUpperCase() } })
    expect(reset.data).toEqual({ person_id: id })
    expect((await login()).status).toBe(200)
    expect((await logOf(admin, id)).map(({ action }) => action)).toEqual([
      'users.reset_removed',
      'users.remove',
    ])
    expect(
      (await admin.call(calls.resetRemovedPerson, { body: { email: 'nobody@example.com' } })).status,
    ).toBe(404)
  })

  it('is never the last admin', async () => {
    expect((await admin.call(calls.removePerson, { query: { person_id: adminId } })).status).toBe(409)
  })
})

describe('a responsible user', () => {
  it('[CALL-077, CALL-078] is one per person, and can be taken away', async () => {
    const [user, first, second] = [await client(), await client(), await client()]
    const pair = { person_id: user.id, responsible_id: first.id }
    expect((await admin.call(calls.addResponsibleUser, { body: pair })).data).toEqual(pair)
    const responsibleOf = async () =>
      (await admin.call(calls.listUsers, { query: { search: user.email } })).data.users[0]?.responsible_id
    expect(await responsibleOf()).toBe(first.id)
    await admin.call(calls.addResponsibleUser, { body: { ...pair, responsible_id: second.id } })
    expect(await responsibleOf()).toBe(second.id)
    const remove = () => admin.call(calls.removeResponsibleUser, { query: { person_id: user.id } })
    expect((await remove()).data).toEqual({ removed: true })
    expect(await responsibleOf()).toBeNull()
    expect((await remove()).status).toBe(200)
    expect(await logOf(admin, user.id)).toHaveLength(3)
    const itself = { person_id: user.id, responsible_id: user.id }
    expect((await admin.call(calls.addResponsibleUser, { body: itself })).status).toBe(400)
    const unknown = { person_id: user.id, responsible_id: crypto.randomUUID() }
    expect((await admin.call(calls.addResponsibleUser, { body: unknown })).status).toBe(404)
  })
})

describe('money taken off a balance', () => {
  const subtract = (person_id: string, amount: number, key?: string) =>
    admin.call(
      calls.subtractAccountBalance,
      { body: { person_id, amount, comment: 'Ошибочное зачисление' } },
      key === undefined ? {} : { 'idempotency-key': key },
    )

  it('[CALL-075] falls by the amount as a transaction, own money before bonus, never below zero', async () => {
    const { visitor, id } = await client()
    await fund(id, 'balance', 300)
    await fund(id, 'bonus', 200)
    expect((await subtract(id, 350.5)).data).toEqual({ balance: 149.5 })
    expect((await whoIs(visitor)).account?.balance).toBe(149.5)
    expect(await server.context.queries.ledger.balanceOf('balance', id)).toBe(0)
    const refused = await subtract(id, 149.51)
    expect([refused.status, refused.error]).toEqual([402, 'На балансе не хватает денег'])
    expect((await subtract(id, 149.5)).data).toEqual({ balance: 0 })
    const [entry] = await logOf(admin, id)
    expect(entry).toMatchObject({
      action: 'users.subtract_balance',
      details: { amount: 149.5, comment: 'Ошибочное зачисление' },
    })
    for (const amount of [0, -1, 0.001, 1e9]) expect((await subtract(id, amount)).status).toBe(400)
    expect((await subtract(crypto.randomUUID(), 1)).status).toBe(404)
  })

  it('falls once for one key, and not below zero when taken many times at once', async () => {
    const { id } = await client()
    await fund(id, 'balance', 100)
    const key = crypto.randomUUID()
    for (const _ of [1, 2]) expect((await subtract(id, 10, key)).data).toEqual({ balance: 90 })
    expect((await subtract(id, 20, key)).status).toBe(409)
    const many = await Promise.all(Array.from({ length: 6 }, () => subtract(id, 25)))
    expect(many.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 402, 402, 402])
    expect(await server.context.queries.ledger.balanceOf('balance', id)).toBe(1500)
  })
})

describe('a sign-in link on request', () => {
  it('[CALL-081, ADMIN-03] goes to the owner of the item alone, works once, and is logged without its token', async () => {
    const guest = server.visit()
    const { order, email } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    const id = await idOf(guest)
    const order_item_id = order.order_items[0]?.order_item_id ?? ''
    const body = { person_id: id, order_item_id, kadnum: FLAT }
    expect((await admin.call(calls.requestAuth, { body })).data).toEqual({ requested: true })
    const { text } = await server.emailTo(email, 'Ссылка для входа')
    const link = new URL(/http\S+/.exec(text)?.[0] ?? '')
    expect(decodeURIComponent(link.pathname)).toBe(`/object/${FLAT}/`)
    expect(link.searchParams.get('id')).toBe(order_item_id)
    const token = link.searchParams.get('jwt_token') ?? ''
    const opener = server.visit()
    opener.token = token
    const traded = await whoIs(opener)
    expect(traded).toMatchObject({ valid: true, person: { email } })
    expect((await whoIs(opener)).valid).toBe(false)
    const [entry] = await logOf(admin, id)
    expect(entry).toMatchObject({
      action: 'users.request_auth',
      subject: `order_item:${order_item_id}`,
      details: { kadnum: FLAT },
    })
    expect(JSON.stringify(entry)).not.toContain(token)
  })

  it('is refused for the item of another, another object, or a person who is removed', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    const order_item_id = order.order_items[0]?.order_item_id ?? ''
    const id = await idOf(guest)
    const ask = (change: object) =>
      admin.call(calls.requestAuth, { body: { person_id: id, order_item_id, kadnum: FLAT, ...change } })
    expect((await ask({ person_id: (await client()).id })).status).toBe(404)
    expect((await ask({ kadnum: '00:14:0203005:1' })).status).toBe(404)
    expect((await ask({ order_item_id: crypto.randomUUID() })).status).toBe(404)
    await admin.call(calls.removePerson, { query: { person_id: id } })
    expect((await ask({})).status).toBe(403)
  })
})

describe('the log', () => {
  it('[CALL-079] answers entries of a person, newest first, in pages', async () => {
    const user = await client()
    const roles = [Role.Realtor, Role.Lawyer, Role.Client]
    for (const person_role of roles)
      await admin.call(calls.updateUserRole, { body: { person_id: user.id, person_role } })
    const all = await admin.call(calls.listUserLogs, { query: { person_id: user.id } })
    expect(all.data.count).toBe(3)
    expect(all.data.logs.map(({ details }) => details['to'])).toEqual(roles.toReversed())
    const query = { person_id: user.id, limit: '1', offset: '1' }
    const { data } = await admin.call(calls.listUserLogs, { query })
    expect([data.count, data.logs[0]?.details['to']]).toEqual([3, Role.Lawyer])
    // What a person did as an admin is of the person too.
    expect(
      (await admin.call(calls.listUserLogs, { query: { person_id: adminId } })).data.count,
    ).toBeGreaterThan(3)
    await user.visitor.signIn(user.email, PASSWORD)
    expect((await user.visitor.call(calls.listUserLogs, { query: {} })).status).toBe(403)
  })
})
