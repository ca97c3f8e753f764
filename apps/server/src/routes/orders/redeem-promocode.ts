import { toRoubles } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import { keysOfCaller } from '../../http/guest-limits.ts'
import type { Handlers } from '../../http/handlers.ts'
import { redeemPromocode } from '../../services/payments/redeem-promocode.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'

export const redeemPromocodeRoute =
  (context: AppContext): Handlers['orders']['redeemPromocode'] =>
  async ({ body }, call) => {
    const { user } = callerOf(call)
    // Wrong codes are counted outside of the transaction that a refusal undoes.
    const keys = keysOfCaller(call)
    for (const key of keys) {
      if (!(await context.rateLimits.isWithin('coupon', key))) throw appError('rate/limit', 'coupon')
    }
    const promocode = await withIdempotency(context, call, body, async () => {
      const row = await redeemPromocode(context, user, body.code)
      return { code: row.code, amount: toRoubles(row.amount_kopecks) }
    })
    for (const key of keys) await context.rateLimits.refund('coupon', key)
    return promocode
  }
