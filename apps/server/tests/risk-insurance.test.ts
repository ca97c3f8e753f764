import { ANY_SUBJECT, FLAT, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { order } from './setup/own-order.ts'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
let buyer: Visitor
beforeAll(async () => {
  server = await startTestServer()
  buyer = server.visit()
  await register(buyer)
})
afterAll(() => server.stop())

const insured = (product: string) => ({
  order_items: [
    {
      product_id: productId(product),
      object_key: FLAT,
      metadata: { ...ANY_SUBJECT, riskInsurance: true },
    },
  ],
})

it('risk insurance, which no insurer backs, is refused, and no order is stored', async () => {
  const count = async () => (await server.sql('select count(*)::int as count from orders'))[0]
  const before = await count()
  const refused = await order(buyer, insured('RiskAssessmentOwner'))
  expect([refused.status, refused.body.code]).toEqual([409, 'order/insurance-unavailable'])
  expect(await count()).toEqual(before)
})

it('a product without that option costs its price', async () => {
  expect((await order(buyer, insured('EgrnObject'))).data.total_amount).toBe(499)
})
