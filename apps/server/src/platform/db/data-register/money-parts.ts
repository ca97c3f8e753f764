import { ofOrders, ofPerson, type ExportPart } from './export-part.ts'

/** What a client paid and was paid, in the archive of the client. */
export const MONEY_PARTS: Readonly<Record<string, ExportPart>> = {
  receipts: {
    tables: ['receipts'],
    sql: `select r.id, o.number as order_number, r.kind, r.lines, r.created_at
      from receipts r join orders o on o.id = r.order_id where o.person_id = $id order by r.created_at`,
  },
  payments: {
    tables: ['payments'],
    sql: `select o.number as order_number, p.provider, p.amount_kopecks, p.status, p.created_at, p.updated_at
      from payments p join orders o on o.id = p.order_id where o.person_id = $id order by p.created_at`,
  },
  refunds: {
    tables: ['refunds'],
    sql: `select o.number as order_number, r.amount_kopecks, r.created_at, r.done_at from refunds r
      join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
      where o.person_id = $id order by r.created_at`,
  },
  item_returns: {
    tables: ['item_returns'],
    sql: ofOrders(
      't.bonus_kopecks, t.own_kopecks, t.card_kopecks, t.cause, t.reason, t.created_at',
      'item_returns',
    ),
  },
  pending_acts: {
    tables: ['pending_acts'],
    sql: `select a.kind, a.amount_kopecks, a.reason, a.made_at, a.outcome, a.ended_at from pending_acts a
      left join order_items i on i.id = a.order_item_id left join orders o on o.id = i.order_id
      left join withdrawals w on w.id = a.withdrawal_id
      where $id in (o.person_id, w.person_id, a.person_id) order by a.made_at`,
  },
  joint_payments: {
    tables: ['joint_payments'],
    sql: `select t.number as top_up_number, o.number as order_number from joint_payments j
      join orders t on t.id = j.top_up_id join orders o on o.id = j.order_id where t.person_id = $id order by 1, j.position`,
  },
  invoices: {
    tables: ['invoices'],
    sql: 'select number, amount_kopecks, payer, created_at from invoices where person_id = $id order by created_at',
  },
  withdrawals: {
    tables: ['withdrawals'],
    sql: `select number, amount_kopecks, payer, status, reason, created_at, decided_at, document_number, document_day
      from withdrawals where person_id = $id order by created_at`,
  },
  operations: {
    tables: ['ledger_accounts', 'ledger_transfers', 'ledger_entries'],
    sql: `select t.created_at, t.description, a.kind as account, e.amount_kopecks
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transfers t on t.id = e.transfer_id where a.person_id = $id order by t.created_at`,
  },
  debts: {
    tables: ['debts'],
    sql: ofPerson('account, owed_to, description, amount_kopecks, left_kopecks, created_at', 'debts'),
  },
  promocodes: {
    tables: ['promocode_uses'],
    sql: `select p.code, u.used_at from promocode_uses u join promocodes p on p.id = u.promocode_id
      where u.person_id = $id order by u.used_at`,
  },
}
