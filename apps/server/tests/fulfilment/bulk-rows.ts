import type { TestServer } from '../setup/test-server.ts'

/** Multiplies an item that waits for people: its order has as many more, each with a report, a question and a fulfilment. */
export async function multiplyItem(server: TestServer, itemId: string, count: number): Promise<void> {
  const copies = (table: string, key: string, changes: string) => `
    insert into ${table} select (jsonb_populate_record(r, ${changes})).*
      from ${table} r cross join pg_temp.copies c where r.${key} = '${itemId}'`
  await server.context.database.transaction(async () => {
    const run = server.context.database.runRawSql
    await run(`create temp table copies on commit drop as
      select n, gen_random_uuid() as item, gen_random_uuid() as task, gen_random_uuid() as fulfilment
        from generate_series(1, ${count}) n`)
    await run(copies('order_items', 'id', `jsonb_build_object('id', c.item, 'position', r.position + c.n)`))
    await run(
      copies(
        'reports',
        'order_item_id',
        `jsonb_build_object('order_item_id', c.item, 'number', r.number + 1000000 + c.n)`,
      ),
    )
    await run(
      copies('report_tasks', 'order_item_id', `jsonb_build_object('id', c.task, 'order_item_id', c.item)`),
    )
    await run(
      copies(
        'fulfilments',
        'order_item_id',
        `jsonb_build_object('id', c.fulfilment, 'order_item_id', c.item, 'report_task_id', c.task)`,
      ),
    )
  })
}
