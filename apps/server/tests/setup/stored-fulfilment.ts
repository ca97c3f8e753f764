import type { TestServer } from './test-server.ts'

/**
 * Has the operator obtain the first question of an item that the demo world answered, in the place of what it obtained
 * before; answers the id.
 */
export async function storeFulfilment({ sql }: Pick<TestServer, 'sql'>, itemId: string): Promise<string> {
  await sql(`update fulfilments set status = 'given-up' where order_item_id = $1`, [itemId])
  const [row] = await sql(
    `insert into fulfilments (id, report_task_id, order_item_id, channel, kind, number, status, is_urgent, created_at, latest_at)
     select gen_random_uuid(), id, order_item_id, 'hand', task_type, '77:01:0001001:1', 'to-order', false, now(), now() + interval '7 days'
       from report_tasks where order_item_id = $1 order by position limit 1
     returning id`,
    [itemId],
  )
  const id = String(row?.['id'])
  await sql(
    `insert into fulfilment_events (fulfilment_id, event, status, details, at) values ($1, 'opened', 'to-order', '{}', now())`,
    [id],
  )
  return id
}
