import type { AppContext } from '../context.ts'
import { receiptFileName } from '../../documents/pdf/create-receipt-pdf.ts'
import type { FileReply } from '../../platform/file-reply.ts'
import type { EmailAttachment } from '../../adapters/mail/email.ts'
import type { WrittenDocument } from '../../documents/emails/email-content.ts'
import type { PlacedDocument } from '../../documents/emails/email-frame.ts'
import { makeDocument, openReport } from '../reports/order-documents.ts'
import { makeOrderPdf } from '../reports/make-order-pdf.ts'
import { findSite } from '../../platform/config/sites.ts'

const MEBIBYTE = 1024 * 1024

/** Size limit of all documents of one email; the others are added as links (DEC-09). */
const EMAIL_LIMIT = 10 * MEBIBYTE

/** The documents of an email with what became of each, and the files that go with it. */
export interface EmailDocuments {
  readonly placed: readonly PlacedDocument[]
  readonly attachments: readonly EmailAttachment[]
}

/** Makes the documents of an email. One that cannot be made, or does not fit, is left to its link: the email goes out. */
export async function makeEmailDocuments(
  context: AppContext,
  wanted: readonly WrittenDocument[],
): Promise<EmailDocuments> {
  const placed: PlacedDocument[] = []
  const attachments: EmailAttachment[] = []
  let total = 0
  for (const document of wanted) {
    const file = await tryToMake(context, document)
    if (!file || total + file.bytes.length > EMAIL_LIMIT) {
      placed.push(document)
      continue
    }
    total += file.bytes.length
    const { filename } = document
    placed.push({ ...document, attached: { filename, bytes: file.bytes.length } })
    attachments.push({ filename, contentType: file.type, content: Buffer.from(file.bytes) })
  }
  return { placed, attachments }
}

async function tryToMake(context: AppContext, document: WrittenDocument): Promise<FileReply | undefined> {
  try {
    return await MAKERS[document.kind](context, document.id)
  } catch (error) {
    context.log.error({ err: error, document: document.id }, 'a document of an email was not made')
    return undefined
  }
}

async function makeOrderFile(context: AppContext, orderId: string): Promise<FileReply | undefined> {
  const order = await context.queries.orders.findOrder(orderId)
  if (!order) return undefined
  const items = await context.queries.orderItems.listItems(orderId)
  const opened = await Promise.all(
    items
      .filter(({ status }) => status === 'done')
      // The reader of the mailbox need not be the buyer: the buyer's earlier reports stay out.
      .map((item) => openReport(context, { ...item, site: order.site }, false)),
  )
  return makeOrderPdf(
    context,
    order,
    items,
    opened.flatMap((one) => one ?? []),
  )
}

async function makeReportFile(context: AppContext, itemId: string): Promise<FileReply | undefined> {
  const item = await context.queries.orderItems.findItem(itemId)
  // The reader of the mailbox need not be the buyer: the buyer's earlier reports stay out.
  const opened = item && (await openReport(context, item, false))
  return opened && makeDocument(context, opened, 'pdf')
}

export async function makeReceiptFile(context: AppContext, id: string): Promise<FileReply | undefined> {
  const receipt = await context.queries.receipts.findReceipt(id)
  const site = findSite(context.config.sites, receipt?.site)
  if (!receipt || !site) return undefined
  return {
    bytes: await context.receiptPdf(receipt, site),
    type: 'application/pdf',
    name: receiptFileName(receipt),
    // Contains no personal data.
    about: [],
  }
}

const MAKERS: Readonly<
  Record<WrittenDocument['kind'], (context: AppContext, id: string) => Promise<FileReply | undefined>>
> = { order: makeOrderFile, report: makeReportFile, receipt: makeReceiptFile }
