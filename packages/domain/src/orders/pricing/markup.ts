import { toKopecks, toRoubles } from '../../money/kopecks.ts'
import { priceOf } from './price.ts'
import { isAiReportProduct, isRiskProduct } from './product-kinds.ts'
import type { Product } from './product.ts'
import { urgentMarkup } from './urgent.ts'

/** Price of the risk insurance and markup of an insured risk report, roubles (CONST-17, CART-05). */
export const RISK_INSURANCE_PRICE = 1000
/** Markup of an AI report while the first owner's name is not split, roubles (CONST-18, CART-06). */
export const AI_REPORT_MARKUP = 80
/** Version of the risk report that orders ask for (CONST-19, CART-15). */
export const RISK_VERSION = 'V2.1'

/** What the markups depend on. */
export interface MarkupContext {
  readonly riskInsurance: boolean
  readonly owners: readonly { readonly separated_name?: boolean | undefined }[]
}

/** Markup of one order item in roubles (AMB-32); an AI report without an owner has none (AMB-33). */
export function markupOf(productName: string, { riskInsurance, owners }: MarkupContext): number {
  const insurance = riskInsurance && isRiskProduct(productName) ? RISK_INSURANCE_PRICE : 0
  const firstOwner = owners[0]
  const unsplit = isAiReportProduct(productName) && firstOwner !== undefined && !firstOwner.separated_name
  return insurance + (unsplit ? AI_REPORT_MARKUP : 0)
}

/** The total of a cart in roubles: effective prices and markups, added in kopecks (CART-13). */
export function cartTotal(
  products: readonly Pick<
    Product,
    'product_id' | 'product_name' | 'product_price' | 'price_components' | 'coupons'
  >[],
  context: MarkupContext & {
    /** Metadata of items by product id: which of them are urgent. */
    readonly itemsData?: Readonly<Record<string, { readonly urgent?: unknown }>>
  },
): number {
  let total = 0
  for (const product of products) {
    total += toKopecks(priceOf(product)) + toKopecks(markupOf(product.product_name, context))
    total += toKopecks(urgentMarkup(product, context.itemsData?.[product.product_id]))
  }
  return toRoubles(total)
}

/** All or nothing: the balance pays only when it is asked for, above 0 and enough (ORDER-03, AMB-34). Roubles. */
export function canUseBalance(balance: number, total: number, requested: boolean): boolean {
  return requested && balance > 0 && toKopecks(balance) >= toKopecks(total)
}
