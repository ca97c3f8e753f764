import { contract } from '@proverka/api/contract'
import { FLAT, itemIn, payInWidget, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runPendingActs } from '../src/services/staff/run-pending-acts.ts'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { giveBonus, giveEarned, sumOfBooks, topUpByCard } from './setup/money.ts'
import { order } from './setup/own-order.ts'
import { idOf, PASSWORD, registerProven, whoIs } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract
const MINUTE = 60_000
const clock = createTestClock()
let server: TestServer
let chief: Visitor
let support: Visitor
beforeAll(async () => {
  server = await startTestServer({ staff: { undoMinutes: 10, secondSignatureRoubles: 300 } }, { clock })
  chief = await visitAsAdmin(server)
  support = await visitAsStaff(server, 'support')
})
afterAll(() => server.stop())

async function newAccount() {
  const { visitor, email } = await registerProven(server)
  return { visitor, email, id: await idOf(visitor) }
}

const preview = (id: string, into: string, by = support) =>
  by.call(calls.previewMerge, { params: { id }, query: { into } })
const merge = (id: string, into: string, by = support) =>
  by.call(calls.mergeAccounts, { params: { id }, body: { into, reason: 'Просит владелец обеих' } })
const pageOf = async (id: string) => (await support.call(calls.getClientPage, { params: { id } })).data
const signIn = async (email: string) => {
  const visitor = server.visit()
  await visitor.signIn(email, PASSWORD)
  return idOf(visitor)
}

/** Ten minutes later, looked at by two processes at once. */
async function later() {
  clock.advance(10 * MINUTE)
  await Promise.all([runPendingActs(server.context), runPendingActs(server.context)])
}

describe('[CONSOLE-06] two accounts of one person', () => {
  it('become one: orders, reports, money and what was saved move once, nothing is lost, the old address leads there', async () => {
    const [from, into] = [await newAccount(), await newAccount()]
    await topUpByCard(from.visitor, 200)
    await giveBonus(server, from.id, 50)
    const { data: bought } = await order(from.visitor, {
      order_items: ['EgrnObject', 'EgrnRightList'].map((name) => ({
        product_id: productId(name),
        object_key: FLAT,
      })),
    })
    await payInWidget(from.visitor, bought)
    const [done] = bought.order_items.map(({ order_item_id }) => order_item_id)
    for (const { order_item_id } of bought.order_items) await itemIn(from.visitor, order_item_id, 'done')
    for (const { id } of [from, into])
      await server.sql(
        `insert into saved_items (person_id, kind, key, title, saved_at) values ($1, 'favourite', 'same', 'Общий', now())`,
        [id],
      )
    const sum = await sumOfBooks(server)
    const had = await pageOf(from.id)
    const before = await preview(from.id, into.id)
    expect(before.data).toMatchObject({
      refusals: [],
      own: 200,
      bonus: 50,
      needs_second: false,
      undo_minutes: 10,
      counts: { orders: 2, saved: 1, sessions: 1 },
    })
    const { data } = await merge(from.id, into.id)
    expect(data.pending).toMatchObject({
      kind: 'merge',
      amount: 250,
      into_id: into.id,
      reason: 'Просит владелец обеих',
    })
    expect((await pageOf(from.id)).pending).toHaveLength(1)
    expect((await pageOf(into.id)).pending).toHaveLength(1)
    expect((await merge(from.id, into.id)).body['code']).toBe('pending/exists')
    await runPendingActs(server.context)
    expect((await pageOf(from.id)).merged_into).toBeNull()

    await later()
    const [former, now] = [await pageOf(from.id), await pageOf(into.id)]
    expect(former).toMatchObject({
      merged_into: into.id,
      orders: [],
      sessions: 0,
      balance: { own: 0, bonus: 0, prepaid: 0 },
    })
    expect(now).toMatchObject({ balance: had.balance, merged: [{ person_id: from.id }], pending: [] })
    expect(now.orders.map(({ order_id }) => order_id)).toEqual(had.orders.map(({ order_id }) => order_id))
    expect(await sumOfBooks(server)).toBe(sum)
    expect(await server.sql('select person_id from saved_items where key = $1', ['same'])).toEqual([
      { person_id: into.id },
    ])
    const report = await into.visitor.call(contract.reports.getReport, { params: { id: done ?? '' } })
    expect(report.status).toBe(200)
    expect((await whoIs(from.visitor)).person).toBeNull()
    expect(await signIn(from.email)).toBe(into.id)
    for (const { email } of [from, into])
      expect((await server.emailTo(email, /^Ваши учетные записи объединены$/)).text).not.toContain(
        email === from.email ? into.email : from.email,
      )
    for (const id of [from.id, into.id])
      expect((await logOf(chief, id)).find(({ action }) => action === 'users.merge')).toMatchObject({
        details: { reason: 'Просит владелец обеих', amount: 250 },
      })
  })

  it('wait for a second signature where more money moves than one may move alone', async () => {
    const [from, into] = [await newAccount(), await newAccount()]
    await giveBonus(server, from.id, 400)
    expect((await preview(from.id, into.id)).data.needs_second).toBe(true)
    const { data } = await merge(from.id, into.id)
    const params = { id: data.pending?.pending_id ?? '' }
    await later()
    expect((await pageOf(from.id)).merged_into).toBeNull()
    expect((await support.call(calls.confirmPending, { params })).body['code']).toBe('pending/own')
    expect((await chief.call(calls.confirmPending, { params })).status).toBe(200)
    await later()
    expect((await pageOf(into.id)).balance.bonus).toBe(400)
  })

  it('are refused when the sum changed after the signature, and stay apart when it is cancelled', async () => {
    const [from, into] = [await newAccount(), await newAccount()]
    const { data } = await merge(from.id, into.id)
    await giveBonus(server, from.id, 10)
    await later()
    const ended = await chief.call(calls.listPending, { query: { ended: 'true', limit: '100' } })
    expect(
      ended.data.pending.find(({ pending_id }) => pending_id === data.pending?.pending_id),
    ).toMatchObject({
      outcome: 'refused',
      refusal: expect.stringContaining('изменилось'),
    })
    const again = await merge(from.id, into.id)
    await support.call(calls.cancelPending, { params: { id: again.data.pending?.pending_id ?? '' } })
    await later()
    expect((await pageOf(from.id)).merged_into).toBeNull()
  })

  it('are refused in words: staff, closed, unproven, two tariffs, partners, debts and what waits', async () => {
    const [from, into] = [await newAccount(), await newAccount()]
    const refusal = async (id: string, other: string) => {
      const [shown, code] = [(await preview(id, other)).data.refusals, (await merge(id, other)).body['code']]
      expect(shown.join('')).toMatch(/^[А-Я]/)
      return code
    }
    expect(await refusal(from.id, from.id)).toBe('merge/same')
    expect(await refusal(from.id, await idOf(support))).toBe('merge/staff')
    const set = async (change: string, undo: string, code: string) => {
      await server.sql(change, [from.id])
      expect(await refusal(from.id, into.id)).toBe(code)
      await server.sql(undo, [from.id])
    }
    const person = 'update persons set'
    await set(
      `${person} removed_at = now() where id = $1`,
      `${person} removed_at = null where id = $1`,
      'merge/closed',
    )
    await set(
      `${person} proven_at = null where id = $1`,
      `${person} proven_at = now() where id = $1`,
      'merge/not-proven',
    )
    await set(
      `${person} person_role = 3 where id = $1`,
      `${person} person_role = (select person_role from persons where id = '${into.id}') where id = $1`,
      'merge/roles',
    )
    await set(
      `update persons set partner_id = $1 where id = '${into.id}'`,
      `update persons set partner_id = null where partner_id = $1`,
      'merge/partner',
    )
    const tariff = (id: string) =>
      `insert into person_tariffs (id, person_id, tariff_id, activated_at) select gen_random_uuid(), '${id}', min(id), now() from tariffs`
    await server.sql(tariff(into.id))
    await set(
      `${tariff(from.id)} where $1 <> ''`,
      'delete from person_tariffs where person_id = $1',
      'merge/two-tariffs',
    )
    await set(
      `insert into debts (id, unique_key, person_id, account, owed_to, description, amount_kopecks, left_kopecks, created_at)
         values (gen_random_uuid(), $1::uuid::text, $1::uuid, 'balance', 'provider', '', 1, 1, now())`,
      'delete from debts where person_id = $1',
      'merge/debt',
    )
    await giveEarned(server, from.id, 20)
    expect((await preview(from.id, into.id)).data.refusals).toEqual([])
    expect((await preview(from.id, crypto.randomUUID())).status).toBe(404)
    const operator = await visitAsStaff(server, 'operator')
    expect((await preview(from.id, into.id, operator)).status).toBe(403)
    expect((await merge(from.id, into.id, operator)).status).toBe(403)
  })
})

describe('[CAB-02] the removal of an account that another became part of', () => {
  it('destroys the former address with it', async () => {
    const [from, into] = [await newAccount(), await newAccount()]
    await merge(from.id, into.id)
    await later()
    const { status } = await into.visitor.call(contract.account.removeAccount, {
      body: { password: PASSWORD },
    })
    expect(status).toBe(200)
    const rows = await server.sql(
      'select email, erased_at is not null as erased from persons where id = any($1)',
      [[from.id, into.id]],
    )
    expect(rows.map(({ erased }) => erased)).toEqual([true, true])
    for (const { email } of rows) expect(email).toMatch(/@removed\.invalid$/)
  })
})

describe('[CONSOLE-06] a closed account', () => {
  it('is opened again with a reason, which is logged; a merged or an open one is not', async () => {
    const [one, other] = [await newAccount(), await newAccount()]
    const reopen = (id: string) =>
      support.call(calls.reopenAccount, { params: { id }, body: { reason: 'Закрыли по ошибке' } })
    expect((await reopen(one.id)).body['code']).toBe('person/not-closed')
    await support.call(calls.removePerson, { query: { person_id: one.id } })
    const { status } = await server
      .visit()
      .call(contract.auth.login, { body: { username: one.email, password: PASSWORD } })
    expect(status).toBe(401)
    expect((await reopen(one.id)).status).toBe(200)
    expect(await signIn(one.email)).toBe(one.id)
    expect((await logOf(chief, one.id))[0]).toMatchObject({
      action: 'users.reopen',
      details: { reason: 'Закрыли по ошибке' },
    })
    await merge(one.id, other.id)
    await later()
    expect((await reopen(one.id)).body['code']).toBe('person/merged')
  })
})
