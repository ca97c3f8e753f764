import type { TestServer } from '../setup/test-server.ts'

/** What calls write themselves; what the jobs behind them write comes when it comes. */
const EFFECTS = [
  'orders',
  'order_items',
  'payments',
  'payment_events',
  'invoices',
  'refunds',
  'withdrawals',
  'pending_acts',
  'payout_registries',
  'payout_registry_rows where removed_at is null',
  'promocode_uses',
  'payers',
  'deals',
  'report_shares',
  'deal_needs',
  'deal_documents',
  'report_faults',
  'order_notes',
  'comment_acts',
  'article_versions',
  'persons',
  'person_tariffs',
  'user_logs',
  "ledger_transfers where unique_key not like 'item-done:%'",
  "outbox where unique_key !~ '^(order-done|data-needed|receipt-settlement|task):'",
]

/** How many effects of each kind there are. */
export async function countEffects(server: TestServer): Promise<Record<string, unknown> | undefined> {
  const counts = EFFECTS.map((from) => `(select count(*)::int from ${from}) as ${from.split(' ')[0]}`)
  const [row] = await server.sql(`select ${counts.join(', ')}`)
  return row
}
