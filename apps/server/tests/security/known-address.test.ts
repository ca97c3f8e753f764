import { contract } from '@proverka/api/contract'
import { FLAT, freshEmail, LADOGIN, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from '../setup/admin.ts'
import { balanceOf, giveBonus } from '../setup/money.ts'
import { giveConsents, PASSWORD, registerProven } from '../setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from '../setup/test-server.ts'

const { createRegistrationOrder, listOrders } = contract.orders

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const ordersOf = async (visitor: Visitor) =>
  (await visitor.call(listOrders, { query: {} })).data?.orders.map(({ orderId }) => orderId)

describe('[SAFE-02] a guest order with a known address', () => {
  /** An account with a coupon, an individual price and money. */
  async function richAccount() {
    const { email, visitor, data } = await registerProven(server)
    const admin = await visitAsAdmin(server)
    const code = `ДАР-${crypto.randomUUID()}`
    await admin.call(contract.admin.createCoupon, {
      body: { code, product_id: productId('EgrnObject'), discount: 1000 },
    })
    await giveBonus(server, data.person.id, 5000)
    await server.sql(
      `insert into person_tariffs (id, person_id, tariff_id, activated_at)
        select gen_random_uuid(), $1, id, now() from tariffs order by id desc limit 1`,
      [data.person.id],
    )
    return { email, visitor, id: data.person.id, code }
  }

  const orderWith = async (
    guest: Visitor,
    email: string,
    item: { product: string; key?: string; metadata?: object; code?: string },
  ) => {
    const consents = await giveConsents(guest, email)
    const reply = await guest.call(
      createRegistrationOrder,
      {
        body: {
          email,
          phone: '+7 (999) 123-45-67',
          registartion_url: 'http://realty.localhost/',
          redirect_url: '',
          metadata: {},
          use_account_balance: true,
          order_items: [
            {
              product_id: productId(item.product),
              object_key: item.key ?? FLAT,
              metadata: { ...item.metadata },
              ...(item.code && { code: item.code }),
            },
          ],
        } as never,
      },
      consents,
    )
    return { reply, consentId: consents['consent-id'] }
  }

  it('that costs nothing answers auth-needed, without any effect on the account', async () => {
    const { email, visitor, id, code } = await richAccount()
    const before = await traceOf(visitor, id)
    const { reply, consentId } = await orderWith(server.visit(), email, { product: 'EgrnObject', code })
    expect([reply.status, reply.error]).toEqual([
      401,
      'С этой почтой уже есть кабинет. Войдите, чтобы заказать без оплаты',
    ])
    expect(reply.body).not.toHaveProperty('jwt')
    expect(await traceOf(visitor, id)).toEqual(before)
    // The row is evidence of what was pressed; it is in force no more (SAFE-26).
    expect(
      await server.sql('select 1 from consents where batch_id = $1 and withdrawn_at is null', [consentId]),
    ).toEqual([])
  })

  it('that costs something is at the prices of everybody, and the account knows nothing of it', async () => {
    const { email, visitor, id } = await richAccount()
    const before = await traceOf(visitor, id)
    const wanted = { product: 'PersonCheck', key: 'Ладогин', metadata: LADOGIN }
    const known = await orderWith(server.visit(), email, wanted)
    const unknown = await orderWith(server.visit(), freshEmail(), wanted)
    expect(known.reply.status).toBe(200)
    expect(known.reply.data.order.total_amount).toBe(unknown.reply.data.order.total_amount)
    expect(known.reply.data.order.use_account_balance).toBe(false)
    expect(await traceOf(visitor, id)).toEqual(before)
    await visitor.signIn(email, PASSWORD)
    expect(await ordersOf(visitor)).toEqual([known.reply.data.order.id])
  })

  it('uses no coupon up in the name of the account', async () => {
    const { email, visitor, code } = await richAccount()
    await orderWith(server.visit(), email, { product: 'EgrnObject', code })
    const { data } = await visitor.call(contract.products.checkCoupon, { body: { code } })
    expect(data.coupons).toHaveLength(1)
  })

  /** All that an account has: whatever changes, changes here. */
  async function traceOf(owner: Visitor, id: string) {
    return {
      person: await server.sql('select * from persons where id = $1', [id]),
      orders: await server.sql('select * from orders where person_id = $1', [id]),
      // What the account reads about itself here, for the balance, is logged as well.
      reads: await server.sql('select 1 from personal_data_reads where reader_id = $1 and subject <> $2', [
        id,
        `person:${id}`,
      ]),
      balance: await balanceOf(owner),
    }
  }
})
