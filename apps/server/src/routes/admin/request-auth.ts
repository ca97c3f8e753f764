import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { buildPath } from '@proverka/domain/navigation'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { objectSignInEmail } from '../../mail/emails/sign-in-emails.ts'
import { requireLiveUser } from '../../policies/known-user.ts'
import { logChange } from '../../services/log-change.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'
import { enqueueEmail } from '../../services/outbox/enqueue-email.ts'
import { makeSignInLink } from '../../services/accounts/sign-in-links.ts'
import { findSite } from '../../config/sites.ts'

/** Mails the owner of an item a link to the page of its object; the token is in the email only. */
export const requestAuth =
  (context: AppContext): Handlers['admin']['requestAuth'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      const user = await requireLiveUser(context, body.person_id)
      const item = await context.queries.orderItems.findItem(body.order_item_id)
      if (item?.person_id !== user.id || item.object_key !== body.kadnum) throw appError('order/not-found')
      const brand = findSite(context.config.sites, item.site)?.brand ?? call.site.brand
      const path = buildPath('object-objectKey', { objectKey: item.object_key })
      const orderId = item.order_id
      const token = await makeSignInLink(context, { userId: user.id, brand, path, orderId })
      await enqueueEmail(
        context,
        `request-auth:${item.id}:${randomUUID()}`,
        objectSignInEmail(context, user, item, token),
      )
      await logChange(context, call, {
        action: 'users.request_auth',
        subject: `order_item:${item.id}`,
        userId: user.id,
        details: { kadnum: body.kadnum },
      })
      return { requested: true as const }
    })
