import { contract } from '@proverka/api/contract'
import { FLAT, itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILDING_NUMBER } from './setup/extract-files.ts'
import { knowObjects } from './setup/known-objects.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
let buyer: Visitor
let ids: readonly string[]
const OTHER = { ...LADOGIN, person: { ...LADOGIN.person, lastName: 'Ольшин', firstName: 'Мирон' } }

beforeAll(async () => {
  server = await startTestServer()
  await knowObjects(server, [BUILDING_NUMBER])
  buyer = server.visit()
  const { order } = await orderAsGuest(buyer, [
    { product: 'BailiffCheck', key: 'Ладогин', metadata: LADOGIN },
    { product: 'BailiffCheck', key: 'Ольшин', metadata: OTHER },
    { product: 'PersonCheck', key: 'Ладогин', metadata: LADOGIN },
    { product: 'EgrnObject', key: FLAT },
    { product: 'EgrnObject', key: BUILDING_NUMBER },
  ])
  await payInWidget(buyer, order)
  ids = order.order_items.map(({ order_item_id }) => order_item_id)
  for (const id of ids) await itemIn(buyer, id, 'done')
})
afterAll(() => server.stop())

const compare = async (visitor: Visitor, one: number, other: number) => {
  const { status, body, data, error } = await visitor.call(contract.comparison.getComparison, {
    query: { id: ids[one] ?? '', other_id: ids[other] ?? '' },
  })
  return { answer: [status, body['code']], data, error }
}

describe('[TRUST-12] two own reports side by side', () => {
  it('are two objects or two people', async () => {
    expect((await compare(buyer, 0, 1)).data).toMatchObject({
      one: { order_item_id: ids[0] },
      other: { order_item_id: ids[1] },
    })
    expect((await compare(buyer, 3, 4)).answer).toEqual([200, undefined])
  })

  it('are refused in words where they have no common question, or are on one subject', async () => {
    for (const [one, other, code] of [
      [0, 3, 'comparison/other-kind'],
      [0, 2, 'comparison/same-subject'],
      [0, 0, 'report/same'],
    ] as const) {
      const { answer, error } = await compare(buyer, one, other)
      expect(answer[1]).toBe(code)
      expect(error).toMatch(/[а-яё]/i)
    }
  })

  it('open to nobody by their address: neither another client nor the staff compares people', async () => {
    const stranger = server.visit()
    const { order } = await orderAsGuest(stranger, [{ product: 'EgrnObject' }])
    await payInWidget(stranger, order)
    expect((await compare(stranger, 0, 1)).answer).toEqual([403, 'access/denied'])
    const admin = server.visit()
    await admin.signIn('admin@example.com')
    expect((await compare(admin, 0, 1)).answer).toEqual([403, 'access/denied'])
    expect((await compare(server.visit(), 0, 1)).answer[0]).toBe(401)
  })

  it('are on people only where the buyer stated a ground for both', async () => {
    await server.sql(`update order_items set metadata = metadata - 'purpose' where id = $1`, [ids[1] ?? ''])
    const { answer, error } = await compare(buyer, 0, 1)
    expect(answer).toEqual([403, 'comparison/no-ground'])
    expect(error).toMatch(/основание/)
  })

  it('a report on a person is never put beside a public object', async () => {
    const side = (id: string | undefined) =>
      buyer.call(contract.comparison.getComparedReport, { params: { id: id ?? '' } })
    expect((await side(ids[3])).data.order_item_id).toBe(ids[3])
    expect((await side(ids[0])).body['code']).toBe('comparison/other-kind')
  })
})
