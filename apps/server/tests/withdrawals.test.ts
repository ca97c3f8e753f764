import { contract } from '@proverka/api/contract'
import { FLAT, payInWidget, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { balanceOf, giveBonus, spendBalance, sumOfBooks, topUpByCard } from './setup/money.ts'
import { readZip } from './setup/read-zip.ts'
import { register } from './setup/registration.ts'
import { buildSites } from './setup/built-site.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const {
  downloadPartnerStats,
  listInvited,
  listPartnerDays,
  listPartnerOrders,
  listWithdrawals,
  requestWithdrawal,
} = contract.partner
const { decideWithdrawal, listAllWithdrawals } = contract.admin
const PAYER = { name: 'ИП Синицына М. В.', inn: '000000000000', kpp: '', address: 'г. Образцовск' }

let sites: Awaited<ReturnType<typeof buildSites>>
let server: TestServer
let admin: Visitor
beforeAll(async () => {
  sites = await buildSites()
  server = await startTestServer({ pages: sites.pages })
  admin = await visitAsAdmin(server)
})
afterAll(async () => {
  await server.stop()
  await sites.remove()
})

async function newcomer(changes: Record<string, unknown> = {}) {
  const visitor = server.visit()
  const { data, email } = await register(visitor, undefined, changes)
  return { visitor, email, id: data.person.id }
}

/** A partner whose invited person topped up 5000 and spent it: he has earned 2500. */
async function partner() {
  const one = await newcomer()
  const invited = await newcomer({ partner_id: one.id })
  await topUpByCard(invited.visitor, 5000)
  await spendBalance(server, invited.id)
  const { data: payer } = await one.visitor.call(contract.payers.addPayer, { body: PAYER })
  const ask = (amount: number, payer_id = payer.payer_id, key?: string) =>
    one.visitor.call(
      requestWithdrawal,
      { body: { amount, payer_id } },
      key === undefined ? {} : { 'idempotency-key': key },
    )
  return { ...one, invited, ask }
}

const stateOf = async (visitor: Visitor) => (await visitor.call(listWithdrawals, { query: {} })).data

const decide = (withdrawal_id: string, reason?: string) =>
  admin.call(decideWithdrawal, {
    body: reason ? { withdrawal_id, decision: 'refused', reason } : { withdrawal_id, decision: 'paid' },
  })

describe('a withdrawal', () => {
  it('[PARTNER-05] holds the money until it is paid or refused', async () => {
    const { visitor, id, ask } = await partner()
    const { data: first } = await ask(500)
    expect(first).toMatchObject({ amount: 500, status: 'requested', payer: PAYER.name, decided: null })
    expect(await balanceOf(visitor)).toBe(2000)
    expect(await stateOf(visitor)).toMatchObject({ available: 2000, held: 500 })

    expect((await decide(first.withdrawal_id)).data).toMatchObject({
      status: 'paid',
      partner_id: id,
      payer: 'И··· С··· М···',
      requisites: { name: 'И··· С··· М···', inn: '···00', address: '···' },
    })
    expect(await decide(first.withdrawal_id, 'Поздно')).toMatchObject({ status: 409 })
    expect(await stateOf(visitor)).toMatchObject({ available: 2000, held: 0 })

    const { data: second } = await ask(2000)
    expect(await balanceOf(visitor)).toBe(0)
    await decide(second.withdrawal_id, 'Счет получателя закрыт')
    expect(await balanceOf(visitor)).toBe(2000)
    const state = await stateOf(visitor)
    expect(state).toMatchObject({ available: 2000, held: 0 })
    expect(state.withdrawals.map(({ status, reason }) => [status, reason])).toEqual([
      ['refused', 'Счет получателя закрыт'],
      ['paid', ''],
    ])
    expect(await sumOfBooks(server)).toBe(0)
    expect((await logOf(admin, id)).map(({ action }) => action)).toEqual([
      'withdrawal.refused',
      'withdrawal.paid',
    ])
    expect((await decide(crypto.randomUUID())).status).toBe(404)
  })

  it('is never of more than was earned, and not of promocodes', async () => {
    const { visitor, id, ask } = await partner()
    await giveBonus(server, id, 700)
    expect(await balanceOf(visitor)).toBe(3200)
    expect(await ask(2500.01)).toMatchObject({
      status: 409,
      error: 'Вывести можно не больше, чем заработано',
    })
    for (const amount of [0, -1, 0.001]) expect((await ask(amount)).status).toBe(400)
    const many = await Promise.all(Array.from({ length: 4 }, () => ask(1000)))
    expect(many.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409])
    expect(await stateOf(visitor)).toMatchObject({ available: 500, held: 2000 })
  })

  it('goes to requisites of the partner himself, once for one key', async () => {
    const { visitor, ask } = await partner()
    const stranger = await newcomer()
    const { data: foreign } = await stranger.visitor.call(contract.payers.addPayer, { body: PAYER })
    expect((await ask(100, foreign.payer_id)).status).toBe(403)
    expect((await ask(100, crypto.randomUUID())).status).toBe(404)
    const { data: own } = await visitor.call(contract.payers.addPayer, { body: PAYER })
    const key = crypto.randomUUID()
    for (const _ of [1, 2]) await ask(100, own.payer_id, key)
    expect(await stateOf(visitor)).toMatchObject({ held: 100 })
    expect((await stateOf(stranger.visitor)).withdrawals).toEqual([])
    const { data: all } = await admin.call(listAllWithdrawals, { query: { limit: '100' } })
    expect(all[0]).toMatchObject({ status: 'requested', amount: 100 })
  })
})

describe('invited people', () => {
  it('[REF-02] are shown without names, with what came for them and why not yet', async () => {
    const one = await newcomer()
    const invite = () => newcomer({ partner_id: one.id })
    const [none, little, enough] = [await invite(), await invite(), await invite()]
    await topUpByCard(little.visitor, 4999)
    await topUpByCard(enough.visitor, 15_000)
    const { data } = await one.visitor.call(listInvited, { query: {} })
    expect(data.count).toBe(3)
    expect(
      data.invited
        .toSorted((left, right) => left.largest_top_up - right.largest_top_up)
        .map(({ state, bonus, largest_top_up }) => [state, bonus, largest_top_up]),
    ).toEqual([
      ['no-top-up', 0, 0],
      ['too-little', 0, 4999],
      ['paid', 7500, 15_000],
    ])
    expect(data.invited[0]?.email).toMatch(/^.···.?@/)
    for (const { email } of [none, little, enough]) expect(JSON.stringify(data)).not.toContain(email)
    expect((await none.visitor.call(listInvited, { query: {} })).data.invited).toEqual([])
  })
})

describe('days of a partner', () => {
  it('[PARTNER-03] count visits by the link, registrations and paid orders of p1 only', async () => {
    const { visitor, id } = await partner()
    const other = await partner()
    for (const source of ['telegram', 'telegram', 'site'])
      await server.get(`/?partner_id=${id}&utm_source=${source}`)
    await server.get(`/?partner_id=${crypto.randomUUID()}`)
    const daysOf = async (who: Visitor) => (await who.call(listPartnerDays, { query: {} })).data.days
    expect(await daysOf(visitor)).toMatchObject([{ visits: 3, registrations: 1, orders: 0, sum: 0 }])
    expect(await daysOf(other.visitor)).toMatchObject([{ visits: 0, registrations: 1 }])
    const tooLong = { query: { 'date-from': '2020-01-01' } }
    expect((await visitor.call(listPartnerDays, tooLong)).status).toBe(400)
  })

  it('[PARTNER-03] are counted by source, those of links without marks, too; the file holds the same', async () => {
    const { visitor, id } = await partner()
    for (const source of ['=cmd|x', '=cmd|x', 'site'])
      await server.get(`/?partner_id=${id}&utm_source=${encodeURIComponent(source)}`)
    await server.get(`/?partner_id=${id}`)
    const buyer = server.visit()
    // What the browser keeps of the link.
    buyer.cookies.set('utm_source', encodeURIComponent('=cmd|x'))
    await register(buyer, undefined, { partner_id: id })
    const item = { product_id: productId('EgrnObject'), object_key: FLAT }
    const { data: order } = await buyer.call(contract.orders.createOrder, { body: { order_items: [item] } })
    await payInWidget(buyer, order)

    const daysOf = async (query: object) =>
      (await visitor.call(listPartnerDays, { query: { ...query } })).data
    const all = await daysOf({})
    expect(all.sources).toEqual(['=cmd|x', '', 'site'])
    expect(all.days).toMatchObject([{ visits: 4, registrations: 2, orders: 1, sum: 499 }])
    expect((await daysOf({ source: '=cmd|x' })).days).toMatchObject([
      { visits: 2, registrations: 1, orders: 1, sum: 499 },
    ])
    expect((await daysOf({ source: 'site' })).days).toMatchObject([
      { visits: 1, registrations: 0, orders: 0 },
    ])
    expect((await daysOf({ unmarked: 'true' })).days).toMatchObject([
      { visits: 1, registrations: 1, orders: 0 },
    ])
    expect((await daysOf({ source: 'none' })).days).toEqual([])
    const ordersOf = async (query: object) =>
      (await visitor.call(listPartnerOrders, { query: { ...query } })).data.count
    expect([await ordersOf({ source: '=cmd|x' }), await ordersOf({ unmarked: 'true' })]).toEqual([1, 0])

    const file = async (query: object) => {
      const { data } = await visitor.call(downloadPartnerStats, { query: { ...query } })
      const files = [...readZip(data as unknown as Uint8Array)]
      const named = (end: string) => files.find(([path]) => path.endsWith(end))?.[1].toString('utf8') ?? ''
      return {
        words: named('sharedStrings.xml'),
        sheets: [1, 2, 3].map((n) => named(`worksheets/sheet${n}.xml`)),
      }
    }
    const whole = await file({})
    // A text that begins like a formula stays a text.
    expect(whole.words).toContain('=cmd|x')
    expect(whole.words).toContain('без меток')
    expect(whole.sheets.join('')).not.toContain('<f>')
    for (const secret of [FLAT, order.id]) expect(whole.words).not.toContain(secret)
    // Title, headings and 30 days; three sources; one order.
    expect(whole.sheets.map((sheet) => sheet.match(/<row /g)?.length)).toEqual([32, 5, 3])
    const none = await file({ source: 'site' })
    expect(none.sheets.map((sheet) => sheet.match(/<row /g)?.length)).toEqual([32, 5, 2])
    expect(none.words).toContain(', site')
    const tooLong = { query: { 'date-from': '2020-01-01' } }
    expect((await visitor.call(downloadPartnerStats, tooLong)).status).toBe(400)
  })
})
