import { toKopecks, toRoubles, type Kopecks } from '../../money/kopecks.ts'
import { priceOf } from './price.ts'
import { isAiReportProduct, isRiskProduct } from './product-kinds.ts'
import type { Product } from './product.ts'
import { urgentMarkup, urgentPrice } from './urgent.ts'

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

type PricedProduct = Pick<
  Product,
  'product_id' | 'product_name' | 'product_price' | 'price_components' | 'coupons'
>

/** What the price of a line of the cart depends on beside its product. */
export interface CartContext extends MarkupContext {
  /** Metadata of items by product id: which of them are urgent. */
  readonly itemsData?: Readonly<Record<string, { readonly urgent?: unknown }>>
}

/** One line of a cart as its order will charge it. */
export interface CartLine {
  readonly product_name: string
  /** Effective price with its markups. */
  readonly kopecks: Kopecks
  readonly urgent: boolean
}

/** The lines of a cart at effective prices with markups (CART-13), in the order of the products. */
export function cartLines(products: readonly PricedProduct[], context: CartContext): readonly CartLine[] {
  return products.map((product) => {
    const metadata = context.itemsData?.[product.product_id]
    const parts = [priceOf(product), markupOf(product.product_name, context), urgentMarkup(product, metadata)]
    return {
      product_name: product.product_name,
      kopecks: parts.reduce((sum, part) => sum + toKopecks(part), 0),
      urgent: metadata?.urgent === true && urgentPrice(product) !== undefined,
    }
  })
}

/** The total of a cart in roubles: effective prices and markups, added in kopecks (CART-13). */
export function cartTotal(products: readonly PricedProduct[], context: CartContext): number {
  return toRoubles(cartLines(products, context).reduce((sum, { kopecks }) => sum + kopecks, 0))
}

/** All or nothing: the balance pays only when it is asked for, above 0 and enough (ORDER-03, AMB-34). Roubles. */
export function canUseBalance(balance: number, total: number, requested: boolean): boolean {
  return requested && balance > 0 && toKopecks(balance) >= toKopecks(total)
}
