import { appError } from '@proverka/domain/errors'
import * as v from 'valibot'
import { personalDataOf } from '../../../platform/audit/personal-part.ts'
import type { AppContext } from '../../../services/context.ts'
import { isId } from '../../../platform/db/is-id.ts'
import type { Call, SignedInUser } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { FileReply, StreamedFileReply } from '../../../platform/file-reply.ts'
import { requireOwnAttachment } from '../../policies/ownership.ts'
import { requireReadableItem, requireSignedIn, requireReadableOrder } from '../../policies/readable-order.ts'
import { isBuyer } from '../../../services/orders/order-access.ts'
import { readAttachment } from '../../../services/files/attachments.ts'
import {
  makeDocument,
  openReport,
  hasOriginals,
  readOriginals,
  DOCUMENT_KINDS,
  type OpenedReport,
} from '../../../services/reports/order-documents.ts'
import type { OrderItemRow } from '../../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../../platform/db/queries/orders/orders.ts'
import { markOpened } from '../../../services/orders/mark-opened.ts'
import { makeOrderPdf } from '../../../services/reports/make-order-pdf.ts'
import { archivedOrder, streamOrderArchive } from '../../../services/reports/order-archive.ts'
import { trustedRootsPem } from '../../../services/intake/trusted-roots.ts'
import { makeReceiptFile } from '../../../services/outbox/email-documents.ts'

const REPORT_FILE = /^reports\/([^/]+)\.pdf$/
const REGISTER_FILE = /^register\/([^/]+)\/([0-9a-f]{64})$/
/** The certificates by which a browser checks the signature of an extract once more. */
const TRUSTED_ROOTS = 'trusted-roots.pem'
const ATTACHMENT = /^attachments\/([^/]+)$/

export const downloadFile =
  (context: AppContext): Handlers['files']['downloadFile'] =>
  async ({ params }, call) => {
    if (params.path === TRUSTED_ROOTS) return rootsFile(context, call)
    const itemId = REPORT_FILE.exec(params.path)?.[1]
    if (isId(itemId)) return reportFile(context, call, itemId)
    const [, answeredId, hash] = REGISTER_FILE.exec(params.path) ?? []
    if (isId(answeredId) && hash !== undefined) return registerFile(context, call, answeredId, hash)
    const { user } = requireSignedIn(call)
    const attachmentId = ATTACHMENT.exec(params.path)?.[1]
    if (isId(attachmentId)) return attachmentFile(context, user, attachmentId)
    throw appError('file/not-found')
  }

/** Certificates are public: anybody may have them. */
async function rootsFile(context: AppContext, call: Call): Promise<FileReply> {
  await context.rateLimits.consume('archive', call.ip)
  const bytes = Buffer.from(await trustedRootsPem(context))
  return { bytes, type: 'application/x-pem-file', name: TRUSTED_ROOTS, about: [] }
}

/** Made from the canonical report when it is asked for: there is no copy that could grow stale. */
async function reportFile(context: AppContext, call: Call, itemId: string): Promise<FileReply> {
  const item = await requireReadableItem(context, call, await context.queries.orderItems.findItem(itemId))
  const opened = await openReport(context, item, isBuyer(call, item))
  const file = opened && (await makeDocument(context, opened, 'pdf'))
  if (!file) throw appError('file/not-found')
  return file
}

/** A file of the register as it came, also of a refusal, which has no report. */
async function registerFile(
  context: AppContext,
  call: Call,
  itemId: string,
  hash: string,
): Promise<FileReply> {
  const item = await requireReadableItem(context, call, await context.queries.orderItems.findItem(itemId))
  if (!hasOriginals(item)) throw appError('file/not-found')
  for await (const file of readOriginals(context, item.id, (one) => one.hash === hash)) return file
  throw appError('file/not-found')
}

async function attachmentFile(context: AppContext, user: SignedInUser, id: string): Promise<FileReply> {
  const row = requireOwnAttachment(await context.queries.attachments.findAttachment(id), user)
  const bytes = await readAttachment(context, row)
  return {
    bytes,
    type: row.media_type,
    name: row.name,
    about: [personalDataOf('attachment', row.id, 'file')],
  }
}

/** AMB-125, and the tables of a report (TRUE-02). */
const fileTypeSchema = v.picklist([...DOCUMENT_KINDS, 'zip'])

export const downloadOrder =
  (context: AppContext): Handlers['files']['downloadOrder'] =>
  async ({ query }, call) => {
    const found = await context.queries.orders.findOrder(query.orderID)
    const order = await requireReadableOrder(context, call, found)
    const type = v.safeParse(fileTypeSchema, query.fileType)
    if (!type.success) throw appError('file/type-unknown')
    const items = await context.queries.orderItems.listItems(order.id)
    if (type.output === 'zip') return makeArchive(context, call, order, items, query.order_item_id)
    const isWhole = type.output === 'pdf' && !query.order_item_id && items.length > 1
    const opened: OpenedReport[] = []
    for (const item of items) {
      if (item.status !== 'done' || (query.order_item_id && item.id !== query.order_item_id)) continue
      const report = await openReport(context, { ...item, site: order.site }, isBuyer(call, order))
      if (report) opened.push(report)
      if (report && !isWhole && type.output !== 'xml') break
    }
    if (opened.length === 0) throw appError('order/not-ready')
    await markOpened(
      context,
      call,
      order.person_id,
      opened.map(({ item }) => item),
    )
    if (isWhole) return makeOrderPdf(context, order, items, opened)
    for (const report of opened) {
      const file = await makeDocument(context, report, type.output)
      if (file) return file
    }
    throw appError(type.output === 'xml' ? 'file/no-source' : 'file/not-found')
  }

async function makeArchive(
  context: AppContext,
  call: Call,
  order: OrderRow,
  all: readonly OrderItemRow[],
  itemId: string | undefined,
): Promise<StreamedFileReply> {
  await context.rateLimits.consume('archive', call.caller?.user.id ?? order.id)
  const items = itemId ? all.filter(({ id }) => id === itemId) : all
  const done = items.filter(({ status }) => status === 'done')
  if (done.length === 0) throw appError('order/not-ready')
  await markOpened(context, call, order.person_id, done)
  const archived = await archivedOrder(context, order, all, { isBuyer: isBuyer(call, order), items })
  return streamOrderArchive(context, archived)
}

/** A receipt for anyone with its address, which is in an email: it contains no personal data and opens nothing else. */
export const downloadReceipt =
  (context: AppContext): Handlers['files']['downloadReceipt'] =>
  async ({ params }, call) => {
    await context.rateLimits.consume('archive', call.ip)
    const file = await makeReceiptFile(context, params.id)
    if (!file) throw appError('file/not-found')
    return file
  }
