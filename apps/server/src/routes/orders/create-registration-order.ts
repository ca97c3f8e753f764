import type { Session } from '@proverka/api/contract'
import { normalisePhone, PHONE_MESSAGE } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { InputError } from '../../http/error-reply.ts'
import type { Handlers } from '../../http/handlers.ts'
import { answerOrder } from '../../services/answer-order.ts'
import { countCoupons } from '../../services/coupon-tries.ts'
import { requireConsents } from '../../services/consents.ts'
import { findOrMakeBuyer } from '../../services/guest-buyer.ts'
import { once } from '../../services/once.ts'
import { giveOrderAccess } from '../../services/order-access.ts'
import { placeOrder } from '../../services/place-order.ts'
import { bindBrowser, openSession } from '../../services/sessions.ts'
import { settleOrder } from '../../services/settle-payment.ts'
import { sha256 } from '../../sha256.ts'

/** How long a repeat of the order may still sign in: the answer to the first was lost, nothing else. */
const SIGN_IN_AGAIN_MS = 600_000

/** What a key remembers. `signIn` is there when the order made the account: it says which browser may enter, till when. */
interface Placed {
  readonly orderId: string
  /** The order was there before, and may have been paid in the meantime. */
  readonly isKnown: boolean
  readonly personId: string
  readonly signIn: { readonly bindingHash: string; readonly until: number } | null
}

/**
 * A guest's order. A new address gets an account and is signed in; a known one gets the order into its account but no
 * token, for an address proves nothing (AMB-36). A repeat under the same key is signed in again for minutes only, and
 * only in the browser that sent the first: key and body are no password. Whoever owns the address, this browser may open
 * this one order.
 */
export const createRegistrationOrder =
  (context: AppContext): Handlers['orders']['createRegistrationOrder'] =>
  async ({ body }, call) => {
    await context.rateLimits.spend('order', call.ip)
    await context.rateLimits.spend('order-day', call.ip)
    await countCoupons(context, body.order_items, call)
    const phone = normalisePhone(body.phone)
    if (!phone) throw new InputError('body.phone', PHONE_MESSAGE)
    await requireConsents(context, body.email, call.consentId)
    const bindingHash = sha256(bindBrowser(call))
    let isRepeat = true
    const placed = await once<Placed>(context, call, body, async () => {
      isRepeat = false
      const now = context.clock.now()
      const { person, isNew } = await findOrMakeBuyer(context, call, { ...body, phone })
      const order = await placeOrder(context, person, { ...body, use_account_balance: false }, call)
      await giveOrderAccess(context, call, order.id)
      return {
        orderId: order.id,
        isKnown: order.isKnown,
        personId: person.id,
        signIn: isNew ? { bindingHash, until: now.getTime() + SIGN_IN_AGAIN_MS } : null,
      }
    })
    if (placed.isKnown) await settleOrder(context, placed.orderId, 'return')
    const jwt = await signIn(placed)
    return {
      data: { order: await answerOrder(context, placed.orderId), person: { email: body.email } },
      ...(jwt && { jwt }),
    }

    async function signIn({ personId, signIn: right }: Placed): Promise<Session | undefined> {
      if (!right || (isRepeat && !mayRepeat(right))) return undefined
      const person = await context.queries.persons.findPerson(personId)
      return person && !person.removed_at ? openSession(context, person, call) : undefined
    }

    function mayRepeat({ bindingHash: first, until }: NonNullable<Placed['signIn']>): boolean {
      return first === bindingHash && context.clock.now().getTime() < until
    }
  }
