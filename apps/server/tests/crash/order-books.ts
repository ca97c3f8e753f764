import type { TestServer } from '../setup/test-server.ts'

/** Everything that an order came to for one buyer, without the ids and the times that differ from run to run. */
export async function readOutcome(server: TestServer, email: string) {
  const rows = (text: string) => server.sql(text, [email])
  const orders = `select o.id from orders o join persons p on p.id = o.person_id where p.email = $1`
  const items = `select id from order_items where order_id in (${orders})`
  const keyOf = (column: string) => `regexp_replace(${column}, ':[0-9a-f-]{36}', '', 'g')`
  return {
    orders: await rows(
      `select o.purpose, o.total_kopecks::int as total, o.used_balance, o.paid_at is not null as paid
         from orders o join persons p on p.id = o.person_id where p.email = $1 order by o.number`,
    ),
    items: await rows(
      `select product_name, status, price_kopecks::int as price from order_items where id in (${items}) order by position`,
    ),
    payments: await rows(
      `select status, amount_kopecks::int as amount from payments where order_id in (${orders})`,
    ),
    reports: await rows(
      `select r.status, count(t.id)::int as tasks, count(t.id) filter (where t.status in ('done', 'error'))::int as answered
         from reports r join report_tasks t on t.order_item_id = r.order_item_id
        where r.order_item_id in (${items}) group by r.order_item_id, r.status order by tasks`,
    ),
    transfers: await rows(
      `select ${keyOf('t.unique_key')} as key, a.kind, e.amount_kopecks::int as amount
         from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
         join ledger_accounts a on a.id = e.account_id
        where t.id in (select transfer_id from ledger_entries own join ledger_accounts b on b.id = own.account_id
                         join persons p on p.id = b.person_id where p.email = $1)
        order by 1, 2, 3`,
    ),
    accounts: await rows(
      `select a.kind, sum(e.amount_kopecks)::int as amount from ledger_entries e
         join ledger_accounts a on a.id = e.account_id join persons p on p.id = a.person_id
        where p.email = $1 group by a.kind order by 1`,
    ),
    receipts: await rows(
      `select kind, ${keyOf('idempotence_key')} as key, count(*)::int as count
         from test_provider_receipts where content->>'email' = $1 group by 1, 2 order by 1, 2`,
    ),
    refunds: await rows(
      `select r.amount_kopecks::int as amount, r.done_at is not null as done,
              (select count(*)::int from test_provider_refunds t where t.idempotence_key = r.id::text) as given
         from refunds r where r.order_item_id in (${items})`,
    ),
    emails: await rows(
      `select ${keyOf('unique_key')} as key, kind, sent_at is not null as sent from outbox
        where unique_key in (select k from (
          select unique_key as k, regexp_replace(unique_key, '^.*:', '') as id from outbox) as keys
          where id in (select id::text from persons where email = $1)
             or id in (select id::text from (${orders}) as o) or id in (select id::text from (${items}) as i)
             or id in (select id::text from payments where order_id in (${orders})))
        order by 1, 2`,
    ),
  }
}

/** What must hold at every moment: each order is whole, each transfer comes to nothing, no order is paid twice. */
export async function findBroken(server: TestServer): Promise<Record<string, unknown>[]> {
  const halves = await server.sql(
    `select 'order' as what, o.id::text from orders o left join order_items i on i.order_id = o.id
      where o.purpose = 'items' group by o.id
     having o.total_kopecks <> coalesce(sum(i.price_kopecks), -1)`,
  )
  const transfers = await server.sql(
    `select 'transfer' as what, t.id::text from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id
      group by t.id having coalesce(sum(e.amount_kopecks), 1) <> 0`,
  )
  const twice = await server.sql(
    `select 'payment' as what, order_id::text as id from payments where status = 'succeeded'
      group by order_id having count(*) > 1`,
  )
  const unpaid = await server.sql(
    `select 'unpaid' as what, i.id::text from order_items i join orders o on o.id = i.order_id
      where o.paid_at is null and i.status not in ('waitingforpayment', 'deleted', 'refund')`,
  )
  return [...halves, ...transfers, ...twice, ...unpaid]
}
