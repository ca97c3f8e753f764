import * as v from 'valibot'
import type { Cart } from '../cart/cart.ts'
import { catalogueProduct } from '../catalogue/products.ts'
import { ruleError } from '../../errors/rule-error.ts'
import { normalisePhone } from '../../fields/phone/phone.ts'
import { toKopecks, toRoubles } from '../../money/kopecks.ts'
import { requireInput } from '../../input/require-input.ts'
import type { ItemMetadataInput } from '../order-item/item-metadata.ts'
import type { OrderItemInput } from '../order-item/order-item-input.ts'
import { markupOf, RISK_VERSION } from '../pricing/markup.ts'
import { couponOutcome } from '../pricing/price.ts'
import { isAiReportProduct, isRiskProduct } from '../pricing/product-kinds.ts'
import { productSchema } from '../pricing/product.ts'
import { urgentMarkup } from '../pricing/urgent.ts'
import type { Product } from '../pricing/product.ts'
import { paymentReturnUrl, withoutSignInToken } from '../../navigation/routes/links.ts'

/** Data of the whole order. */
export type OrderMetadata = {
  readonly orderType: string
  /** Client id of the web analytics, empty without consent (ORDER-06). */
  readonly client_id: string
  readonly affiliate_uid: string
  /** Tag of the campaign of this visit (PARTNER-01); absent without one. */
  readonly utm_campaign?: string
}

/** The body of POST /order (ENTITY-16). */
export interface OrderRequest {
  readonly order_items: OrderItemInput[]
  readonly metadata: OrderMetadata
  readonly partner_id: string | undefined
  readonly payment_source: string
  readonly use_account_balance: boolean
}

/** The body of POST /regorder (ENTITY-18); `registartion_url` is the specification's spelling. */
export interface RegistrationOrderRequest {
  readonly phone: string
  readonly email: string
  readonly registartion_url: string
  readonly order_items: OrderItemInput[]
  readonly redirect_url: string
  readonly metadata: OrderMetadata
  readonly payment_source: string
  readonly partner_id: string | undefined
}

/** What an order is built from. */
export interface OrderSource {
  readonly cart: Cart
  /** Products that the cart's ids are looked up in. */
  readonly products: readonly Product[]
  readonly userId?: string
  readonly clientId?: string
  readonly affiliateUid?: string
  readonly partnerId?: string
  /** The `utm_campaign` of this visit. */
  readonly campaign?: string
  readonly paymentSource: string
}

const fieldsSchema = v.record(v.string(), v.unknown())
const optionalText = v.optional(v.string())

/** What the builders rely on; forms and stores may give more. */
const sourceSchema = v.object({
  cart: v.object({
    items: v.array(v.string()),
    objectKey: v.string(),
    objectAddress: v.string(),
    orderType: v.string(),
    itemsData: v.record(v.string(), fieldsSchema),
    owners: v.array(fieldsSchema),
    riskInsurance: v.boolean(),
    coupon: v.string(),
  }),
  products: v.array(productSchema),
  userId: optionalText,
  clientId: optionalText,
  affiliateUid: optionalText,
  partnerId: optionalText,
  campaign: optionalText,
  paymentSource: v.string(),
})

const guestSchema = v.object({ phone: v.string(), email: v.string(), href: v.string() })

/**
 * The request of a signed-in person. Without an object key or items: `AppError` 'order/empty' (ORDER-01); a source of
 * another shape: 'input/invalid' with the field.
 */
export function buildOrder(source: OrderSource, useAccountBalance: boolean): OrderRequest {
  requireInput(sourceSchema, source, 'order')
  return {
    order_items: buildItems(source),
    metadata: metadataOf(source),
    partner_id: source.partnerId,
    payment_source: source.paymentSource,
    use_account_balance: useAccountBalance,
  }
}

/**
 * The request of a guest, who is registered in the same step. `href` is the address of the current page; a sign-in
 * token in it is never sent on (AMB-07). Errors as `buildOrder`.
 */
export function buildRegistrationOrder(
  source: OrderSource,
  guest: { readonly phone: string; readonly email: string; readonly href: string },
): RegistrationOrderRequest {
  requireInput(sourceSchema, source, 'order')
  requireInput(guestSchema, guest, 'guest')
  return {
    phone: normalisePhone(guest.phone) ?? guest.phone,
    email: guest.email.trim().toLowerCase(),
    registartion_url: withoutSignInToken(guest.href),
    order_items: buildItems(source),
    redirect_url: paymentReturnUrl(guest.href),
    metadata: metadataOf(source),
    payment_source: source.paymentSource,
    partner_id: source.partnerId,
  }
}

/**
 * One item of the request. An AI report without an owner: `AppError` 'order/owner-missing' (AMB-33).
 *
 * @keep Other programs add one item to an order; the product sends all of them.
 */
export function buildOrderItem(source: OrderSource, product: Product): OrderItemInput {
  requireInput(sourceSchema, source, 'order')
  requireInput(productSchema, product, 'product')
  return orderItem(source, product)
}

function orderItem(source: OrderSource, product: Product): OrderItemInput {
  const { cart, userId } = source
  if (
    isAiReportProduct(product.product_name) &&
    asksForOwners(product.product_name) &&
    cart.owners.length === 0
  )
    throw ruleError('order/owner-missing')
  const outcome = couponOutcome(product, userId)
  const applied = outcome.kind === 'applies' ? outcome.coupon : undefined
  return {
    product_id: product.product_id,
    object_key: cart.objectKey,
    metadata: itemMetadata(cart, product),
    object_address: cart.objectAddress,
    markup: toRoubles(
      toKopecks(markupOf(product.product_name, cart)) +
        toKopecks(urgentMarkup(product, cart.itemsData[product.product_id])),
    ),
    coupon_id: applied?.coupon_id,
    code: applied === undefined ? undefined : (applied.code ?? (cart.coupon || undefined)),
  }
}

function buildItems(source: OrderSource): OrderItemInput[] {
  const { cart, products } = source
  if (cart.objectKey === '' || cart.items.length === 0) throw ruleError('order/empty')
  return cart.items.map((id) => {
    const product = products.find((candidate) => candidate.product_id === id)
    if (product === undefined) throw ruleError('product/not-found', id)
    return orderItem(source, product)
  })
}

function itemMetadata(cart: Cart, { product_id, product_name }: Product): ItemMetadataInput {
  const risk = isRiskProduct(product_name)
  return {
    ...cart.itemsData[product_id],
    ...(asksForOwners(product_name) && { ownersData: cart.owners }),
    ...(risk && { versionData: { version: RISK_VERSION }, riskInsurance: cart.riskInsurance }),
  }
}

function asksForOwners(productName: string): boolean {
  const subject = catalogueProduct(productName)?.subject
  if (subject === undefined) return isRiskProduct(productName) || isAiReportProduct(productName)
  return subject === 'owner'
}

function metadataOf({ cart, clientId = '', affiliateUid = '', campaign }: OrderSource): OrderMetadata {
  return {
    orderType: cart.orderType,
    client_id: clientId,
    affiliate_uid: affiliateUid,
    ...(campaign && { utm_campaign: campaign }),
  }
}
