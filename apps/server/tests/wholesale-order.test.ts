import { contract } from '@proverka/api/contract'
import { FLAT, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveBonus } from './setup/money.ts'
import { register, whoIs } from './setup/registration.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
let buyer: Visitor

const COUNT = 5000
const numberAt = (index: number) => `00:77:0000001:${index + 1}`

beforeAll(async () => {
  server = await startTestServer()
  buyer = server.visit()
  await register(buyer)
  await server.sql(
    `insert into demo_objects (id, number, address, area, area_okc, level, object_type, type_okc, status, extract, history)
     select 1000000 + i, '00:77:0000001:' || i, 'г. Списков, ул. Опытная, д. ' || i, area, area_okc, level, object_type,
       type_okc, status, extract, history
     from demo_objects, generate_series(1, $1::int) i where number = $2`,
    [COUNT, FLAT],
  )
})
afterAll(() => server.stop())

describe('one order of 5,000 objects', () => {
  it('is placed, paid and begun in one go, and told in one email', async () => {
    const { person } = await whoIs(buyer)
    await giveBonus(server, person?.id ?? '', COUNT * 1000)
    const { data, error } = await buyer.call(contract.orders.createOrder, {
      body: {
        order_items: Array.from({ length: COUNT }, (_, index) => ({
          product_id: productId('EgrnObject'),
          object_key: numberAt(index),
        })),
        use_account_balance: true,
      },
    })
    expect(error).toBeUndefined()
    expect(data.order_items).toHaveLength(COUNT)
    const progress = await buyer.call(contract.wholesale.getProgress, { params: { id: data.id } })
    expect(progress.data).toMatchObject({ id: data.id, paid_at: expect.any(String) })
    expect(progress.data.states).toHaveLength(COUNT)
    const view = await buyer.call(contract.orders.getOrder, { params: { id: data.id } })
    expect(view.data).toMatchObject({ items_total: COUNT })
    expect(view.data.items).toHaveLength(100)
    await server.emailTo(person?.email ?? '', /оплачен/)
    await until('some parts are done', async () => {
      const { data: now } = await buyer.call(contract.wholesale.getProgress, { params: { id: data.id } })
      return now.states.includes('d') || now.states.includes('b') ? true : undefined
    })
  }, 300_000)
})
