import { randomUUID } from 'node:crypto'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../db/queries/orders.ts'
import { orderLinkLetter } from '../mail/letters.ts'
import { postLetter } from './post-letter.ts'
import { makeSignInLink } from './sessions.ts'

/** Mails the owner of an order a link that opens it on any device. The address is the order's own, never a typed one. */
export async function sendOrderLink(context: AppContext, order: OrderRow): Promise<void> {
  await context.rateLimits.spend('letter', `order-link:${order.id}`)
  const brand = context.config.sites.find(({ key }) => key === order.site)?.brand
  if (!brand) throw new Error(`no site ${order.site} is configured`)
  await context.database.transaction(async () => {
    const link = await makeSignInLink(context, order.person_id, brand)
    await postLetter(context, `order-link:${randomUUID()}`, orderLinkLetter(context, order, link))
  })
}
