import { assertSignedIn, buildOrder, buildRegistrationOrder } from '@proverka/domain/orders'
import { AFFILIATE_NAMES, partnerForOrder } from '@proverka/domain/site'
import type { ConsentKind } from '@proverka/domain/legal'
import type { Cart, OrderSource, Product } from '@proverka/domain/orders'
import { getApi } from '../app/api.ts'
import { refreshQueries } from '../app/query-client.ts'
import { loadSiteFacts } from '../app/site-facts.ts'
import { store } from '../app/store.ts'
import { signIn } from '../session/session.ts'
import { visitorAtom } from '../session/state.ts'
import { readCookie } from '../storage/cookies.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { storedPartner, storedRegistrationOrderId } from '../storage/stored-values.ts'
import { readClientId } from '../tracking/client-id.ts'

export interface GuestContact {
  readonly email: string
  readonly phone: string
  readonly consents: readonly ConsentKind[]
}

/** A placed order as the payment needs it. */
export interface PlacedOrder {
  readonly id: string
  /** Roubles. */
  readonly total: number
  readonly email: string
  /** Absent when nothing is left to pay. */
  readonly confirmationToken: string | undefined
  readonly paidFromBalance: boolean
  readonly items: readonly {
    readonly order_item_id: string
    readonly product_name: string
    /** Roubles. */
    readonly price: number
  }[]
}

/**
 * The order that is being placed or paid. The same things ordered again are the same order: a repeat after a lost
 * answer carries the same key, one after a closed payment window goes on with the order that is there.
 */
let attempt: { readonly content: string; readonly key: string; orderId?: string } | undefined

/** Places the order of a guest: consents first (LAW-01), then `/regorder`, which opens an account on the address. */
export async function placeGuestOrder(
  cart: Cart,
  products: readonly Product[],
  contact: GuestContact,
): Promise<PlacedOrder> {
  const api = getApi()
  const body = buildRegistrationOrder(await sourceOf(cart, products), { ...contact, href: location.href })
  const current = attemptAt(body.order_items)
  if (current.orderId) return resumeOrder(current.orderId)
  const { consent_id } = await api.auth.saveConsents({
    body: { email: body.email, kinds: [...contact.consents], page: location.origin + location.pathname },
  })
  const { data, jwt } = await api.orders.createRegistrationOrder({
    body: { ...body, order_items: wireItems(body.order_items), metadata: { ...body.metadata } },
    consentId: consent_id,
    idempotencyKey: current.key,
  })
  current.orderId = data.order.id
  if (jwt) {
    signIn(jwt)
    refreshQueries()
  }
  writeStored(storedRegistrationOrderId, data.order.id)
  assertSignedIn({ jwt, total_amount: data.order.total_amount, email: data.person.email })
  return placedOrder(data.order, data.person.email)
}

/** Places the order of a signed-in person; the balance pays only as a whole (AMB-34). */
export async function placeUserOrder(
  cart: Cart,
  products: readonly Product[],
  useBalance: boolean,
): Promise<PlacedOrder> {
  const body = buildOrder(await sourceOf(cart, products), useBalance)
  const current = attemptAt(body.order_items)
  if (current.orderId && !useBalance) return resumeOrder(current.orderId)
  const order = await getApi().orders.createOrder({
    body: { ...body, order_items: wireItems(body.order_items), metadata: { ...body.metadata } },
    idempotencyKey: useBalance ? crypto.randomUUID() : current.key,
  })
  current.orderId = order.id
  return placedOrder(order, currentEmail())
}

/** A new attempt to pay an order that was left unpaid. */
export async function resumeOrder(orderId: string): Promise<PlacedOrder> {
  const order = await getApi().orders.resumePayment({ params: { id: orderId } })
  return placedOrder(order, currentEmail())
}

interface OrderReply {
  readonly id: string
  readonly total_amount: number
  readonly order_items: PlacedOrder['items']
  readonly payment_data: { readonly confirmation: { readonly confirmation_token: string } } | null
  readonly use_account_balance: boolean
}

function placedOrder(order: OrderReply, email: string): PlacedOrder {
  return {
    id: order.id,
    total: order.total_amount,
    email,
    confirmationToken: order.payment_data?.confirmation.confirmation_token,
    paidFromBalance: order.use_account_balance,
    items: order.order_items,
  }
}

async function sourceOf(cart: Cart, products: readonly Product[]): Promise<OrderSource> {
  const visitor = store.get(visitorAtom)
  const personId = visitor.kind === 'user' ? visitor.user?.id : undefined
  const partnerId = partnerForOrder(readStored(storedPartner) ?? undefined, personId, Date.now())
  const affiliateUid = readCookie(AFFILIATE_NAMES.uid)
  const { payment, analytics } = await loadSiteFacts()
  const clientId = readClientId(analytics)
  return {
    cart,
    products,
    paymentSource: payment.provider,
    ...(personId && { personId }),
    ...(partnerId && { partnerId }),
    ...(affiliateUid && { affiliateUid }),
    ...(clientId && { clientId }),
  }
}

/** Items as the contract's types want them: own copies, absent values left out. */
function wireItems(items: readonly ReturnType<typeof buildOrder>['order_items'][number][]) {
  return items.map(({ coupon_id, code, ...item }) => ({
    ...item,
    metadata: { ...item.metadata },
    ...(coupon_id && { coupon_id }),
    ...(code && { code }),
  }))
}

function currentEmail(): string {
  const visitor = store.get(visitorAtom)
  return visitor.kind === 'user' ? (visitor.user?.email ?? '') : ''
}

function attemptAt(items: unknown): NonNullable<typeof attempt> {
  const content = JSON.stringify(items)
  if (attempt?.content !== content) attempt = { content, key: crypto.randomUUID() }
  return attempt
}

/** After a payment the same things are a new order. */
export function endAttempt(): void {
  attempt = undefined
}
