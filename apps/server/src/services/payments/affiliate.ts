import { toRoubles } from '@proverka/domain'
import * as v from 'valibot'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { addToOutbox } from '../outbox/add-to-outbox.ts'

/** An affiliate visit as the order keeps it; the network's texts are of any kind (FIND-10). */
const visitSchema = v.object({
  affiliate_uid: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  affiliate_value: v.optional(v.pipe(v.string(), v.maxLength(256)), ''),
})

const TIMEOUT_MS = 10_000

/** Tells the affiliate network of a paid order that one of its visits led to. In the transaction of its cause. */
export async function tellAffiliate(
  context: AppContext,
  order: OrderRow,
  visit: { readonly uid: string; readonly value: string } | undefined = visitOf(order),
): Promise<void> {
  if (!visit || !context.config.affiliateUrl || order.total_kopecks === 0) return
  const payload = { ...visit, order_id: order.id, amount: toRoubles(order.total_kopecks) }
  await addToOutbox(context, 'webhook', `affiliate:${order.id}`, payload)
}

function visitOf(order: OrderRow): { uid: string; value: string } | undefined {
  const result = v.safeParse(visitSchema, order.metadata)
  if (!result.success) return undefined
  return { uid: result.output.affiliate_uid, value: result.output.affiliate_value }
}

/** Makes a call of the outbox; its key lets the network drop a repeat. Throws when it is not taken. */
export async function sendAffiliateCall(context: AppContext, outboxId: string): Promise<void> {
  const outbox = context.queries.outbox
  const effect = await outbox.findEffect(outboxId)
  const url = context.config.affiliateUrl
  if (!effect || effect.sent_at || !effect.payload || !url) return
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': effect.unique_key },
    body: JSON.stringify(effect.payload),
    // Where the network would send us is its own choice, and could be a machine of ours.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await reply.body?.cancel()
  if (!reply.ok) throw new Error(`the affiliate network answers ${reply.status}`)
  await outbox.markSent(outboxId, context.clock.now())
}
