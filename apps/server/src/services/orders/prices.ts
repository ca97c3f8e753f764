import { appError } from '@proverka/domain/errors'
import type { AnsweredQuestions, Product } from '@proverka/domain/orders'
import { isAnswerable, priceListFor } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { GUEST_ID, type Buyer, type ProductCoupon } from '../../platform/db/queries/catalogue/products.ts'
import { couponHolderOf, listTakenCoupons } from './coupon-uses.ts'

/** The tables that public prices depend on. */
export const PRICE_TABLES = ['products', 'price_components', 'price_component_owners'] as const
/** How long a price that another process changed may stay as it was. */
export const PRICE_MEMORY_MS = 1000

/** How a user came to a price list; both are texts of a link, and open nothing but what the link is for. */
export interface Origin {
  readonly partnerId?: string | null | undefined
  readonly campaign?: string | null | undefined
}

/**
 * What a site sells, with the prices of one buyer, who is named as the owner of his own prices (AMB-30). What no connected
 * source can answer is not sold (DEC-12).
 */
export async function listPricedProducts(
  context: AppContext,
  site: SiteConfig,
  user: UserRow | undefined,
  origin: Origin,
): Promise<Product[]> {
  const buyer = await buyerOf(context, user, origin)
  return listSold(context, site, buyer, await context.sources.answered())
}

/** The products of a site that can be answered, priced for a buyer. */
export async function listSold(
  { queries }: AppContext,
  site: SiteConfig,
  buyer: Buyer,
  answered: AnsweredQuestions,
): Promise<Product[]> {
  const products = await queries.products.listProducts(site.brand, buyer)
  return priceListFor(
    products.filter(({ product_name }) => isAnswerable(product_name, answered)),
    buyer.id,
  )
}

/**
 * Refuses money in advance on a site that sells no report for it: `sale/closed`. What costs nothing is not sold for an
 * advance.
 */
export async function requireSale(context: AppContext, site: SiteConfig): Promise<void> {
  if (!(await isSelling(context, site))) throw appError('sale/closed')
}

/** Whether a site sells any report for money. */
export async function isSelling(context: AppContext, site: SiteConfig): Promise<boolean> {
  const products = await listPricedProducts(context, site, undefined, {})
  return products.some(({ product_price }) => product_price > 0)
}

/** The coupons of a code: those that are left to a user, and those that he has had or holds in an unpaid order. */
export interface CouponsOfCode {
  readonly open: readonly ProductCoupon[]
  readonly taken: readonly ProductCoupon[]
}

export async function listCouponsOfCode(
  context: AppContext,
  code: string | undefined,
  user: UserRow | undefined,
): Promise<CouponsOfCode> {
  const coupons = code?.trim() ? await context.queries.products.listCoupons(code, context.clock.now()) : []
  const ids = coupons.map(({ coupon_id }) => coupon_id)
  const taken = user && (await listTakenCoupons(context, couponHolderOf(user, true), ids))
  return {
    open: coupons.filter(({ coupon_id }) => !taken?.has(coupon_id)),
    taken: coupons.filter(({ coupon_id }) => taken?.has(coupon_id)),
  }
}

/** A user who follows his own link has no partner (AMB-79). */
export function partnerOf(user: UserRow | undefined, { partnerId }: Origin): string | undefined {
  const named = partnerId && partnerId !== user?.id ? partnerId : undefined
  return named ?? user?.partner_id ?? undefined
}

export function campaignOf(user: UserRow | undefined, { campaign }: Origin): string | undefined {
  return campaign || user?.campaign || undefined
}

async function buyerOf(context: AppContext, user: UserRow | undefined, origin: Origin): Promise<Buyer> {
  const tariff = user && (await context.queries.tariffs.findCurrentTariff(user.id, context.clock.now()))
  return {
    id: user?.id ?? GUEST_ID,
    tariffId: tariff?.tariff_id,
    partnerId: partnerOf(user, origin),
    campaign: campaignOf(user, origin),
  }
}
