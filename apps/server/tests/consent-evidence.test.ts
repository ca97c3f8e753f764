import { contract } from '@proverka/api/contract'
import { FLAT, freshEmail, orderAsGuest, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { giveConsents, register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const consentsOf = (email: string) =>
  server.sql('select kind, batch_id, person_id, withdrawn_at from consents where email = $1 order by kind', [
    email,
  ])

/** A guest's order with a coupon: one with a known address must sign in for it. */
async function orderWithCoupon(visitor: Visitor, email: string, consentId: string) {
  const code = `C${crypto.randomUUID().slice(0, 8)}`
  const product_id = productId('EgrnObject')
  await admin.call(contract.admin.createCoupon, { body: { code, product_id, discount: 499 } })
  return visitor.call(
    contract.orders.createRegistrationOrder,
    {
      body: {
        email,
        phone: '89991234567',
        registartion_url: '/',
        order_items: [{ product_id, object_key: FLAT, metadata: {}, code }],
        redirect_url: '',
        metadata: {},
        use_account_balance: true,
      } as never,
    },
    { 'consent-id': consentId },
  )
}

describe('consents', () => {
  it('[SAFE-26] of an account are not touched by an order of a stranger that names them', async () => {
    const owner = server.visit()
    const { email } = await register(owner)
    const before = await consentsOf(email)
    expect(before).toHaveLength(2)
    const { status } = await orderWithCoupon(server.visit(), email, String(before[0]?.['batch_id']))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(await consentsOf(email)).toEqual(before)
  })

  it('[SAFE-26] of an order stay when a later one under them is refused', async () => {
    const buyer = server.visit()
    const { order, email } = await orderAsGuest(buyer, [{ product: 'EgrnObject' }])
    const before = await consentsOf(email)
    const [row] = await server.sql('select consent_id from orders where id = $1', [order.id])
    expect(before.map(({ batch_id }) => batch_id)).toEqual([row?.['consent_id'], row?.['consent_id']])
    await orderWithCoupon(server.visit(), email, String(row?.['consent_id']))
    expect(await consentsOf(email)).toEqual(before)
  })

  it('[SAFE-26] that nothing came of are ended and retained', async () => {
    const { email } = await register(server.visit())
    const stranger = server.visit()
    const given = await giveConsents(stranger, email)
    const { status } = await orderWithCoupon(stranger, email, given['consent-id'] ?? '')
    expect(status).toBe(401)
    const rows = await server.sql(
      'select withdrawn_at is not null as ended from consents where batch_id = $1',
      [given['consent-id']],
    )
    expect(rows).toEqual([{ ended: true }, { ended: true }])
  })

  it('[SAFE-26] are not written in the name of an address to which an order is corrected', async () => {
    const buyer = server.visit()
    const { order, email } = await orderAsGuest(buyer, [{ product: 'EgrnObject' }])
    const other = freshEmail()
    const { status } = await buyer.call(contract.orders.correctOrderEmail, {
      params: { id: order.id },
      body: { email: other },
    })
    expect(status).toBe(200)
    expect(await consentsOf(other)).toEqual([])
    expect(await consentsOf(email)).toHaveLength(2)
  })
})
