import { randomBytes, randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { saleWaitConsent } from '@proverka/domain/legal'
import { catalogueProduct, isAnswerable } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { Call } from '../call.ts'
import { saleWaitEmail } from '../emails/sale-wait-emails.ts'
import { sha256 } from '../../platform/sha256.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

/** Stores an address that waits for a check, and asks it for a confirmation. */
export async function askToBeTold(
  context: AppContext,
  { site }: Call,
  { product_name, email }: { readonly product_name: string; readonly email: string },
): Promise<void> {
  const product = catalogueProduct(product_name)
  if (!product?.brands.includes(site.brand)) throw appError('product/not-found')
  if (isAnswerable(product_name, await context.sources.answered())) throw appError('sale-wait/for-sale')
  const token = `wait_${randomBytes(32).toString('base64url')}`
  const id = randomUUID()
  await context.database.transaction(async () => {
    const known = await context.queries.saleWaits.findAddress(site.key, email)
    const isNew = await context.queries.saleWaits.insertWait({
      id,
      site: site.key,
      product: product_name,
      email,
      consent: saleWaitConsent(site.operator),
      token_hash: sha256(token),
      created_at: context.clock.now(),
      confirmed_at: known === 'confirmed' ? context.clock.now() : null,
    })
    // One email to an unconfirmed address: its link confirms all products that it waits for.
    if (!isNew || known) return
    const wait = { to: email, site: site.key, title: product.product_name_ru }
    await enqueueEmail(context, `sale-wait:${id}`, saleWaitEmail(context, wait, token))
  })
}
