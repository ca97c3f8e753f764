import { contract } from '@proverka/api/contract'
import { toKopecks } from '@proverka/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anotherIntent, extractOf, order } from './setup/own-order.ts'
import { tokenOf } from './setup/payment-events.ts'
import { register, whoIs } from './setup/registration.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Puts money on a balance, as a top-up will. */
async function topUp(userId: string, roubles: number) {
  const { database, queries, clock } = server.context
  await database.transaction(async () => {
    await queries.ledger.bookTransfer({
      uniqueKey: `test-top-up:${userId}`,
      description: 'Пополнение баланса',
      entries: [
        { account: 'provider', amount: -toKopecks(roubles) },
        { account: 'balance', userId, amount: toKopecks(roubles) },
      ],
      at: clock.now(),
    })
  })
}

describe('an order from the balance', () => {
  it('[ROLE-19] leaves 501 of 1000 after an order of 499, and needs no payment', async () => {
    const client = server.visit()
    const { data } = await register(client)
    await topUp(data.person.id, 1000)
    const placed = await order(client, { order_items: [extractOf()], use_account_balance: true })
    expect(placed.data).toMatchObject({ total_amount: 499, use_account_balance: true, payment_data: null })
    expect((await whoIs(client)).account?.balance).toBe(501)
    const paid = await client.call(contract.orders.checkOrderPaid, { params: { id: placed.data.id } })
    expect(paid.data).toEqual({ is_order_paid: true })
  })

  it('is all or nothing: what is not enough is left alone, and the order is paid by card', async () => {
    const client = server.visit()
    const { data } = await register(client)
    await topUp(data.person.id, 498.99)
    const placed = await order(client, { order_items: [extractOf()], use_account_balance: true })
    expect(placed.data.use_account_balance).toBe(false)
    expect(tokenOf(placed.data)).not.toBe('')
    expect((await whoIs(client)).account?.balance).toBe(498.99)
  })

  it('is not made unless it is asked for', async () => {
    const client = server.visit()
    const { data } = await register(client)
    await topUp(data.person.id, 1000)
    expect((await order(client, { order_items: [extractOf()] })).data.use_account_balance).toBe(false)
    expect((await whoIs(client)).account?.balance).toBe(1000)
  })

  it('never takes more than there is, also not twenty times at once', async () => {
    const client = server.visit()
    await client.signIn('client@example.com')
    expect((await whoIs(client)).account?.balance).toBe(1500)
    const placed = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        order(client, { order_items: [anotherIntent(index)], use_account_balance: true, again: true }),
      ),
    )
    const fromBalance = placed.filter(({ data }) => data.use_account_balance)
    expect([placed.length, fromBalance.length]).toEqual([20, 3])
    expect(placed.filter(({ data }) => data.payment_data !== null)).toHaveLength(17)
    expect((await whoIs(client)).account?.balance).toBe(1500 - 3 * 499)
    const [{ sum } = {}] = await server.sql(
      `select sum(amount_kopecks)::int as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id
         join persons p on p.id = a.person_id where a.kind = 'balance' and p.email = 'client@example.com'`,
    )
    expect(sum).toBe(toKopecks(1500 - 3 * 499))
  })
})
