import { setTimeout as wait } from 'node:timers/promises'
import type { Purchase } from './buyers.ts'
import type { World } from './world.ts'

const SETTLE_MS = 240_000

const OPEN_ITEMS = `select count(*) from order_items i join orders o on o.id = i.order_id
                     where o.paid_at is not null and i.status not in ('done', 'refund')`
const UNSENT = 'select count(*) from outbox where sent_at is null and payload is not null'

/** Waits until what was paid is booked and done, as long as a calm product needs for it. */
export async function settle(world: World): Promise<void> {
  const end = performance.now() + SETTLE_MS
  const isOpen = async () =>
    (await unbooked(world)) > 0 || (await world.ask(OPEN_ITEMS)) > 0 || (await world.ask(UNSENT)) > 0
  while (performance.now() < end && (await isOpen())) await wait(1000)
}

/** Payments that the provider has the money of, by its own books, and ours do not know. */
async function unbooked(world: World): Promise<number> {
  const paid = paidAtProvider(world)
  const ids = ["'none'", ...paid.map(({ id }) => `'${id}'`)].join(', ')
  return (
    paid.length -
    (await world.ask(
      `select count(*) from payments p join orders o on o.id = p.order_id
        where p.status = 'succeeded' and o.paid_at is not null and p.provider_payment_id in (${ids})`,
    ))
  )
}

const paidAtProvider = (world: World) =>
  [...world.provider.payments.values()].filter(({ status }) => status === 'succeeded')

/** What the provider owes in the books; a demo world begins with some. */
export const providerAccount = (world: World): Promise<number> =>
  world.ask(`select coalesce(sum(e.amount_kopecks), 0) from ledger_entries e
               join ledger_accounts a on a.id = e.account_id where a.kind = 'provider'`)

export async function tally(
  world: World,
  purchases: readonly Purchase[],
  accountBefore: number,
): Promise<Record<string, number>> {
  const { provider } = world
  const ask = (text: string) => world.ask(text)
  const told = purchases.filter(({ isToldPaid }) => isToldPaid).map(({ orderId }) => `'${orderId}'`)
  const ordered = purchases.map(({ orderId }) => `'${orderId}'`)
  const list = (ids: readonly string[]) => [...ids, 'null'].join(', ')
  const paidSum = paidAtProvider(world).reduce((sum, { amount }) => sum + amount, 0)
  const refundSum = [...provider.refunds.values()].reduce((sum, kopecks) => sum + kopecks, 0)
  const receiptKeys = [...provider.receipts].filter((key) => key.startsWith('receipt-advance:'))
  return {
    'orders answered': purchases.length,
    'lost: answered, not in the books': await ask(
      `select ${ordered.length} - count(*) from orders where id in (${list(ordered)})`,
    ),
    'told that they are paid': told.length,
    'read in the storm': purchases.filter(({ isRead }) => isRead).length,
    'paid at the provider': paidAtProvider(world).length,
    'paid, by our books': await ask('select count(*) from orders where paid_at is not null'),
    'lost: told paid, not in the books': await ask(
      `select ${told.length} - count(*) from orders where paid_at is not null and id in (${list(told)})`,
    ),
    'lost: paid at the provider, not booked': await unbooked(world),
    'doubled: orders paid twice': await ask(
      `select count(*) from (select order_id from payments where status = 'succeeded'
                              group by order_id having count(*) > 1) as twice`,
    ),
    'payments without a transfer of their own': await ask(
      `select count(*) from payments p where status = 'succeeded'
          and (select count(*) from ledger_transfers t where t.unique_key = 'payment:' || p.id) <> 1`,
    ),
    'kopecks at the provider less those in the books':
      paidSum - refundSum + (await providerAccount(world)) - accountBefore,
    'sum of all accounts, kopecks': await ask('select coalesce(sum(amount_kopecks), 0) from ledger_entries'),
    'paid orders less advance receipts at the provider':
      (await ask('select count(*) from orders where paid_at is not null and total_kopecks > 0')) -
      receiptKeys.length,
    'paid items that are not done': await ask(OPEN_ITEMS),
    'emails and receipts not sent': await ask(UNSENT),
    'emails taken by the mail server': world.mailTaken(),
  }
}

/** Why calls failed, as the processes logged it. */
export function listFailures(world: World): Record<string, number> {
  const failures: Record<string, number> = {}
  for (const line of world.logged().split('\n')) {
    if (!line.includes('request failed')) continue
    const { err } = JSON.parse(line) as { err?: { code?: string; message?: string } }
    const reason = `${err?.code ?? ''} ${err?.message?.replaceAll(/\d+/g, 'N') ?? ''}`.slice(0, 110)
    failures[reason] = (failures[reason] ?? 0) + 1
  }
  return failures
}
