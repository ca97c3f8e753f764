import { appError } from '@proverka/domain/errors'
import { personalDataOf } from '../../audit/personal-data.ts'
import type { AppContext } from '../../context.ts'
import { isId } from '../../db/is-id.ts'
import type { UserRow } from '../../db/queries/users.ts'
import type { Call } from '../../http/call.ts'
import type { FileReply, Handlers } from '../../http/handlers.ts'
import { requireOwnAttachment } from '../../policies/own-attachment.ts'
import { isBuyer, requireReadableItem, requireSignedIn } from '../../policies/readable-order.ts'
import { readAttachment } from '../../services/files/attachments.ts'
import { makeDocument, openReport } from '../../services/reports/order-documents.ts'

const REPORT_FILE = /^reports\/([^/]+)\.pdf$/
const ATTACHMENT = /^attachments\/([^/]+)$/

export const downloadFile =
  (context: AppContext): Handlers['files']['downloadFile'] =>
  async ({ params }, call) => {
    const itemId = REPORT_FILE.exec(params.path)?.[1]
    if (isId(itemId)) return reportFile(context, call, itemId)
    const { user } = requireSignedIn(call)
    const attachmentId = ATTACHMENT.exec(params.path)?.[1]
    if (isId(attachmentId)) return attachmentFile(context, user, attachmentId)
    throw appError('file/not-found')
  }

/** Made from the canonical report when it is asked for: there is no copy that could grow stale. */
async function reportFile(context: AppContext, call: Call, itemId: string): Promise<FileReply> {
  const item = await requireReadableItem(context, call, await context.queries.orderItems.findItem(itemId))
  const opened = await openReport(context, item, isBuyer(call, item))
  const file = opened && (await makeDocument(context, opened, 'pdf'))
  if (!file) throw appError('file/not-found')
  return file
}

async function attachmentFile(context: AppContext, user: UserRow, id: string): Promise<FileReply> {
  const row = requireOwnAttachment(await context.queries.attachments.findAttachment(id), user)
  const bytes = await readAttachment(context, row)
  return {
    bytes,
    type: row.media_type,
    name: row.name,
    about: [personalDataOf('attachment', row.id, 'file')],
  }
}
