import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { decide, paymentTransfersOf, placeUnpaidOrder, tokenOf, transfersOf } from './setup/payment-events.ts'
import { whoIs } from './setup/registration.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const placeOrder = () => placeUnpaidOrder(server)

const itemStatus = async (id: string) =>
  (await server.sql('select status from order_items where id = $1', [id]))[0]?.['status']

const PAID = { is_order_paid: true }
const UNPAID = { is_order_paid: false }

describe('a payment that succeeds', () => {
  const orders = [
    ['widget', 'poll', 'webhook'],
    ['widget', 'webhook', 'poll'],
    ['poll', 'widget', 'webhook'],
    ['poll', 'webhook', 'widget'],
    ['webhook', 'widget', 'poll'],
    ['webhook', 'poll', 'widget'],
  ] as const

  it.each(orders)('is booked once when the news comes by %s, %s, %s', async (...names) => {
    const { guest, order, token, channels } = await placeOrder()
    for (const name of names) expect(await channels[name]()).toEqual(UNPAID)
    await decide(guest, token, 'pay')
    for (const name of [...names, ...names.toReversed()]) expect(await channels[name]()).toEqual(PAID)
    expect(await paymentTransfersOf(server, order.id)).toMatchObject([
      { kind: 'provider', amount_kopecks: -49_900 },
      { kind: 'prepaid', amount_kopecks: 49_900 },
    ])
  })

  it('is booked once when thirty messages about it arrive at the same time', async () => {
    const { guest, order, token, itemId, channels } = await placeOrder()
    await decide(guest, token, 'pay')
    await Promise.all(
      Array.from({ length: 10 }, () => [channels.webhook(), channels.widget(), channels.poll()]).flat(),
    )
    expect(await paymentTransfersOf(server, order.id)).toHaveLength(2)
    const jobs = `select 1 from pgboss.job where name = 'start-report' and data->>'orderItemId' = $1`
    expect(await server.sql(jobs, [itemId])).toHaveLength(1)
    const emails = 'select 1 from outbox where unique_key = $1'
    expect(await server.sql(emails, [`order-paid:${order.id}`])).toHaveLength(1)
  })

  it('[CALL-027] is all that a stranger with the number of the order learns', async () => {
    const { guest, order, token } = await placeOrder()
    const ask = () => server.visit().call(contract.orders.checkOrderPaid, { params: { id: order.id } })
    expect((await ask()).body).toEqual({ data: UNPAID })
    await decide(guest, token, 'pay')
    expect((await ask()).body).toEqual({ data: PAID })
  })

  it('becomes earned money when the report is done', async () => {
    const { guest, order, token, itemId, channels } = await placeOrder()
    await decide(guest, token, 'pay')
    await channels.webhook()
    await itemIn(guest, itemId, 'done')
    expect(await transfersOf(server, order.id)).toMatchObject([
      { kind: 'provider', amount_kopecks: -49_900 },
      { kind: 'prepaid', amount_kopecks: 49_900 },
      { unique_key: `item-done:${itemId}`, kind: 'prepaid', amount_kopecks: -49_900 },
      { unique_key: `item-done:${itemId}`, kind: 'revenue', amount_kopecks: 49_900 },
    ])
  })

  it('is not asked for again', async () => {
    const { guest, order, token, channels } = await placeOrder()
    await decide(guest, token, 'pay')
    await channels.poll()
    const again = await guest.call(contract.orders.resumePayment, { params: { id: order.id } })
    expect([again.status, again.error]).toEqual([409, 'Заказ уже оплачен'])
  })
})

describe('a payment that does not', () => {
  it('leaves the order unpaid when declined; a second attempt pays it', async () => {
    const { guest, order, token, itemId, channels } = await placeOrder()
    expect((await decide(guest, token, 'decline')).data).toEqual({ status: 'canceled' })
    const told = await guest.call(contract.payment.reportWidgetResult, {
      body: { order_id: order.id, result: 'error' },
    })
    expect(told.data).toEqual(UNPAID)
    expect(await itemStatus(itemId)).toBe('waitingforpayment')
    expect(await transfersOf(server, order.id)).toEqual([])

    const second = await guest.call(contract.orders.resumePayment, { params: { id: order.id } })
    const secondToken = tokenOf(second.data)
    expect(second.data.total_amount).toBe(499)
    expect(secondToken).not.toBe(token)
    await decide(guest, secondToken, 'pay')
    expect(await channels.poll()).toEqual(PAID)
    expect(await paymentTransfersOf(server, order.id)).toHaveLength(2)
  })

  it('stays open when the window is closed: the same payment is offered again', async () => {
    const { guest, order, token } = await placeOrder()
    const told = await guest.call(contract.payment.reportWidgetResult, {
      body: { order_id: order.id, result: 'closed' },
    })
    expect(told.data).toEqual(UNPAID)
    const resumed = await Promise.all(
      Array.from({ length: 5 }, () =>
        guest.call(contract.orders.resumePayment, { params: { id: order.id } }),
      ),
    )
    expect(new Set(resumed.map(({ data }) => tokenOf(data)))).toEqual(new Set([token]))
  })

  it('is opened once, however many ask for it at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { guest, order, token, channels } = await placeOrder()
      await decide(guest, token, 'decline')
      await channels.poll()
      const resumed = await Promise.all(
        Array.from({ length: 20 }, () =>
          guest.call(contract.orders.resumePayment, { params: { id: order.id } }),
        ),
      )
      expect(new Set(resumed.map(({ data }) => tokenOf(data))).size).toBe(1)
      expect(await server.sql('select 1 from payments where order_id = $1', [order.id])).toHaveLength(2)
    }
  })

  it('cannot be decided twice', async () => {
    const { guest, token } = await placeOrder()
    await decide(guest, token, 'decline')
    expect((await decide(guest, token, 'pay')).data).toEqual({ status: 'canceled' })
    const shown = await guest.call(contract.payment.getTestPayment, { params: { token } })
    expect(shown.data).toMatchObject({ status: 'canceled', amount: 499 })
  })
})

describe('money that comes twice', () => {
  it('goes back to the card of the payer, who is told of it', async () => {
    const { guest, order, email, token, channels, providerId } = await placeOrder()
    await decide(guest, token, 'decline')
    await channels.poll()
    const second = await guest.call(contract.orders.resumePayment, { params: { id: order.id } })
    await decide(guest, tokenOf(second.data), 'pay')
    await channels.poll()
    // The bank took the first payment after all, and the provider tells it late.
    await server.sql(`update test_provider_payments set status = 'succeeded' where id = $1`, [providerId])
    for (let repeat = 0; repeat < 3; repeat++) await channels.webhook()
    const booked = await transfersOf(server, order.id)
    expect(
      booked
        .filter(({ kind }) => kind === 'balance')
        .map(({ unique_key, amount_kopecks }) => [String(unique_key).split(':')[0], amount_kopecks]),
    ).toEqual([
      ['payment-return', -49_900],
      ['payment', 49_900],
    ])
    expect((await whoIs(guest)).account?.balance).toBe(0)
    const message = await server.emailTo(email, /^Возвращаем 499\s₽ по заказу/)
    expect(message.text).toContain('уже был оплачен')
    const refunded = await until('the refund', async () => {
      const rows = await server.sql(
        'select amount_kopecks::int as kopecks from test_provider_refunds where payment_id = $1',
        [providerId],
      )
      return rows.length > 0 ? rows : undefined
    })
    expect(refunded).toEqual([{ kopecks: 49_900 }])
  })
})

describe('a free order', () => {
  it('needs no payment and moves no money', async () => {
    const guest = server.visit()
    const passport = { ...LADOGIN, person: { ...LADOGIN.person, passport: '0000 123456' } }
    const { order } = await orderAsGuest(guest, [
      { product: 'PassportCheck', key: 'Ладогин', metadata: passport },
    ])
    expect(order).toMatchObject({ total_amount: 0, payment_data: null })
    await itemIn(guest, order.order_items[0]?.order_item_id ?? '', 'done')
    expect(await transfersOf(server, order.id)).toEqual([])
  })
})

describe('the ledger', () => {
  it.each([
    'update ledger_entries set amount_kopecks = amount_kopecks * 2',
    'delete from ledger_entries',
    'truncate ledger_entries',
    `update ledger_transfers set description = 'x'`,
    'delete from ledger_transfers',
    'truncate ledger_transfers cascade',
    `update ledger_accounts set kind = 'bonus' where kind = 'prepaid'`,
    'update ledger_accounts set person_id = null',
    'delete from ledger_accounts',
    'truncate ledger_accounts cascade',
  ])('refuses: %s', async (statement) => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    await payInWidget(guest, order)
    await expect(server.sql(statement)).rejects.toThrow('the ledger is append-only')
    expect(await transfersOf(server, order.id)).not.toEqual([])
  })

  it('refuses a transfer that does not add up to zero', async () => {
    const key = crypto.randomUUID()
    const statement = `with t as (
        insert into ledger_transfers (id, unique_key, description, created_at)
        values ('${crypto.randomUUID()}', '${key}', 'x', now()) returning id)
      insert into ledger_entries (transfer_id, account_id, amount_kopecks)
      select t.id, (select id from ledger_accounts limit 1), 100 from t`
    await expect(server.sql(statement)).rejects.toThrow('do not add up to zero')
    expect(await server.sql('select 1 from ledger_transfers where unique_key = $1', [key])).toEqual([])
  })

  it('refuses entries for a transfer that is written, though they add up to zero', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    await payInWidget(guest, order)
    const before = await paymentTransfersOf(server, order.id)
    const [paid] = await server.sql('select id from ledger_transfers where unique_key = $1', [
      before[0]?.['unique_key'],
    ])
    const accounts = [crypto.randomUUID(), crypto.randomUUID()]
    await server.sql(
      `insert into ledger_accounts (id, kind, person_id)
       select unnest($1::uuid[]), unnest(array['balance', 'bonus']), person_id from orders where id = $2`,
      [accounts, order.id],
    )
    const late = server.sql(
      'insert into ledger_entries select $1::uuid, unnest($2::uuid[]), unnest(array[-100, 100])',
      [paid?.['id'], accounts],
    )
    await expect(late).rejects.toThrow('the ledger is append-only')
    expect(await paymentTransfersOf(server, order.id)).toEqual(before)
  })

  it('adds up to zero, as a whole and in every transfer', async () => {
    expect(await server.sql('select sum(amount_kopecks)::int as sum from ledger_entries')).toEqual([
      { sum: 0 },
    ])
    expect(
      await server.sql(
        'select transfer_id from ledger_entries group by transfer_id having sum(amount_kopecks) <> 0',
      ),
    ).toEqual([])
  })
})
