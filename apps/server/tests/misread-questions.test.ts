import { contract } from '@proverka/api/contract'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putAgainMisread } from '../src/services/reports/put-again-misread.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function buyCheck(visitor: Visitor) {
  const { order } = await orderAsGuest(visitor, [{ product: 'BailiffCheck', metadata: LADOGIN }])
  await payInWidget(visitor, order)
  const id = order.order_items[0]?.order_item_id ?? ''
  await itemIn(visitor, id, 'done')
  return id
}

/** The report as an older program left it: an unseen sign in the surname, and no debtor found. */
async function misreadAs(id: string, lastName: string) {
  const { current } = server.context.database
  await sql`update order_items set metadata = jsonb_set(metadata, '{person,lastName}', to_jsonb(${lastName}::text))
    where id = ${id}`.execute(current)
  await sql`update report_tasks set answer = '{"kind":"not-found"}',
    asked = jsonb_set(asked, '{0,value}', to_jsonb(${`${lastName} Арсений Петрович`}::text))
    where order_item_id = ${id}`.execute(current)
  await sql`insert into misread_questions (order_item_id) values (${id})`.execute(current)
}

it('[INPUT-01] a question that was put with an unseen sign is put again free of charge, and its buyer notified', async () => {
  const visitor = server.visit()
  const id = await buyCheck(visitor)
  const right = await buyCheck(server.visit())
  await misreadAs(id, 'Ладо\u200bгин')
  await sql`insert into misread_questions (order_item_id) values (${right})`.execute(
    server.context.database.current,
  )

  expect(await putAgainMisread(server.context)).toBe(1)
  expect(await putAgainMisread(server.context)).toBe(0)

  const report = await until('the answer', async () => {
    const found = (await visitor.call(contract.reports.getReport, { params: { id } })).data.report
    return found?.tasks.every(({ answer }) => answer.kind === 'found') ? found : undefined
  })
  expect(report.subject).toMatchObject({ lastName: 'Ладогин' })
  expect(report.tasks[0]?.asked[0]?.value).toBe('Ладогин Арсений Петрович')
  const { rows } = await sql`select 1 from outbox where unique_key like 'put-again:%'`.execute(
    server.context.database.current,
  )
  expect(rows).toHaveLength(1)
})
