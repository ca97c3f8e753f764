import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { EMAIL_ATTACHMENT_LIMIT } from '@proverka/api/contract'
import { newsletterMonth } from '@proverka/domain/accounts'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { adminEmail } from '../../../services/emails/support-emails.ts'
import { logAddressee, logChange } from '../../../services/log-change.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import { enqueueEmail } from '../../../services/outbox/enqueue-email.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { kindOfFile } from '../../../services/files/uploads/file-kind.ts'
import { safeName } from '../../../services/files/uploads/safe-name.ts'
import { postNewsletter } from '../../../services/outbox/newsletter.ts'

/** The text goes to a known user, and is deleted once it is sent (AMB-103). */
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

/** The kind of the file is read off its bytes; it waits in the storage until the email is out. */
export const sendEmailWithAttachment =
  (context: AppContext): Handlers['admin']['sendEmailWithAttachment'] =>
  async ({ body: { file, ...body } }, call) => {
    if (file.size > EMAIL_ATTACHMENT_LIMIT) throw appError('mail/attachment-size')
    const bytes = await file.bytes()
    const kind = await kindOfFile(bytes)
    if (!kind) throw appError('file/type-refused', file.name)
    const filename = safeName(file.name, kind.extension)
    const request = { ...body, filename, hash: sha256(bytes) }
    const key = `letters/${randomUUID()}`
    let isUsed = false
    await context.files.put(key, bytes)
    try {
      return await withIdempotency(context, call, request, async () => {
        if (!(await context.queries.people.isKnownAddress(body.email))) throw appError('person/not-found')
        const message = adminEmail(call.site.key, body.email, body)
        const files = [{ key, filename, contentType: kind.mediaType }]
        await enqueueEmail(context, `admin-email:${randomUUID()}`, { ...message, files })
        await logChange(context, call, {
          action: 'email.send_with_attachment',
          ...(await logAddressee(context, body.email)),
          details: { title: body.title, filename, size: bytes.length },
        })
        isUsed = true
        return { sent: true as const }
      })
    } finally {
      if (!isUsed) await context.files.remove(key)
    }
  }

export const sendNewsletter =
  (context: AppContext): Handlers['admin']['sendNewsletter'] =>
  async ({ body }, call) => {
    const month = newsletterMonth(body.month)
    if (!month) throw appError('input/invalid')
    const queued = await postNewsletter(context, month)
    await logChange(context, call, {
      action: 'newsletter.send',
      subject: `newsletter:${month.month}`,
      details: { queued },
    })
    return { queued }
  }
