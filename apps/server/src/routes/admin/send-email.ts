import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { adminEmail } from '../../mail/emails/support-emails.ts'
import { logAddressee, logChange } from '../../services/log-change.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'
import { enqueueEmail } from '../../services/outbox/enqueue-email.ts'

/** The text goes to a known user, and is not kept once it is sent (AMB-103). */
export const sendEmail =
  (context: AppContext): Handlers['admin']['sendEmail'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () => {
      if (!(await context.queries.people.isKnownAddress(body.email))) throw appError('person/not-found')
      await enqueueEmail(context, `admin-email:${randomUUID()}`, adminEmail(call.site.key, body.email, body))
      await logChange(context, call, {
        action: 'email.send',
        ...(await logAddressee(context, body.email)),
        details: { title: body.title },
      })
      return { sent: true as const }
    })
