import { randomUUID } from 'node:crypto'
import { orderPath } from '@proverka/domain/site'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../db/queries/orders.ts'
import { freshLinkLetter } from '../mail/letters/sign-in-letters.ts'
import { postLetter } from './post-letter.ts'
import { makeSignInLink } from './sign-in-links.ts'

/** Mails the owner of an order a link that opens it on any device. The address is the order's own, never a typed one. */
export async function sendOrderLink(context: AppContext, order: OrderRow): Promise<void> {
  await context.rateLimits.spend('letter', `order-link:${order.id}`)
  const brand = context.config.sites.find(({ key }) => key === order.site)?.brand
  if (!brand) throw new Error(`no site ${order.site} is configured`)
  const path = orderPath(order.id, [])
  const { id: orderId, person_id: personId, site, email: to, number: orderNumber } = order
  await context.database.transaction(async () => {
    await context.queries.sessions.endSignInLinksOf(personId, context.clock.now())
    const token = await makeSignInLink(context, { personId, brand, path, orderId })
    const letter = freshLinkLetter(context, { site, to, path, token, orderNumber })
    await postLetter(context, `order-link:${randomUUID()}`, letter)
  })
}
