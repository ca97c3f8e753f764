import type { Session } from '@proverka/api/contract'
import { AppError, appError } from '@proverka/domain/errors'
import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { countCoupons } from '../../../services/orders/coupon-tries.ts'
import { withIdempotency, withExternalIdempotency } from '../../../services/with-idempotency.ts'
import { answerOrder } from '../../../services/orders/answer-order.ts'
import { spendOrder } from '../../../services/orders/order-quotas.ts'
import { placeOrder, type Placed } from '../../../services/orders/place-order.ts'
import { isTopUp, placeTopUp } from '../../../services/payments/place-top-up.ts'
import { settleOrder } from '../../../services/payments/settle-payment.ts'
import { isId } from '../../../platform/db/is-id.ts'
import { bindConsents, endUnusedConsents, requireConsents } from '../../../services/accounts/consents.ts'
import { findOrMakeBuyer } from '../../../services/orders/guest-buyer.ts'
import { giveOrderAccess } from '../../../services/orders/order-access.ts'
import { bindBrowser, FORMER_SECRET_MS, openSession } from '../../../services/accounts/sessions.ts'
import { sha256 } from '../../../platform/sha256.ts'
import {
  placeJointPayment,
  requireJointPayable,
  settleJointPayments,
} from '../../../services/payments/joint-payment.ts'
import { refreshPrices } from '../../../services/orders/refresh-prices.ts'
import { keysOfCaller } from '../../../services/guest-limits.ts'
import { redeemPromocode } from '../../../services/payments/redeem-promocode.ts'

/** An order of products, or of money for the balance (AMB-39). */
export const createOrder =
  (context: AppContext): Handlers['orders']['createOrder'] =>
  async ({ body }, call) => {
    const { user } = callerOf(call)
    await spendOrder(context, user.id, body)
    await countCoupons(context, body.order_items, call)
    const place = async (): Promise<Placed> => {
      if (!isTopUp(body.metadata)) return placeOrder(context, user, body, call)
      const { id } = await placeTopUp(context, user, call.site, {
        amount: body.metadata.amount ?? 0,
        metadata: body.metadata,
        redirectUrl: body.redirect_url,
        paymentSource: call.site.payment.provider,
      })
      return { id, isKnown: false, notices: [] }
    }
    const { id, isKnown, notices } = await withIdempotency(context, call, body, place)
    if (isKnown) await settleOrder(context, id, 'return')
    return answerOrder(context, id, notices)
  }

/** Most items of an order without a sign-in; lists of thousands are ordered by users (ROUTE-008). */
const MOST_OF_GUESTS = 100

/** What a key remembers. `signIn` is there when the order made the account: until when its browser may sign in. */
interface Registered {
  readonly orderId: string
  /** The order was there before, and may have been paid in the meantime. */
  readonly isKnown: boolean
  readonly notices: readonly string[]
  readonly userId: string
  readonly signIn: { readonly until: number } | null
}

/**
 * A guest's order. A new address gets an account and is signed in. With a known one the order waits beside its
 * account, at public prices and without a sign-in: an address proves nothing (AMB-36, DEC-02). A repeat under the
 * same key is signed in again for minutes only, and only in the browser that sent the first: key and body are no
 * password. This browser may open this one order, no matter who owns the address.
 */
export const createRegistrationOrder =
  (context: AppContext): Handlers['orders']['createRegistrationOrder'] =>
  async ({ body }, call) => {
    if (body.order_items.length > MOST_OF_GUESTS) throw appError('order/empty')
    await spendOrder(context, call.ip, body)
    await countCoupons(context, body.order_items, call)
    await requireConsents(context, body.email, call.consentId)
    const bindingHash = sha256(bindBrowser(call))
    let isRepeat = true
    const place = async (): Promise<Registered> => {
      isRepeat = false
      const now = context.clock.now()
      const { user, isNew } = await findOrMakeBuyer(context, call, body)
      if (isNew) await bindConsents(context, body.email, call.consentId, user.id)
      const order = await placeOrder(context, user, { ...body, use_account_balance: false }, call)
      if (isId(call.consentId)) await context.queries.orders.setConsent(order.id, call.consentId)
      await giveOrderAccess(context, call, order.id)
      return {
        orderId: order.id,
        isKnown: order.isKnown,
        notices: order.notices,
        userId: user.id,
        signIn: isNew ? { until: now.getTime() + FORMER_SECRET_MS } : null,
      }
    }
    const placed = await withIdempotency(context, call, body, place).catch(async (error: unknown) => {
      // Nothing was ordered: nothing was agreed to in the name of the address (SAFE-02).
      if (error instanceof AppError && error.code === 'auth/needed')
        await endUnusedConsents(context, body.email, call.consentId)
      throw error
    })
    if (placed.isKnown) await settleOrder(context, placed.orderId, 'return')
    const jwt = await signIn(placed)
    return {
      data: {
        order: await answerOrder(context, placed.orderId, placed.notices),
        person: { email: body.email },
      },
      ...(jwt && { jwt }),
    }

    async function signIn({ orderId, userId, signIn: right }: Registered): Promise<Session | undefined> {
      if (!right || (isRepeat && !(await mayRepeat(orderId, right.until)))) return undefined
      const user = await context.queries.users.findUser(userId)
      return user && !user.removed_at ? openSession(context, user, call) : undefined
    }

    /** The browser that ordered may open the order, under the secret of before the first answer and that of after. */
    async function mayRepeat(orderId: string, until: number): Promise<boolean> {
      const now = context.clock.now()
      return now.getTime() < until && context.queries.orderAccesses.hasAccess(orderId, bindingHash, now)
    }
  }

/** The sum is the server's; what a browser saw before is said to have changed. */
export const payOrders =
  (context: AppContext): Handlers['orders']['payOrders'] =>
  async ({ body }, call) => {
    await context.rateLimits.consume('order', callerOf(call).user.id)
    await settleJointPayments(context, body.order_ids)
    const { id, notices } = await withIdempotency(context, call, body, () =>
      placeJointPayment(context, call, body.order_ids),
    )
    await requireJointPayable(context, id)
    return answerOrder(context, id, notices)
  }

/** The id of an order is unguessable and is enough to pay for it. */
export const resumePayment =
  (context: AppContext): Handlers['orders']['resumePayment'] =>
  ({ params }, call) =>
    withExternalIdempotency(context, call, params, async () => {
      const order = await context.queries.orders.findOrder(params.id)
      if (order?.superseded_by && !order.paid_at) throw appError('order/superseded')
      await settleJointPayments(context, [params.id])
      if (await settleOrder(context, params.id, 'return')) throw appError('payment/already-paid')
      const priced = await refreshPrices(context, params.id)
      return answerOrder(context, params.id, priced)
    })

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
