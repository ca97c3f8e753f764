import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './setup/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const CHECKS = 20

it('[REPORT-01] the usual time of a source is what four of five of its latest answers took, once there are enough', async () => {
  const guest = server.visit()
  const wanted = Array.from({ length: CHECKS }, (_, index) => ({
    product: 'BailiffCheck',
    key: `Проверяемый ${index}`,
    metadata: { ...LADOGIN, person: { ...LADOGIN.person, firstName: `Имя${'а'.repeat(index + 1)}` } },
  }))
  const { order } = await orderAsGuest(guest, wanted)
  await payInWidget(guest, order)
  for (const { order_item_id } of order.order_items) await itemIn(guest, order_item_id, 'done')
  const measure = () => server.context.queries.answerTimes.measureAnswers(server.context.clock.now())

  // Sixteen answers took 40 s, four took ten minutes.
  await server.sql(`with placed as (select id, row_number() over (order by id) as place from report_tasks)
    update report_tasks t set started_at = answered_at - case when place <= 16 then interval '40 seconds'
      else interval '10 minutes' end from placed where placed.id = t.id`)
  expect(await measure()).toEqual({ bailiffs: 40 })

  const [last] = order.order_items.slice(-1)
  await server.sql(
    `update report_tasks set status = 'running', answer = '{"kind":"in-progress"}', answered_at = null
     where order_item_id = $1`,
    [last?.order_item_id],
  )
  // Nineteen say too little.
  expect(await measure()).toEqual({})
  await server.sql(`update report_tasks set answer = '{"kind":"not-checked","reason":"source-down"}'
    where id = (select id from report_tasks where status = 'done' limit 1)`)
  expect(await measure()).toEqual({})
})
