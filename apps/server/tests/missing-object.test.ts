import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

/** No other test orders these. */
const GONE = '00:14:0203001:241'
const WITHOUT_DATA = '00:14:0203009:305'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('[TRUE-03] an object that is gone when its source is asked: not found, the money back, one email, never green', async () => {
  const buyer = server.visit()
  const { order, email } = await orderAsGuest(buyer, [{ product: 'EgrnObject', key: GONE }])
  await server.sql(`delete from demo_objects where number = $1`, [GONE])
  await payInWidget(buyer, order)
  const [item] = order.order_items
  const report = await itemIn(buyer, item?.order_item_id ?? '', 'refund')

  expect(report.report?.tasks.map(({ answer }) => answer)).toEqual([
    { kind: 'not-checked', reason: 'no-such-object' },
  ])
  expect(report.report?.extract).toBeUndefined()
  await until('money is sent back', async () => {
    const rows = await server.sql(`select provider_refund_id from refunds where order_item_id = $1`, [
      item?.order_item_id,
    ])
    return rows[0]?.['provider_refund_id'] ? rows : undefined
  })
  const message = await server.emailTo(email, 'Возврат: Выписка ЕГРН об объекте')
  expect(message.text).toContain('такого объекта в реестре нет')
  const subjects = [...server.emails.values()].filter(({ to }) => to === email).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /Отчет готов|Возврат/.test(subject))).toEqual([message.subject])
})

it('an object that is there and has no data is the service too: done, and not given back', async () => {
  const buyer = server.visit()
  const { order } = await orderAsGuest(buyer, [{ product: 'EgrnObject', key: WITHOUT_DATA }])
  await payInWidget(buyer, order)
  const id = order.order_items[0]?.order_item_id ?? ''
  await itemIn(buyer, id, 'done')
  const { status } = await buyer.call(contract.orders.returnProduct, { body: { order_item_id: id } })
  expect(status).toBe(409)
})
