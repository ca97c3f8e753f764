import { contract } from '@proverka/api/contract'
import { DAY_MS } from '@proverka/domain/timing'
import { FLAT, itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { credentialsOf } from '@proverka/test-support/visitor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sha256 } from '../src/platform/sha256.ts'
import { register } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

/** Digests of the same download today and a day later. */
async function digestsOf(by: Visitor, path: string): Promise<readonly [string, string]> {
  const digest = async () => {
    const reply = await server.send(path, { headers: credentialsOf(by) })
    expect([path, reply.status]).toEqual([path, 200])
    return sha256(reply.bytes)
  }
  const first = await digest()
  clock.advance(DAY_MS)
  return [first, await digest()]
}

it('every file of an order is equal to itself, whenever it is asked for', async () => {
  const buyer = server.visit()
  const { order } = await orderAsGuest(buyer, [
    { product: 'EgrnObject', key: FLAT },
    { product: 'BailiffCheck', key: 'Ладогин', metadata: LADOGIN },
  ])
  await payInWidget(buyer, order)
  for (const { order_item_id } of order.order_items) await itemIn(buyer, order_item_id, 'done')
  const changed: string[] = []
  for (const fileType of ['pdf', 'html', 'xlsx', 'csv', 'json', 'zip']) {
    const [first, later] = await digestsOf(buyer, `/api/download?orderID=${order.id}&fileType=${fileType}`)
    if (first !== later) changed.push(fileType)
  }
  expect(changed).toEqual([])
})

it('the archive of a deal is equal to itself while nothing in it changes', async () => {
  const owner = server.visit()
  await register(owner)
  const { data: deal } = await owner.call(contract.deals.createDeal, {
    body: { object_key: FLAT, parties: [{ role: 'Продавец', name: 'Савва Ильин' }], price: 1, closes_on: '' },
  })
  for (const name of ['один.pdf', 'другой.pdf'])
    await owner.call(contract.deals.addDealDocument, {
      body: { deal_id: deal.deal_id, file: new File([`%PDF-1.7 ${name}`], name) },
    })
  const [first, later] = await digestsOf(owner, `/api/deal/${deal.deal_id}/archive`)
  expect(later).toBe(first)
})
