import * as v from 'valibot'
import { ruleError } from '../../errors/rule-error.ts'
import { requireInput } from '../../input/require-input.ts'
import { toKopecks } from '../../money/kopecks.ts'
import type { OrderRequest } from '../order/order-payload.ts'

/** Amounts that the balance page offers, roubles (AMB-39); the last one shows the whole referral example. */
export const TOP_UP_AMOUNTS: readonly number[] = [500, 1500, 5000, 15_000]
/** Limits of an own amount, roubles. */
export const TOP_UP_MIN = 1
/** The largest single top-up, roubles. */
export const TOP_UP_MAX = 500_000

const contextSchema = v.object({ paymentSource: v.string() })

/** The request of a top-up: an order without items. */
export interface TopUpRequest extends Omit<OrderRequest, 'metadata' | 'order_items'> {
  readonly order_items: readonly []
  readonly metadata: {
    /** The same words are the descriptions of the transactions (ENTITY-25). */
    readonly orderType: 'balance' | 'custom'
    /** Roubles. */
    readonly amount: number
    readonly client_id: string
    readonly affiliate_uid: string
  }
}

/**
 * The body of POST /order for a top-up: 'balance' for an offered amount, 'custom' for an own one (AMB-39). An amount
 * outside of the limits or with parts of a kopeck: `AppError` 'input/invalid' with `detail` 'amount'.
 */
export function topUpRequest(
  amount: number,
  context: {
    readonly paymentSource: string
    readonly clientId?: string
    readonly affiliateUid?: string
    readonly partnerId?: string
  },
): TopUpRequest {
  const isWhole = Number.isFinite(amount) && toKopecks(amount) / 100 === amount
  if (!isWhole || amount < TOP_UP_MIN || amount > TOP_UP_MAX) throw ruleError('input/invalid', 'amount')
  requireInput(contextSchema, context, 'context')
  const { paymentSource, clientId = '', affiliateUid = '', partnerId } = context
  return {
    order_items: [],
    metadata: {
      orderType: TOP_UP_AMOUNTS.includes(amount) ? 'balance' : 'custom',
      amount,
      client_id: clientId,
      affiliate_uid: affiliateUid,
    },
    partner_id: partnerId,
    payment_source: paymentSource,
    use_account_balance: false,
  }
}
