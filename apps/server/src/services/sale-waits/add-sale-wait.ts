import { appError } from '@proverka/domain/errors'
import { saleWaitConsent } from '@proverka/domain/legal'
import { catalogueProduct, isAnswerable } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { Call } from '../call.ts'
import { saleWaitEmail } from '../emails/sale-wait-emails.ts'
import { storeWait } from '../waits/store-wait.ts'

/** Stores an address that waits for a check, and asks it for a confirmation. */
export async function addSaleWait(
  context: AppContext,
  { site }: Call,
  { product_name, email }: { readonly product_name: string; readonly email: string },
): Promise<void> {
  const product = catalogueProduct(product_name)
  if (!product?.brands.includes(site.brand)) throw appError('product/not-found')
  if (isAnswerable(product_name, await context.sources.answered())) throw appError('sale-wait/for-sale')
  await storeWait(
    context,
    context.queries.saleWaits,
    { site: site.key, email, tokenKind: 'wait', emailKind: 'sale-wait' },
    { product: product_name, consent: saleWaitConsent(site.operator) },
    (token) => saleWaitEmail(context, { to: email, site: site.key, title: product.product_name_ru }, token),
  )
}
