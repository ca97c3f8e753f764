import { toKopecks, toRoubles } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { explainReturn, returnRuleLabel, sumOfParts, type ReturnRule } from '@proverka/domain/orders'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'
import { isId } from '../../platform/db/is-id.ts'
import type { AppContext } from '../context.ts'
import { leftOfItem } from '../payments/item-returns.ts'
import { returnableItem } from '../payments/return-item.ts'
import { planReturn } from '../payments/return-part.ts'
import { needsSecond, undoMinutes } from './second-signature.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'

/** What a return would do, before the press (CONSOLE-07); `amount` in roubles, absent: all that is left. */
export async function previewReturn(
  context: AppContext,
  maker: string,
  itemId: string,
  amount: number | undefined,
) {
  const { fulfilments, orderItems, orders, reportFaults } = context.queries
  const item = await orderItems.findItem(itemId)
  const order = item && (await orders.findOrder(item.order_id))
  if (!item || !order) throw appError('order/not-found')
  const plan = await planReturn(
    context,
    { order, item },
    { ...(amount !== undefined && { kopecks: toKopecks(amount) }), reason: '' },
  )
  const kopecks = sumOfParts(plan.parts)
  const { applies, others } = explainReturn(
    {
      item: await returnableItem(context, order, item),
      isOverdue: await fulfilments.hasOverdue(item.id),
      hasFault: (await reportFaults.listFaults(item.id)).length > 0,
    },
    { now: context.clock.now().getTime(), calendar: WORK_CALENDAR },
  )
  const paid = await paidOfOrder(context, order)
  return {
    left: toRoubles(plan.left),
    rule: labelled(applies),
    other_rules: others.map(labelled),
    paid: toRoubles(paid),
    returned: toRoubles(kopecks),
    remains: toRoubles(paid - kopecks),
    status: { before: item.status, after: plan.next ?? item.status },
    to: {
      card: toRoubles(plan.parts.card),
      balance: toRoubles(plan.parts.own),
      bonus: toRoubles(plan.parts.bonus),
    },
    due: plan.due,
    receipt: plan.parts.card > 0 ? ('with-card' as const) : ('at-once' as const),
    email: plan.email.subject,
    partner: await partnerOf(context, order),
    needs_second: await needsSecond(context, maker, { kind: 'return', kopecks }),
    undo_minutes: undoMinutes(context),
  }
}

const labelled = (rule: ReturnRule) => ({ rule, label: returnRuleLabel(rule) })

async function paidOfOrder(context: AppContext, order: OrderRow): Promise<number> {
  let paid = 0
  for (const { id } of await context.queries.orderItems.listItems(order.id))
    paid += sumOfParts(await leftOfItem(context, order, { id }))
  return paid
}

/** What the partner earned. His bonus is for top-ups, so that the return of a part leaves it as it is. */
async function partnerOf({ queries }: AppContext, { partner_id }: OrderRow) {
  if (!isId(partner_id)) return null
  const earned = toRoubles(await queries.partnerEarnings.sumEarned(partner_id))
  return { partner_id, before: earned, after: earned }
}
