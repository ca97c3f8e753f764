import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppContext } from '../src/services/context.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { FLAT, payInWidget, productId } from '@proverka/test-support/guest-order'
import { balanceOf, sumOfBooks, topUpByCard } from './setup/money.ts'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

/* Tariff and bonus follow what they were given for (SAFE-08). */

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

async function newcomer(changes: Record<string, unknown> = {}) {
  const visitor = server.visit()
  const { data, email } = await register(visitor, undefined, changes)
  return { visitor, id: data.person.id, email }
}

const debtsOf = (userId: string) =>
  server.sql(
    `select account, amount_kopecks::int as amount, left_kopecks::int as left
       from debts where person_id = $1 order by created_at`,
    [userId],
  )

describe('the earned tariff', () => {
  const tariffOf = async (id: string) =>
    (
      await server.sql(
        'select tariff_id from person_tariffs where person_id = $1 and closed_at is null order by tariff_id',
        [id],
      )
    ).map(({ tariff_id }) => tariff_id)

  /** Paid items that wait for their data: they can be given back. */
  async function payFor(visitor: Visitor, count: number) {
    const order_items = Array.from({ length: count }, (_, index) => ({
      product_id: productId('RiskAssessmentOwner'),
      object_key: FLAT,
      metadata: { purchase: index },
    }))
    const { data } = await visitor.call(contract.orders.createOrder, { body: { order_items, again: true } })
    await payInWidget(visitor, data)
    return data.order_items
  }

  const giveBack = (items: readonly { order_item_id: string }[]) =>
    Promise.all(
      items.map(({ order_item_id }) =>
        admin.call(contract.orders.returnProduct, { body: { order_item_id } }),
      ),
    )

  it('[SAFE-08] goes when a return leaves less than it takes, and comes again', async () => {
    const { visitor, id } = await newcomer()
    const items = await payFor(visitor, 4)
    expect(items.reduce((sum, { price }) => sum + price, 0)).toBeGreaterThan(1500)
    expect(await tariffOf(id)).toEqual([1])
    expect(await giveBack(items.slice(0, 2))).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(await tariffOf(id)).toEqual([])
    await payFor(visitor, 3)
    expect(await tariffOf(id)).toEqual([1])
  })

  it('[SAFE-08] stays when an admin gave it', async () => {
    const { visitor, id } = await newcomer()
    const body = { person_id: id, tariff_simple_id: 1 }
    expect(await admin.call(contract.tariffs.activateTariffForPerson, { body })).toMatchObject({
      status: 200,
    })
    await giveBack(await payFor(visitor, 4))
    expect(await tariffOf(id)).toEqual([1])
  })
})

describe('a top-up that goes back to its payer', () => {
  const mark = (id: string, Paid: boolean) =>
    admin.call(contract.admin.updateOrder, { body: { OrderID: id, Paid } })

  /** A top-up that an admin marks as paid, as one by invoice. */
  async function markedTopUp(visitor: Visitor, amount: number) {
    const { data } = await visitor.call(contract.orders.createOrder, {
      body: { order_items: [], metadata: { orderType: 'custom', amount } },
    })
    await mark(data.id, true)
    return data.id
  }

  it('[SAFE-08] takes the bonus of the referrer back, and the next large one brings it again', async () => {
    const referrer = await newcomer()
    const invitee = await newcomer({ partner_id: referrer.id })
    const topUp = await markedTopUp(invitee.visitor, 6000)
    expect([await balanceOf(referrer.visitor), await balanceOf(invitee.visitor)]).toEqual([3000, 6000])
    expect(await mark(topUp, false)).toMatchObject({ status: 200 })
    expect([await balanceOf(referrer.visitor), await balanceOf(invitee.visitor)]).toEqual([0, 0])
    await server.emailTo(referrer.email, /^Бонус отменен: 3\s000\s₽/)
    await server.emailTo(invitee.email, /^Пополнение отменено: 6\s000\s₽/)
    await markedTopUp(invitee.visitor, 5000)
    await markedTopUp(invitee.visitor, 8000)
    expect(await balanceOf(referrer.visitor)).toBe(2500)
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('[SAFE-08] leaves a debt where the money is spent, which the next credit pays first', async () => {
    const referrer = await newcomer()
    const invitee = await newcomer({ partner_id: referrer.id })
    const topUp = await markedTopUp(invitee.visitor, 5000)
    const spend = (visitor: Visitor) =>
      visitor.call(contract.orders.createOrder, {
        body: {
          order_items: [{ product_id: productId('EgrnObject'), object_key: FLAT }],
          use_account_balance: true,
        },
      })
    expect((await spend(invitee.visitor)).data.use_account_balance).toBe(true)
    expect((await spend(referrer.visitor)).data.use_account_balance).toBe(true)
    await mark(topUp, false)
    expect(await debtsOf(invitee.id)).toEqual([{ account: 'balance', amount: 49_900, left: 49_900 }])
    expect(await debtsOf(referrer.id)).toEqual([{ account: 'bonus', amount: 49_900, left: 49_900 }])
    expect([await balanceOf(referrer.visitor), await balanceOf(invitee.visitor)]).toEqual([0, 0])
    const message = await server.emailTo(invitee.email, /^Пополнение отменено/)
    expect(message.text).toMatch(/499\s₽ записаны как долг/)

    await topUpByCard(invitee.visitor, 200)
    expect(await balanceOf(invitee.visitor)).toBe(0)
    expect(await debtsOf(invitee.id)).toEqual([{ account: 'balance', amount: 49_900, left: 29_900 }])
    await topUpByCard(invitee.visitor, 1000)
    expect(await balanceOf(invitee.visitor)).toBe(701)
    expect(await debtsOf(invitee.id)).toEqual([{ account: 'balance', amount: 49_900, left: 0 }])
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('[SAFE-08] at its provider is believed when re-read there, once', async () => {
    const { visitor, id, email } = await newcomer()
    const order = await topUpByCard(visitor, 1000)
    const context = server.context as { -readonly [Name in keyof AppContext]: AppContext[Name] }
    const { providerOf } = context
    const [payment] = await server.sql('select provider_payment_id as id from payments where order_id = $1', [
      order.id,
    ])
    const tell = () =>
      server.visit().call(contract.payment.receiveWebhook, {
        params: { provider: 'test' },
        body: { event: 'refund.succeeded', object: { id: String(payment?.['id']) } },
      })
    await tell()
    expect(await balanceOf(visitor)).toBe(1000)
    context.providerOf = (name) => ({
      ...providerOf(name),
      fetchPayment: async (paymentId) => ({ id: paymentId, status: 'refunded', amount: 100_000 }),
    })
    await Promise.all([tell(), tell(), tell()])
    context.providerOf = providerOf
    expect(await balanceOf(visitor)).toBe(0)
    expect(await debtsOf(id)).toEqual([])
    await server.emailTo(email, /^Пополнение отменено: 1\s000\s₽/)
  })
})
