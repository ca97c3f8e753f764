import type { orderReplySchema } from '@proverka/api/contract'
import {
  assertSignedIn,
  AuthNeededError,
  buildOrder,
  buildRegistrationOrder,
  withOfferedInsurance,
} from '@proverka/domain/orders'
import { partnerForOrder } from '@proverka/domain/navigation'
import type { ErrorCode } from '@proverka/domain/errors'
import type { ConsentKind } from '@proverka/domain/legal'
import type { Cart, OrderItemInput, OrderSource, Product } from '@proverka/domain/orders'
import type { InferOutput } from 'valibot'
import { getApi } from '../../../runtime/data/api.ts'
import { notify } from '../../../runtime/notices/notify.ts'
import { refreshQueries } from '../../../runtime/data/query-client.ts'
import { loadSiteFacts } from '../../../runtime/brand/site-facts.ts'
import { store } from '../../../runtime/state/store.ts'
import { codeOfError, messageOfError } from '../../../runtime/error/status-of-error.ts'
import { signIn } from '../../../runtime/session/session.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { writeStored } from '../../../runtime/storage/storage.ts'
import { storedRegistrationOrderId } from '../../../runtime/storage/stored-values.ts'
import { readClientId } from '../../../runtime/tracking/client-id.ts'
import { findAffiliateUid, partnerOfVisit } from '../../../runtime/tracking/link-of-visit.ts'
import { campaignValue } from '../../../runtime/tracking/remember-visit.ts'
import {
  contentOf,
  dropIntentOf,
  storeOrderOfIntent,
  oneIntentInTurn,
  renewKeys,
  takeIntent,
} from './purchase-intents.ts'
import type { PurchaseIntent } from './purchase-intents.ts'

export interface GuestContact {
  readonly email: string
  readonly phone: string
  readonly consents: readonly ConsentKind[]
}

type OrderReply = InferOutput<typeof orderReplySchema>

/** A placed order as the payment needs it. */
export interface PlacedOrder {
  readonly id: string
  /** Roubles. */
  readonly total: number
  readonly email: string
  /** Absent when nothing is left to pay. */
  readonly confirmationToken: string | undefined
  readonly paidFromBalance: boolean
  readonly items: OrderReply['order_items']
  /** What is paid, over the window; absent: an order. */
  readonly title?: string
}

/** How an order is wanted beyond its content. */
export interface OrderChoice {
  readonly useBalance: boolean
  /** The buyer was warned that the same was ordered before. */
  readonly again: boolean
}

/** Why an order cannot be paid any more: another one is made. */
const UNPAYABLE: ReadonlySet<ErrorCode> = new Set([
  'order/not-found',
  'order/superseded',
  'payment/not-found',
  'payment/already-paid',
  'payment/canceled',
])

/** The order was paid in the meantime: in another tab, or while its answer was lost. */
export class PaidAlreadyError extends Error {
  override readonly name = 'PaidAlreadyError'
  readonly orderId: string

  constructor(orderId: string) {
    super('Заказ уже оплачен')
    this.orderId = orderId
  }
}

/** Places the order of a guest: consents first (LAW-01), then `/regorder`, which opens an account on the address. */
export async function placeGuestOrder(
  cart: Cart,
  products: readonly Product[],
  contact: GuestContact,
  again: boolean,
): Promise<PlacedOrder> {
  const api = getApi()
  const body = buildRegistrationOrder(await sourceOf(cart, products), { ...contact, href: location.href })
  return placeIntent(
    { cart, items: body.order_items, who: body.email, useBalance: false },
    async (intent) => {
      const { consent_id } = await api.auth.saveConsents({
        body: { email: body.email, kinds: [...contact.consents], page: location.origin + location.pathname },
      })
      const { data, jwt } = await api.orders
        .createRegistrationOrder({
          body: {
            ...body,
            ...(intent.replaces && { replaces: intent.replaces }),
            again,
          },
          consentId: consent_id,
          idempotencyKey: intent.key,
        })
        .catch((error: unknown) => {
          // A free order to the address of an account requires signing in to that account (SAFE-02).
          if (codeOfError(error) !== 'auth/needed') throw error
          throw new AuthNeededError(body.email, messageOfError(error))
        })
      if (jwt) {
        signIn(jwt)
        refreshQueries()
      }
      writeStored(storedRegistrationOrderId, data.order.id)
      assertSignedIn({ jwt, total_amount: data.order.total_amount, email: data.person.email })
      return placedOrder(data.order, data.person.email)
    },
  )
}

/** Places the order of a signed-in person; the balance pays only as a whole (AMB-34). */
export async function placeUserOrder(
  cart: Cart,
  products: readonly Product[],
  { useBalance, again }: OrderChoice,
): Promise<PlacedOrder> {
  const body = buildOrder(await sourceOf(cart, products), useBalance)
  const email = currentEmail()
  return placeIntent({ cart, items: body.order_items, who: email, useBalance }, async (intent) => {
    const order = await getApi().orders.createOrder({
      body: {
        ...body,
        ...(intent.replaces && { replaces: intent.replaces }),
        again,
      },
      idempotencyKey: useBalance ? intent.balanceKey : intent.key,
    })
    return placedOrder(order, email)
  })
}

interface Wanted {
  readonly cart: Cart
  readonly items: readonly OrderItemInput[]
  readonly who: string
  readonly useBalance: boolean
}

/** Comes back to the order of the same intent, or places it; tabs take turns. */
async function placeIntent(
  { cart, items, who, useBalance }: Wanted,
  place: (intent: PurchaseIntent) => Promise<PlacedOrder>,
): Promise<PlacedOrder> {
  const content = await contentOf([
    who,
    items.map((item) => [item.product_id, item.object_key, item.metadata, item.coupon_id]),
  ])
  return oneIntentInTurn(async () => {
    const intent = takeIntent(content, cart.objectKey)
    // The balance pays the same order, by the call that placed it.
    const former = intent.orderId && !useBalance ? await resumeIntent(intent.orderId) : undefined
    if (former) return former
    const current = takeIntent(content, cart.objectKey)
    const order = await placeOnce(current, place)
    storeOrderOfIntent(current, order.id)
    return order
  })
}

/** The page may have another address than that of the first press: then its request is another one, too. */
async function placeOnce(
  intent: PurchaseIntent,
  place: (intent: PurchaseIntent) => Promise<PlacedOrder>,
): Promise<PlacedOrder> {
  try {
    return await place(intent)
  } catch (error) {
    const renewed = codeOfError(error) === 'idempotency/conflict' ? renewKeys(intent) : undefined
    if (!renewed) throw error
    return place(renewed)
  }
}

/** The order of an intent once more; undefined when it cannot be paid any more and another one has to be made. */
async function resumeIntent(orderId: string): Promise<PlacedOrder | undefined> {
  try {
    return await resumeOrder(orderId)
  } catch (error) {
    const code = codeOfError(error)
    if (code === undefined || !UNPAYABLE.has(code)) throw error
    dropIntentOf(orderId)
    if (code === 'payment/already-paid') throw new PaidAlreadyError(orderId)
    return undefined
  }
}

/** A new attempt to pay an order that was left unpaid. */
export async function resumeOrder(orderId: string): Promise<PlacedOrder> {
  const order = await getApi().orders.resumePayment({ params: { id: orderId } })
  return placedOrder(order, currentEmail())
}

/** One payment for several unpaid orders; a repeat under the same key is the same payment. */
export async function payOrders(orderIds: readonly string[], idempotencyKey: string): Promise<PlacedOrder> {
  const order = await getApi().orders.payOrders({ body: { order_ids: [...orderIds] }, idempotencyKey })
  return placedOrder(order, currentEmail())
}

export function placedOrder(order: OrderReply, email: string): PlacedOrder {
  // The price is another one than the cart showed.
  for (const notice of order.notices ?? []) notify('info', notice)
  return {
    id: order.id,
    total: order.total_amount,
    email,
    confirmationToken: order.payment_data?.confirmation.confirmation_token,
    paidFromBalance: order.use_account_balance,
    items: order.order_items,
  }
}

export async function sourceOf(cart: Cart, products: readonly Product[]): Promise<OrderSource> {
  const visitor = store.get(visitorAtom)
  const userId = visitor.kind === 'user' ? visitor.user?.id : undefined
  const partnerId = partnerForOrder(partnerOfVisit(), userId, Date.now())
  const affiliateUid = findAffiliateUid()
  const { payment, analytics, insurer } = await loadSiteFacts()
  const clientId = readClientId(analytics)
  const campaign = campaignValue('utm_campaign')
  return {
    cart: withOfferedInsurance(cart, insurer !== undefined),
    products,
    paymentSource: payment.provider,
    ...(userId && { userId }),
    ...(partnerId && { partnerId }),
    ...(campaign && { campaign }),
    ...(affiliateUid && { affiliateUid }),
    ...(clientId && { clientId }),
  }
}

export function currentEmail(): string {
  const visitor = store.get(visitorAtom)
  return visitor.kind === 'user' ? (visitor.user?.email ?? '') : ''
}
