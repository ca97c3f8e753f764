import { contract } from '@proverka/api/contract'
import { maskEmail } from '@proverka/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderAsGuest } from '@proverka/test-support/guest-order'
import { PASSWORD, register, whoIs } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const calls = contract.person
const NEW_PASSWORD = 'korrektura-1913'

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = server.visit()
  await admin.signIn('admin@example.com')
})
afterAll(() => server.stop())

async function newcomer() {
  const visitor = server.visit()
  const { email, data } = await register(visitor)
  return { visitor, email, id: data.person.id }
}

const login = (email: string, password: string) =>
  server.visit().call(contract.auth.login, { body: { username: email, password } })

describe('name and phone', () => {
  it('[CALL-013] are in the next answer to the token', async () => {
    const { visitor } = await newcomer()
    const changed = await visitor.call(calls.updatePerson, {
      body: { name: ' Лидия ', phone: '8 (999) 765-43-21' },
    })
    expect(changed.data).toMatchObject({ name: 'Лидия', phone: '+79997654321', phone_verified: false })
    expect((await whoIs(visitor)).person).toMatchObject({ name: 'Лидия', phone: '+79997654321' })
    const kept = await visitor.call(calls.updatePerson, { body: { name: 'Лида' } })
    expect(kept.data).toMatchObject({ name: 'Лида', phone: '+79997654321' })
    const removed = await visitor.call(calls.updatePerson, { body: { name: 'Лида', phone: '' } })
    expect(removed.data.phone).toBeNull()
  })

  it('are refused when they are none, and nothing else can be changed with them', async () => {
    const { visitor, email } = await newcomer()
    for (const body of [{ name: '' }, { name: 'Л', phone: '12345' }, { name: 'Л'.repeat(201) }]) {
      const refused = await visitor.call(calls.updatePerson, { body })
      expect(refused.status).toBe(400)
      expect(refused.error).toMatch(/[а-я]/)
    }
    const body = { name: 'Лида', person_role: 0, email: 'other@example.com', balance: 1_000_000 }
    await visitor.call(calls.updatePerson, { body })
    expect((await whoIs(visitor)).person).toMatchObject({ email, person_role: 2 })
  })
})

describe('a password', () => {
  it('[CALL-014] is changed with the old one, and only with it', async () => {
    const { visitor, email } = await newcomer()
    const wrong = await visitor.call(calls.updatePassword, {
      body: { old_password: 'wrong-1912', new_password: NEW_PASSWORD },
    })
    expect(wrong).toMatchObject({ status: 403, error: 'Текущий пароль указан неверно' })
    expect((await login(email, PASSWORD)).status).toBe(200)
    const changed = await visitor.call(calls.updatePassword, {
      body: { old_password: PASSWORD, new_password: NEW_PASSWORD },
    })
    expect(changed.status).toBe(200)
    expect((await login(email, PASSWORD)).status).toBe(401)
    expect((await login(email, NEW_PASSWORD)).status).toBe(200)
  })

  it('ends all other sessions and the API token; the fresh token works', async () => {
    const { visitor, email } = await newcomer()
    const elsewhere = server.visit()
    await elsewhere.signIn(email, PASSWORD)
    const program = server.visit()
    program.token = (await visitor.call(contract.apiToken.renewApiToken, { query: {} })).data.token
    const before = visitor.token
    const { data } = await visitor.call(calls.updatePassword, {
      body: { old_password: PASSWORD, new_password: NEW_PASSWORD },
    })
    expect((await whoIs(visitor)).valid).toBe(false)
    expect((await whoIs(elsewhere)).valid).toBe(false)
    expect((await whoIs(program)).valid).toBe(false)
    visitor.token = data.token
    expect(data.token).not.toBe(before)
    expect((await whoIs(visitor)).valid).toBe(true)
  })

  it('is set without an old one after a mailed one was used (SEC-03)', async () => {
    const { email } = await newcomer()
    await server.visit().call(contract.auth.resetPassword, { body: { username: email } })
    const message = await server.emailTo(email, 'Новый пароль')
    const mailed = /для входа: (\S+)/.exec(message.text)?.[1] ?? ''
    const visitor = server.visit()
    await visitor.signIn(email, mailed)
    const body = { old_password: '', new_password: NEW_PASSWORD }
    const set = await visitor.call(calls.updatePassword, { body })
    expect(set.status).toBe(200)
    expect((await login(email, mailed)).status).toBe(401)
    expect((await login(email, NEW_PASSWORD)).status).toBe(200)
    visitor.token = set.data.token
    expect((await visitor.call(calls.updatePassword, { body })).status).toBe(403)
  })

  it('is too short or too long for 8 to 128 characters', async () => {
    const { visitor } = await newcomer()
    for (const new_password of ['1234567', 'п'.repeat(129)]) {
      const body = { old_password: PASSWORD, new_password }
      expect((await visitor.call(calls.updatePassword, { body })).status).toBe(400)
    }
  })
})

describe('settings', () => {
  const colour = { key: 'colour', value: 'green', enabled: true }

  it('[CALL-015] [CALL-017] [CALL-018] [CALL-019] are added, read, changed and removed by their owner', async () => {
    const { visitor } = await newcomer()
    const other = await newcomer()
    const listed = async (who: Visitor) => (await who.call(calls.getSettings, {})).data
    expect(await listed(visitor)).toEqual([])
    expect((await visitor.call(calls.addSetting, { body: colour })).data).toEqual(colour)
    expect(await listed(visitor)).toEqual([colour])
    expect(await listed(other.visitor)).toEqual([])
    expect(await visitor.call(calls.addSetting, { body: colour })).toMatchObject({
      status: 409,
      error: 'Такая настройка уже есть',
    })
    const red = { ...colour, value: 'red', enabled: false }
    expect((await visitor.call(calls.updateSetting, { body: red })).data).toEqual(red)
    expect(await listed(visitor)).toEqual([red])
    expect((await other.visitor.call(calls.updateSetting, { body: red })).status).toBe(404)
    expect((await visitor.call(calls.removeSetting, { query: { key: 'colour' } })).data).toEqual({
      removed: true,
    })
    expect(await listed(visitor)).toEqual([])
    expect((await visitor.call(calls.removeSetting, { query: { key: 'colour' } })).status).toBe(404)
    for (const key of ['ai_report', 'add_logo_permission']) {
      const body = { key, value: 'active', enabled: true }
      for (const call of [calls.addSetting, calls.updateSetting])
        expect(await visitor.call(call, { body })).toMatchObject({ status: 403, error: 'Нет доступа' })
      expect((await visitor.call(calls.removeSetting, { query: { key } })).status).toBe(403)
      expect((await admin.call(calls.addSetting, { body })).status).toBe(200)
    }
    // The menus of the site know of it from the check of the token.
    const expertOf = async (who: Visitor) => (await who.call(contract.auth.checkToken, {})).data.has_ai_report
    expect([await expertOf(visitor), await expertOf(admin)]).toEqual([false, true])
  })

  it('are at most 100, of keys of 64 characters and values of 10 KB', async () => {
    const { visitor, id } = await newcomer()
    const add = async (key: string, value = '') =>
      (await visitor.call(calls.addSetting, { body: { key, value, enabled: true } })).status
    expect(await add('k'.repeat(64), 'я'.repeat(5120))).toBe(200)
    expect(await add('k'.repeat(65))).toBe(400)
    expect(await add('')).toBe(400)
    expect(await add('big', 'я'.repeat(5121))).toBe(400)
    expect(await add('huge', 'x'.repeat(70_000))).toBe(413)
    await server.sql(
      `insert into person_settings (person_id, key, value, enabled, created_at, updated_at)
       select $1, 'n' || n, '', true, now(), now() from generate_series(1, 98) n`,
      [id],
    )
    const last = await Promise.all(['a', 'b', 'c'].map(async (key) => String(await add(key))))
    expect(last.toSorted()).toEqual(['200', '409', '409'])
  })

  it('[CALL-016] of the owners of items: a user gets own items, an admin all', async () => {
    const { visitor } = await newcomer()
    const buyer = server.visit()
    const { order } = await orderAsGuest(buyer, [{ product: 'EgrnObject' }])
    const own = await orderAsGuest(visitor, [{ product: 'EgrnObject' }], (await whoIs(visitor)).person?.email)
    await buyer.call(calls.addSetting, { body: colour })
    const theirs = order.order_items[0]?.order_item_id ?? ''
    const mine = own.order.order_items[0]?.order_item_id ?? ''
    const body = { order_item_ids: [mine, theirs, theirs, crypto.randomUUID()] }
    expect((await visitor.call(calls.listSettings, { body })).data).toEqual([
      { order_item_id: mine, settings: [] },
    ])
    const all = (await admin.call(calls.listSettings, { body })).data
    expect(all).toHaveLength(2)
    expect(all).toContainEqual({ order_item_id: theirs, settings: [colour] })
    const many = { order_item_ids: Array.from({ length: 101 }, () => mine) }
    expect((await admin.call(calls.listSettings, { body: many })).status).toBe(400)
  })
})

describe('a person', () => {
  it('[CALL-024] is shown with account and settings to an admin, to others 403, and the reading is logged', async () => {
    const { visitor, id, email } = await newcomer()
    await visitor.call(calls.addSetting, { body: { key: 'a', value: 'b', enabled: true } })
    const shown = await admin.call(calls.getPerson, { params: { id } })
    expect(shown.data).toMatchObject({
      id,
      email: maskEmail(email),
      account: { person_id: id, balance: 0, bonus: 0 },
      tariff: { tariff_simple_id: 0, active_until: null },
      settings: [{ key: 'a', value: 'b', enabled: true }],
    })
    expect(JSON.stringify(shown.data)).not.toContain('password')
    expect((await visitor.call(calls.getPerson, { params: { id } })).status).toBe(403)
    const unknown = { params: { id: crypto.randomUUID() } }
    expect((await admin.call(calls.getPerson, unknown)).status).toBe(404)
    const reads = await server.sql(
      'select fields from personal_data_reads where subject = $1 and reader_id::text <> $2',
      [`person:${id}`, id],
    )
    expect(reads).toEqual([{ fields: 'account,settings' }])
  })
})
