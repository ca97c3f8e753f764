import { randomUUID } from 'node:crypto'
import { emailHint } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { orderPath } from '@proverka/domain/navigation'
import type { AppContext } from '../context.ts'
import type { Call } from '../call.ts'
import { addressOf } from '../known-user.ts'
import { freshLinkEmail } from '../emails/sign-in-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { makeSignInLink } from '../emails/sign-in-link.ts'
import { findLink } from './sign-in-links.ts'
import { findSite } from '../../platform/config/sites.ts'

/** What a fresh link is asked for by: the former link, or what it shall open. */
export type SignInLinkRequest = { link: string } | { order_item_id: string } | { order_id: string }

interface Destination {
  readonly userId: string
  readonly email: string
  readonly site: string
  readonly path: string
  readonly orderId: string | null
  readonly orderNumber: number | null
}

/**
 * Mails a fresh link to the address of the order or of the former link, never to one that the caller names; all former
 * links of the user end (DEC-09, TRUE-11). Unknown: `order/not-found`; too often: `rate/limit`.
 */
export async function sendSignInLink(context: AppContext, request: SignInLinkRequest, call: Call) {
  await context.rateLimits.consume('reset-address', call.ip)
  const destination = await findDestination(context, request, call)
  if (!destination) throw appError('order/not-found')
  await context.rateLimits.consume('reset-account', `link ${destination.userId}`)
  const sentAt = await mailFreshLink(context, call.site.brand, destination)
  const { email, orderNumber } = destination
  return { sent_to: emailHint(email), sent_at: sentAt.toISOString(), order_number: orderNumber }
}

/** Ends all former links of the user and mails a fresh one; answers when. The caller has counted the email. */
export async function mailFreshLink(
  context: AppContext,
  brand: string,
  { userId, path, orderId, orderNumber, email, site }: Destination,
): Promise<Date> {
  const now = context.clock.now()
  await context.database.transaction(async () => {
    await context.queries.sessions.endSignInLinksOf(userId, now)
    const token = await makeSignInLink(context, { userId, brand, path, orderId })
    const message = freshLinkEmail(context, { site, to: email, path, token, orderNumber })
    await enqueueEmail(context, `fresh-link:${randomUUID()}`, message)
  })
  return now
}

async function findDestination(
  context: AppContext,
  request: SignInLinkRequest,
  call: Call,
): Promise<Destination | undefined> {
  if ('link' in request) {
    const link = await findLink(context, request.link, call)
    return (
      link && {
        userId: link.person_id,
        email: link.email,
        site: link.site ?? call.site.key,
        path: link.path ?? '/user/orders/',
        orderId: link.order_id,
        orderNumber: link.order_number,
      }
    )
  }
  const found = await findOrderOf(context, request)
  const user = found && (await context.queries.users.findUser(found.order.person_id))
  if (!found || !user || user.removed_at) return undefined
  const site = findSite(context.config.sites, found.order.site)
  // A session is one of its brand: the email of another brand would open nothing here (AMB-08).
  if (site?.brand !== call.site.brand) return undefined
  return {
    userId: user.id,
    email: addressOf(user),
    site: found.order.site,
    path: found.path,
    orderId: found.order.id,
    orderNumber: found.order.number,
  }
}

async function findOrderOf(context: AppContext, request: { order_item_id: string } | { order_id: string }) {
  const { orders, orderItems } = context.queries
  if ('order_id' in request) {
    const order = await orders.findOrder(request.order_id)
    return order && { order, path: orderPath(order.id, await orderItems.listItems(order.id)) }
  }
  const item = await orderItems.findItem(request.order_item_id)
  const order = item && (await orders.findOrder(item.order_id))
  return order && { order, path: orderPath(order.id, [{ id: request.order_item_id }]) }
}

/** The number of the order behind an id of it or of one of its parts; undefined if not found. */
export async function findOrderNumber(context: AppContext, id: string): Promise<number | undefined> {
  const { orders, orderItems } = context.queries
  return (await orders.findOrder(id))?.number ?? (await orderItems.findItem(id))?.order_number
}
