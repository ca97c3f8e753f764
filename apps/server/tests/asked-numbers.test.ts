import { contract } from '@proverka/api/contract'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './setup/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('[SELL-10] a car ordered by its plate says by which VIN each register was asked', async () => {
  const [car] = await server.sql('select vin, plate from demo_vehicles where plate is not null limit 1')
  const plate = String(car?.['plate'])
  const visitor = server.visit()
  const { order } = await orderAsGuest(visitor, [
    { product: 'AutoCheck', key: plate, metadata: { entityAuto: { plate } } },
  ])
  await payInWidget(visitor, order)
  const id = order.order_items[0]?.order_item_id ?? ''
  await itemIn(visitor, id, 'done')
  const { data } = await visitor.call(contract.reports.getReport, { params: { id } })
  const answered = data.report?.tasks.filter(({ answer }) => answer.kind !== 'not-checked') ?? []
  expect(answered.length).toBeGreaterThan(3)
  const byPlate = `Гос. номер: ${plate}`
  const byVin = `VIN, найден по гос. номеру: ${String(car?.['vin'])}`
  for (const { task_type, asked } of answered) {
    const [first] = asked.map(({ label, value }) => `${label}: ${value}`)
    expect(first, task_type).toBe(task_type === 'vehicle-registrations' ? byPlate : byVin)
  }
})
