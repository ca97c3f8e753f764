import type { Session } from '@proverka/api/contract'
import { AppError, appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { isId } from '../../db/is-id.ts'
import type { Handlers } from '../../http/handlers.ts'
import { answerOrder } from '../../services/orders/answer-order.ts'
import { countCoupons } from '../../services/orders/coupon-tries.ts'
import { bindConsents, endUnusedConsents, requireConsents } from '../../services/accounts/consents.ts'
import { findOrMakeBuyer } from '../../services/orders/guest-buyer.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'
import { giveOrderAccess } from '../../services/orders/order-access.ts'
import { spendOrder } from '../../services/orders/order-quotas.ts'
import { placeOrder } from '../../services/orders/place-order.ts'
import { bindBrowser, FORMER_SECRET_MS, openSession } from '../../services/accounts/sessions.ts'
import { settleOrder } from '../../services/payments/settle-payment.ts'
import { sha256 } from '../../sha256.ts'

/** Most items of an order without a sign-in; lists of thousands are ordered by users (ROUTE-008). */
const MOST_OF_GUESTS = 100

/** What a key remembers. `signIn` is there when the order made the account: until when its browser may sign in. */
interface Placed {
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
    const place = async (): Promise<Placed> => {
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

    async function signIn({ orderId, userId, signIn: right }: Placed): Promise<Session | undefined> {
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
