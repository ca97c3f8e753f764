import { ruleError } from '../../errors/rule-error.ts'
import type { AppError } from '../../errors/app-error.ts'
import { isOwnOrAdmin } from '../../accounts/roles/own-or-admin.ts'
import type { Actor } from '../../accounts/roles/own-or-admin.ts'
import { isAdmin } from '../../accounts/roles/roles.ts'
import { OFFER } from '../../legal/offer-terms.ts'
import type { ItemStatus } from '../order/item-status.ts'
import { isRefundable } from '../order/item-status.ts'
import type { PaidParts } from '../payment/payment-plan.ts'
import { addWorkingDays } from '../working-days/working-days.ts'
import type { WorkCalendar } from '../working-days/working-days.ts'
import { moscowDate } from '../../timing/days.ts'

/** Working days that a person waits before an item without its data may be given back (AMB-42). */
export const DATA_WAIT_WORKING_DAYS = 3

/** An order item as far as giving it back goes. */
export interface ReturnableItem {
  readonly userId: string
  readonly status: ItemStatus
  /** Since when it has its status, milliseconds. */
  readonly statusSince: number
  /** The register answered that it holds nothing: that is the service too (offer, section 4). */
  readonly isWithoutData: boolean
  /** Its share of what the order was paid from; zeros while it is not paid. */
  readonly share: PaidParts
}

/** Why an item is not taken back. */
export type RefundRefusal =
  | 'foreign'
  | 'without-data'
  | 'in-work'
  | 'finished'
  | 'already-returned'
  | 'deleted'
  | 'waiting-for-data'

/** Whether an item is returned, and why not if it is not. */
export type RefundDecision =
  | {
      readonly kind: 'refund'
      /** Each part goes back to where it came from. */
      readonly share: PaidParts
      /** The last date for the money to arrive, YYYY-MM-DD (offer, section 4). */
      readonly due: string
    }
  | { readonly kind: 'refused'; readonly reason: RefundRefusal }

const CLOSED: { readonly [status in ItemStatus]?: RefundRefusal } = {
  inprogress: 'in-work',
  done: 'finished',
  refund: 'already-returned',
  deleted: 'deleted',
}

/**
 * Whether an item is taken back (AMB-115): an own one, or any one for an admin, while it waits for payment or for the
 * work to begin, or has lacked its data for over three working days (AMB-42; an admin need not wait). `now` in
 * milliseconds.
 */
export function refundOf(
  item: ReturnableItem,
  { actor, now, calendar }: { readonly actor: Actor; readonly now: number; readonly calendar: WorkCalendar },
): RefundDecision {
  const reason = refusalOf(item, actor, now, calendar)
  if (reason !== undefined) return { kind: 'refused', reason }
  return { kind: 'refund', share: item.share, due: refundDueDate(now, calendar) }
}

/** The last date for returned money to arrive, YYYY-MM-DD (offer, section 4). `now` in milliseconds. */
export function refundDueDate(now: number, calendar: WorkCalendar): string {
  return addWorkingDays(moscowDate(now), OFFER.refundWorkingDays, calendar)
}

/** The error of a refusal: 'access/denied' for a foreign item, else 'order/not-refundable'; `detail` is the reason. */
export function refundError(reason: RefundRefusal): AppError {
  return ruleError(reason === 'foreign' ? 'access/denied' : 'order/not-refundable', reason)
}

function refusalOf(
  { userId, status, statusSince, isWithoutData }: ReturnableItem,
  actor: Actor,
  now: number,
  calendar: WorkCalendar,
): RefundRefusal | undefined {
  if (!isOwnOrAdmin(actor, userId)) return 'foreign'
  if (isWithoutData) return 'without-data'
  if (!isRefundable(status)) return CLOSED[status]
  if (status !== 'actionrequired' || isAdmin(actor)) return undefined
  const waitEnds = addWorkingDays(moscowDate(statusSince), DATA_WAIT_WORKING_DAYS, calendar)
  return moscowDate(now) > waitEnds ? undefined : 'waiting-for-data'
}
