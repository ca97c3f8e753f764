import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import { keysOfCaller } from '../guest-limits.ts'
import type { Call } from '../call.ts'
import { listCouponsOfCode, type CouponsOfCode } from './prices.ts'

type Guesser = Pick<Call, 'caller' | 'ip'>

/**
 * The coupons of a typed code. Codes are guessable, so the wrong ones of a network and of a user, or of all guests, are counted;
 * undefined when there were too many.
 */
export async function tryCoupon(
  context: AppContext,
  code: string | undefined,
  guesser: Guesser,
): Promise<CouponsOfCode | undefined> {
  if (!code?.trim()) return { open: [], taken: [] }
  const keys = keysOfCaller(guesser)
  for (const key of keys) if (!(await context.rateLimits.isWithin('coupon', key))) return undefined
  const coupons = await listCouponsOfCode(context, code, guesser.caller?.user)
  if (coupons.open.length + coupons.taken.length > 0)
    for (const key of keys) await context.rateLimits.refund('coupon', key)
  return coupons
}

/** Counts the wrong codes of an order before it is priced: it is as good for guessing as the field of the cart. */
export async function countCoupons(
  context: AppContext,
  items: readonly { readonly code?: string | undefined }[],
  guesser: Guesser,
): Promise<void> {
  for (const code of new Set(items.map((item) => item.code))) {
    if (!(await tryCoupon(context, code, guesser))) throw appError('rate/limit', 'coupon')
  }
}
