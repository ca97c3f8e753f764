import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { isId } from '../../db/is-id.ts'
import type { PersonRow } from '../../db/queries/persons.ts'
import { callerOf } from '../../http/call.ts'
import type { FileReply, Handlers } from '../../http/handlers.ts'
import { requireOwnAttachment } from '../../policies/own-attachment.ts'
import { requireOwnItem } from '../../policies/own-item.ts'
import { readAttachment } from '../../services/attachments.ts'
import { makeDocument, openReport } from '../../services/order-documents.ts'

const REPORT_FILE = /^reports\/([^/]+)\.pdf$/
const ATTACHMENT = /^attachments\/([^/]+)$/

export const downloadFile =
  (context: AppContext): Handlers['files']['downloadFile'] =>
  async ({ params }, call) => {
    const { person } = callerOf(call)
    const itemId = REPORT_FILE.exec(params.path)?.[1]
    if (isId(itemId)) return reportFile(context, person, itemId)
    const attachmentId = ATTACHMENT.exec(params.path)?.[1]
    if (isId(attachmentId)) return attachmentFile(context, person, attachmentId)
    throw appError('file/not-found')
  }

/** Made from the canonical report when it is asked for: there is no copy that could grow stale. */
async function reportFile(context: AppContext, person: PersonRow, itemId: string): Promise<FileReply> {
  const item = requireOwnItem(await context.queries.orders.findItem(itemId), person)
  const opened = await openReport(context, item, person)
  const file = opened && (await makeDocument(context, opened, 'pdf'))
  if (!file) throw appError('file/not-found')
  return file
}

async function attachmentFile(context: AppContext, person: PersonRow, id: string): Promise<FileReply> {
  const row = requireOwnAttachment(await context.queries.attachments.findAttachment(id), person)
  return { bytes: await readAttachment(context, row), type: row.media_type, name: row.name }
}
