import { randomUUID } from 'node:crypto'
import { EMAIL_ATTACHMENT_LIMIT } from '@proverka/api/contract'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { adminEmail } from '../../mail/emails/support-emails.ts'
import { logAddressee, logChange } from '../../services/log-change.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'
import { enqueueEmail } from '../../services/outbox/enqueue-email.ts'
import { sha256 } from '../../sha256.ts'
import { kindOfFile } from '../../uploads/file-kind.ts'
import { safeName } from '../../uploads/safe-name.ts'

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
