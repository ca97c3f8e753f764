import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyFlat } from './setup/buy-flat.ts'
import { giveBonus } from './setup/money.ts'
import { idOf, register } from './setup/registration.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('[PUB-02] a part whose source did not answer is asked again free of charge, by its buyer alone', async () => {
  const buyer = server.visit()
  await register(buyer)
  await giveBonus(server, await idOf(buyer), 1000)
  const { data: order } = await buyFlat(buyer, [{ product: 'EgrnObject' }])
  const params = { id: order.id }
  const statesOf = async () => (await buyer.call(contract.wholesale.getProgress, { params })).data.states
  const reaches = (states: string) =>
    until(`the order is ${states}`, async () => ((await statesOf()) === states ? true : undefined))
  await reaches('d')
  await server.sql(
    `update report_tasks set status = 'error', answer = '{"kind":"not-checked","reason":"source-down"}'
     where order_item_id in (select id from order_items where order_id = $1)`,
    [order.id],
  )
  const { data: failed } = await buyer.call(contract.wholesale.getProgress, { params })
  expect(failed).toMatchObject({ states: 'f', failed: [{ object_key: '00:14:0203005:1047', state: 'f' }] })

  const stranger = server.visit()
  await register(stranger)
  expect((await stranger.call(contract.wholesale.retryFailed, { params })).status).toBe(403)
  const money = await server.sql('select count(*) from ledger_entries')
  expect((await buyer.call(contract.wholesale.retryFailed, { params })).data).toEqual({ retried: 1 })
  await reaches('d')
  expect((await buyer.call(contract.wholesale.retryFailed, { params })).data).toEqual({ retried: 0 })
  expect(await server.sql('select count(*) from ledger_entries')).toEqual(money)
})
