import { contract } from '@proverka/api/contract'
import { transactionTitle } from '@proverka/domain/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyFlat } from './setup/buy-flat.ts'
import { balanceOf, giveBonus, sumOfBooks, topUpByCard } from './setup/money.ts'
import { decide, tokenOf } from './setup/payment-events.ts'
import { readPdfText } from './setup/read-pdf-text.ts'
import { register, whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { createOrder, createInvoice, downloadInvoice, listInvoices, listTransactions } = contract.orders
const clock = createTestClock()

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  admin = server.visit()
  await admin.signIn('admin@example.com')
})
afterAll(() => server.stop())

async function newcomer(changes: Record<string, unknown> = {}) {
  const visitor = server.visit()
  const { email, data } = await register(visitor, undefined, changes)
  return { visitor, email, id: data.person.id }
}

const topUp = (visitor: Visitor, metadata: Record<string, unknown>, rest: object = {}) =>
  visitor.call(createOrder, { body: { order_items: [], metadata, ...rest } })

const movements = async (visitor: Visitor) =>
  (await visitor.call(listTransactions, { query: {} })).data.transactions

describe('a top-up', () => {
  it('is an order of no items that puts its amount on the balance, once (AMB-39)', async () => {
    const { visitor } = await newcomer()
    const { data: order } = await topUp(visitor, { orderType: 'balance', amount: 1500 })
    expect(order).toMatchObject({ total_amount: 1500, order_items: [], use_account_balance: false })
    expect(await balanceOf(visitor)).toBe(0)
    await decide(visitor, tokenOf(order), 'pay')
    const poll = () => visitor.call(contract.orders.checkOrderPaid, { params: { id: order.id } })
    const polls = await Promise.all([poll(), poll(), poll()])
    expect(polls.map(({ data }) => data.is_order_paid)).toEqual([true, true, true])
    expect(await balanceOf(visitor)).toBe(1500)
    const [movement] = await movements(visitor)
    expect(movement).toMatchObject({ Description: 'balance', Amount: 1500 })
    expect(transactionTitle(movement?.Description ?? '')).toBe('Пополнение баланса')
  })

  it('takes its kind and amount from the rules, not from the words of a browser', async () => {
    const { visitor } = await newcomer()
    const wrong = [0, -500, 0.5, 500_001, 10.001, 1e308]
    for (const amount of wrong)
      expect(await topUp(visitor, { orderType: 'custom', amount })).toMatchObject({
        status: 400,
        error: 'Укажите сумму пополнения от 1 до 500 000 рублей',
      })
    expect((await topUp(visitor, { orderType: 'custom' })).status).toBe(400)
    const forged = { total_amount: 1, payment_source: 'invoice', use_account_balance: true }
    const { data: order } = await topUp(visitor, { orderType: 'balance', amount: 777 }, forged)
    expect(order).toMatchObject({ total_amount: 777, use_account_balance: false })
    const [row] = await server.sql(`select payment_source, metadata from orders where id = $1`, [order.id])
    expect(row).toMatchObject({ payment_source: 'test', metadata: { orderType: 'custom', amount: 777 } })
  })

  it('that is paid twice is on the balance twice', async () => {
    const { visitor } = await newcomer()
    const { data: order } = await topUp(visitor, { orderType: 'custom', amount: 600 })
    const [payment] = await server.sql('select * from payments where order_id = $1', [order.id])
    await decide(visitor, tokenOf(order), 'decline')
    await visitor.call(contract.orders.checkOrderPaid, { params: { id: order.id } })
    const again = await visitor.call(contract.orders.resumePayment, { params: { id: order.id } })
    await decide(visitor, tokenOf(again.data), 'pay')
    await visitor.call(contract.orders.checkOrderPaid, { params: { id: order.id } })
    expect(await balanceOf(visitor)).toBe(600)
    await server.sql(`update test_provider_payments set status = 'succeeded' where id = $1`, [
      payment?.['provider_payment_id'],
    ])
    await visitor.call(contract.payment.receiveWebhook, {
      params: { provider: 'test' },
      body: { event: 'payment.succeeded', object: { id: String(payment?.['provider_payment_id']) } },
    })
    expect(await balanceOf(visitor)).toBe(1200)
  })
})

describe('the list of transactions', () => {
  it('[CALL-031] comes in pages, newest first, the caller’s only', async () => {
    const { visitor, id } = await newcomer()
    const other = await newcomer()
    for (let bonus = 1; bonus <= 45; bonus++) {
      await giveBonus(server, id, bonus)
      clock.advance(1000)
    }
    await giveBonus(server, other.id, 7)
    const page = async (offset: number, query: object = {}) =>
      (await visitor.call(listTransactions, { query: { offset: String(offset), ...query } })).data
    expect((await page(0)).transactions.map(({ Amount }) => Amount)).toEqual(
      Array.from({ length: 20 }, (_, index) => 45 - index),
    )
    const last = await page(40)
    expect(last.transactions.map(({ Amount }) => Amount)).toEqual([5, 4, 3, 2, 1])
    expect(last.count).toBe(45)
    expect((await page(0, { limit: '50' })).transactions).toHaveLength(45)
    expect((await visitor.call(listTransactions, { query: { limit: '101' } })).status).toBe(400)
    expect(await movements(other.visitor)).toMatchObject([{ Amount: 7 }])
  })
})

describe('the referral bonus', () => {
  it('[REF-01] [REF-02] [REF-03] is half of the first top-up of 5000 or more, once per invitee', async () => {
    const referrer = await newcomer()
    const invited = () => newcomer({ partner_id: referrer.id })
    const bonusAfter = async (roubles: number, who: Visitor) => {
      const before = await balanceOf(referrer.visitor)
      await topUpByCard(who, roubles)
      return ((await balanceOf(referrer.visitor)) ?? 0) - (before ?? 0)
    }
    const first = await invited()
    expect(await bonusAfter(15_000, first.visitor)).toBe(7500)
    expect(await bonusAfter(15_000, first.visitor)).toBe(0)
    const second = await invited()
    expect(await bonusAfter(4999, second.visitor)).toBe(0)
    expect(await bonusAfter(5000, second.visitor)).toBe(2500)
    expect(await bonusAfter(15_000, second.visitor)).toBe(0)
    expect((await movements(referrer.visitor)).map(({ Description }) => Description)).toEqual([
      'Бонус за приглашенного',
      'Бонус за приглашенного',
    ])
    expect(await balanceOf(first.visitor)).toBe(30_000)
  })

  it('goes to nobody for people who came alone, by an unknown link or by their own', async () => {
    for (const partner_id of ['', crypto.randomUUID(), 'some-text']) {
      const { visitor } = await newcomer({ partner_id })
      await topUpByCard(visitor, 15_000)
      expect(await balanceOf(visitor)).toBe(15_000)
    }
    const own = await newcomer()
    await server.sql('update persons set partner_id = id::text where id = $1', [own.id])
    await topUpByCard(own.visitor, 15_000)
    expect(await balanceOf(own.visitor)).toBe(15_000)
  })

  it('[REF-04] pays no urgent item: with balance 0 and bonus 2500 a normal one is paid, an urgent one is not', async () => {
    const { visitor, id } = await newcomer()
    await giveBonus(server, id, 2500)
    const urgent = await buyFlat(visitor, [{ product: 'EgrnObject', metadata: { urgent: true } }])
    expect(urgent.data).toMatchObject({ use_account_balance: false, total_amount: 799 })
    expect(urgent.data.payment_data).not.toBeNull()
    const normal = await buyFlat(visitor, [{ product: 'EgrnObject' }])
    expect(normal.data).toMatchObject({ use_account_balance: true, payment_data: null })
    expect(await balanceOf(visitor)).toBe(2001)
  })

  it('is spent before own money, which pays the urgent items (AMB-38)', async () => {
    const { visitor, id } = await newcomer()
    await giveBonus(server, id, 600)
    await topUpByCard(visitor, 800)
    const both = [{ product: 'EgrnObject' }, { product: 'EgrnRightList', metadata: { urgent: true } }]
    const { data: order } = await buyFlat(visitor, both)
    expect(order.use_account_balance).toBe(true)
    const [paid] = await server.sql(
      `select sum(e.amount_kopecks) filter (where a.kind = 'bonus') as bonus,
              sum(e.amount_kopecks) filter (where a.kind = 'balance') as own
         from ledger_entries e join ledger_accounts a on a.id = e.account_id
         join ledger_transfers t on t.id = e.transfer_id where t.unique_key = $1`,
      [`order-from-balance:${order.id}`],
    )
    expect([Number(paid?.['bonus']), Number(paid?.['own'])]).toEqual([-49_900, -79_900])
  })

  it('is in the sum of transactions of the account, which is what all its movements add up to', async () => {
    const { visitor, id } = await newcomer()
    await giveBonus(server, id, 600)
    await topUpByCard(visitor, 800)
    await buyFlat(visitor, [{ product: 'EgrnObject' }])
    const amounts = (await movements(visitor)).map(({ Amount }) => Amount)
    expect(amounts.toSorted((a, b) => a - b)).toEqual([-499, 600, 800])
    const { account } = await whoIs(visitor)
    expect(account).toMatchObject({
      balance: 901,
      sum_of_transactions: amounts.reduce((sum, one) => sum + one, 0),
    })
  })

  it('adds the price of the urgent option to each part of a bundle, for a guest, too', async () => {
    const { visitor } = await newcomer()
    const plain = await buyFlat(visitor, [{ product: 'FullCheck' }])
    const urgent = await buyFlat(visitor, [{ product: 'FullCheck', metadata: { urgent: true } }])
    expect(urgent.data.total_amount - plain.data.total_amount).toBe(900)
    expect(urgent.data.order_items.map((item) => item.urgent)).toEqual([true, true, true])
    const [item] = urgent.data.order_items
    const [row] = await server.sql('select metadata from order_items where id = $1', [item?.order_item_id])
    expect(row?.['metadata']).toMatchObject({ urgent: true })
  })

  it('refuses the urgent option where it is not sold, and orders nothing', async () => {
    const { visitor, id } = await newcomer()
    const refused = await buyFlat(visitor, [{ product: 'PersonCheck', metadata: { urgent: true } }])
    expect(refused).toMatchObject({ status: 409, error: expect.stringMatching(/Снимите отметку «Срочно»/) })
    expect(await server.sql('select id from orders where person_id = $1', [id])).toEqual([])
  })

  it('has urgent work begin before what waited already', async () => {
    const { jobs, database } = server.context
    await jobs.enqueueAll('call-affiliate', [{ outboxId: 'plain' }])
    await jobs.enqueueAll('call-affiliate', [{ outboxId: 'urgent' }], { isUrgent: true })
    const { rows } = await database.runRawSql(
      `select data ->> 'outboxId' as id, priority from pgboss.job
        where name = 'call-affiliate' and data ->> 'outboxId' in ('plain', 'urgent') order by id`,
    )
    expect(rows).toEqual([
      { id: 'plain', priority: 0 },
      { id: 'urgent', priority: 1 },
    ])
  })
})

describe('an invoice', () => {
  it('[CALL-021] [CALL-030] over 5000 is made and is in the list of its owner only', async () => {
    const { visitor } = await newcomer()
    const other = await newcomer()
    const payer = await visitor.call(contract.payers.addPayer, {
      body: { name: 'ООО «Кленовый лист»', inn: '0000000018', kpp: '000001001', address: 'г. Образцовск' },
    })
    const made = await visitor.call(createInvoice, {
      query: { amount: '5000', payer_id: payer.data.payer_id },
    })
    expect(made.data).toMatchObject({ amount: 5000, paid: false, payer: 'ООО «Кленовый лист»' })
    const list = (await visitor.call(listInvoices, { query: {} })).data
    expect(list).toEqual([made.data])
    expect((await other.visitor.call(listInvoices, { query: {} })).data).toEqual([])
    const foreign = { query: { amount: '5000', payer_id: payer.data.payer_id } }
    expect((await other.visitor.call(createInvoice, foreign)).status).toBe(403)
    for (const amount of ['0', '-5', '5e3', '600000', '1.234', ''])
      expect((await visitor.call(createInvoice, { query: { amount } })).status).toBe(400)
    const cross = { 'sec-fetch-site': 'cross-site' }
    expect((await visitor.call(createInvoice, { query: { amount: '5000' } }, cross)).status).toBe(403)
  })

  it('is a PDF with its payer and its sum in words, marked as a demonstration', async () => {
    const { visitor } = await newcomer()
    const other = await newcomer()
    const { data: invoice } = await visitor.call(createInvoice, { query: { amount: '5021,50' } })
    expect(invoice.url).toBe(`/invoice/${invoice.invoice_id}/pdf`)
    const params = { id: invoice.invoice_id }
    const { data: file } = await visitor.call(downloadInvoice, { params })
    const text = readPdfText(file as unknown as Uint8Array)
      .pages.join('\n')
      .replaceAll(/\s+/g, ' ')
    expect(text).toContain('ДЕМОНСТРАЦИОННЫЙ СЧЕТ')
    expect(text).toContain(`Счет на оплату № ${invoice.number}`)
    expect(text).toContain('Пять тысяч двадцать один рубль 50 копеек')
    expect(text).toContain('Реквизиты плательщика не указаны')
    expect(text).toMatch(/Банк получателя Банк «Образец».*БИК 000000000.*Расчетный счет 0{20}/)
    expect((await other.visitor.call(downloadInvoice, { params })).status).toBe(403)
    expect((await admin.call(downloadInvoice, { params })).status).toBe(200)
    expect((await visitor.call(downloadInvoice, { params: { id: crypto.randomUUID() } })).status).toBe(404)
  })

  it('is not paid by a card, and is on the balance when an admin says so', async () => {
    const referrer = await newcomer()
    const { visitor, id } = await newcomer({ partner_id: referrer.id })
    await visitor.call(createInvoice, { query: { amount: '6000' } })
    const [order] = await server.sql('select id from orders where person_id = $1', [id])
    const OrderID = String(order?.['id'])
    expect((await visitor.call(contract.orders.resumePayment, { params: { id: OrderID } })).status).toBe(404)
    await admin.call(contract.admin.updateOrder, { body: { OrderID, Paid: true } })
    await admin.call(contract.admin.updateOrder, { body: { OrderID, Paid: true } })
    expect(await balanceOf(visitor)).toBe(6000)
    expect(await balanceOf(referrer.visitor)).toBe(3000)
    expect((await visitor.call(listInvoices, { query: {} })).data).toMatchObject([{ paid: true }])
  })
})

it('all of this left books that add up to zero', async () => {
  expect(await sumOfBooks(server)).toBe(0)
})
