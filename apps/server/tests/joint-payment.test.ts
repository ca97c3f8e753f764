import { contract } from '@proverka/api/contract'
import { FLAT, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payJointly } from '../src/services/payments/joint-payment.ts'
import { balanceOf, sumOfBooks } from './setup/money.ts'
import { decide, tokenOf } from './setup/payment-events.ts'
import { register } from './setup/registration.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

const { checkOrderPaid, createOrder, listTransactions, payOrders } = contract.orders

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function newcomer() {
  const visitor = server.visit()
  await register(visitor)
  return visitor
}

async function order(by: Visitor, product = 'EgrnObject') {
  const { data } = await by.call(createOrder, {
    body: {
      order_items: [
        { product_id: productId(product), object_key: FLAT, metadata: { purchase: crypto.randomUUID() } },
      ],
      again: true,
    },
  })
  return data
}

const isPaid = async (id: string): Promise<boolean> =>
  (await server.sql('select paid_at from orders where id = $1', [id]))[0]?.['paid_at'] !== null

const payWindow = async (by: Visitor, joint: Parameters<typeof tokenOf>[0] & { id: string }) => {
  await decide(by, tokenOf(joint), 'pay')
  await by.call(checkOrderPaid, { params: { id: joint.id } })
}

const together = (by: Visitor, ...ids: string[]) => by.call(payOrders, { body: { order_ids: ids } })

describe('several unpaid orders', () => {
  it('are paid by one payment over their sum, and the books are even', async () => {
    const visitor = await newcomer()
    const [one, two] = [await order(visitor), await order(visitor, 'EgrnRightList')]
    const { data: joint } = await together(visitor, one.id, two.id)
    expect(joint.total_amount).toBe(one.total_amount + two.total_amount)
    expect([await isPaid(one.id), await isPaid(two.id)]).toEqual([false, false])
    await payWindow(visitor, joint)
    await until('both to be paid', async () =>
      (await isPaid(one.id)) && (await isPaid(two.id)) ? true : undefined,
    )
    expect(await balanceOf(visitor)).toBe(0)
    const { data } = await visitor.call(listTransactions, { query: {} })
    expect(data.transactions.map(({ own }) => own).toSorted((a, b) => a - b)).toEqual(
      [-one.total_amount, -two.total_amount, joint.total_amount].toSorted((a, b) => a - b),
    )
    expect(await sumOfBooks(server)).toBe(0)
    // Done again, it moves nothing.
    await payJointly(server.context, joint.id)
    expect((await visitor.call(listTransactions, { query: {} })).data.count).toBe(3)
  })

  it('[REF-02] are no top-up of an invited person: no bonus comes, and who invited sees none', async () => {
    const referrer = server.visit()
    const { data } = await register(referrer)
    const invited = server.visit()
    await register(invited, undefined, { partner_id: data.person.id })
    const [one, two] = [await order(invited), await order(invited, 'EgrnRightList')]
    const { data: joint } = await together(invited, one.id, two.id)
    await payWindow(invited, joint)
    await until('both to be paid', async () =>
      (await isPaid(one.id)) && (await isPaid(two.id)) ? true : undefined,
    )
    const { data: list } = await referrer.call(contract.partner.listInvited, { query: {} })
    expect(list.invited).toMatchObject([
      { state: 'no-top-up', largest_top_up: 0, top_up_date: null, bonus: 0 },
    ])
  })

  it('that were paid otherwise meanwhile leave their money on the balance', async () => {
    const visitor = await newcomer()
    const [one, two] = [await order(visitor), await order(visitor, 'EgrnRightList')]
    const { data: joint } = await together(visitor, one.id, two.id)
    const { data: alone } = await visitor.call(contract.orders.resumePayment, { params: { id: one.id } })
    await decide(visitor, tokenOf(alone), 'pay')
    await visitor.call(checkOrderPaid, { params: { id: one.id } })
    await payWindow(visitor, joint)
    await until('the other one to be paid', async () => ((await isPaid(two.id)) ? true : undefined))
    expect(await balanceOf(visitor)).toBe(one.total_amount)
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('that cost more by then wait, the others are paid', async () => {
    const visitor = await newcomer()
    const [one, two] = [await order(visitor), await order(visitor, 'EgrnRightList')]
    const { data: joint } = await together(visitor, one.id, two.id)
    await server.sql('update orders set total_kopecks = total_kopecks + 100000 where id = $1', [one.id])
    await payWindow(visitor, joint)
    await until('the other one to be paid', async () => ((await isPaid(two.id)) ? true : undefined))
    expect(await isPaid(one.id)).toBe(false)
    expect(await balanceOf(visitor)).toBe(one.total_amount)
  })

  it('are the own ones, unpaid, once each', async () => {
    const [visitor, stranger] = [await newcomer(), await newcomer()]
    const [own, foreign] = [await order(visitor), await order(stranger)]
    const statuses = async (...ids: string[]) => (await together(visitor, ...ids)).status
    expect(await statuses(own.id, foreign.id)).toBe(404)
    expect(await statuses(own.id, own.id)).toBe(400)
    expect(await statuses()).toBe(400)
    expect(await statuses(own.id, crypto.randomUUID())).toBe(404)
    await server.sql('update orders set paid_at = now() where id = $1', [own.id])
    expect(await statuses(own.id)).toBe(409)
    const { data: joint } = await together(stranger, foreign.id)
    expect(await statuses(joint.id)).toBe(404)
  })

  it('are one payment for one key, also when it is asked for twice at once', async () => {
    const visitor = await newcomer()
    const [one, two] = [await order(visitor), await order(visitor, 'EgrnRightList')]
    const key = { 'idempotency-key': crypto.randomUUID() }
    const body = { order_ids: [one.id, two.id] }
    const replies = await Promise.all([1, 2, 3].map(() => visitor.call(payOrders, { body }, key)))
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
  })

  it('whose payment is made already are not asked to be paid again: by the same key, another one, or one alone', async () => {
    const visitor = await newcomer()
    const [one, two] = [await order(visitor), await order(visitor, 'EgrnRightList')]
    const key = { 'idempotency-key': crypto.randomUUID() }
    const body = { order_ids: [one.id, two.id] }
    const { data: joint } = await visitor.call(payOrders, { body }, key)
    // Paid in the window; nothing told us.
    await decide(visitor, tokenOf(joint), 'pay')
    const { data: repeated } = await visitor.call(payOrders, { body }, key)
    expect(repeated).toMatchObject({ id: joint.id, payment_data: null })
    expect([await isPaid(one.id), await isPaid(two.id)]).toEqual([true, true])
    expect((await together(visitor, one.id, two.id)).status).toBe(409)
    expect((await visitor.call(contract.orders.resumePayment, { params: { id: one.id } })).status).toBe(409)
    expect(await balanceOf(visitor)).toBe(0)
  })

  it('are one payment for the same choice of another page, as long as it waits and costs the same', async () => {
    const visitor = await newcomer()
    const [one, two] = [await order(visitor), await order(visitor, 'EgrnRightList')]
    const { data: first } = await together(visitor, one.id, two.id)
    const { data: second } = await together(visitor, two.id, one.id)
    expect(second.id).toBe(first.id)
    expect(tokenOf(second)).toBe(tokenOf(first))
    expect((await together(visitor, one.id)).data.id).not.toBe(first.id)
    await payWindow(visitor, first)
    await until('both to be paid', async () =>
      (await isPaid(one.id)) && (await isPaid(two.id)) ? true : undefined,
    )
    expect(await balanceOf(visitor)).toBe(0)
  })

  it('of which one is paid meanwhile are another choice: a repeat of the first one says so', async () => {
    const visitor = await newcomer()
    const [one, two] = [await order(visitor), await order(visitor, 'EgrnRightList')]
    const key = { 'idempotency-key': crypto.randomUUID() }
    const body = { order_ids: [one.id, two.id] }
    await visitor.call(payOrders, { body }, key)
    const { data: alone } = await visitor.call(contract.orders.resumePayment, { params: { id: one.id } })
    await payWindow(visitor, alone)
    const repeated = await visitor.call(payOrders, { body }, key)
    expect(repeated).toMatchObject({ status: 409, body: { code: 'payment/already-paid' } })
  })
})
