import type { AppContext } from '../../context.ts'
import { receiptFileName } from '../../pdf/create-receipt-pdf.ts'
import type { FileReply } from '../../http/handlers.ts'
import type { LetterAttachment, WrittenDocument } from '../../mail/letter.ts'
import type { PlacedDocument } from '../../mail/letter-frame.ts'
import { makeDocument } from '../reports/order-documents.ts'
import { loadReport } from '../reports/load-report.ts'
import { findSite } from '../../config/sites.ts'

const MEBIBYTE = 1024 * 1024

/** What the documents of one letter may weigh together; the others stand in it as links (DEC-09). */
const LETTER_LIMIT = 10 * MEBIBYTE

/** The documents of a letter with what became of each, and the files that go with it. */
export interface LetterDocuments {
  readonly placed: readonly PlacedDocument[]
  readonly attachments: readonly LetterAttachment[]
}

/** Makes the documents of a letter. One that cannot be made, or does not fit, is left to its link: the letter goes out. */
export async function makeLetterDocuments(
  context: AppContext,
  wanted: readonly WrittenDocument[],
): Promise<LetterDocuments> {
  const placed: PlacedDocument[] = []
  const attachments: LetterAttachment[] = []
  let total = 0
  for (const document of wanted) {
    const file = await tryToMake(context, document)
    if (!file || total + file.bytes.length > LETTER_LIMIT) {
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
    return await (document.kind === 'receipt'
      ? makeReceiptFile(context, document.id)
      : makeReportFile(context, document.id))
  } catch (error) {
    context.log.error({ err: error, document: document.id }, 'a document of a letter was not made')
    return undefined
  }
}

async function makeReportFile(context: AppContext, itemId: string): Promise<FileReply | undefined> {
  const item = await context.queries.orderItems.findItem(itemId)
  const report = item && (await loadReport(context, item))
  return report && makeDocument(context, { item, report }, 'pdf')
}

export async function makeReceiptFile(context: AppContext, id: string): Promise<FileReply | undefined> {
  const receipt = await context.queries.receipts.findReceipt(id)
  const site = findSite(context.config.sites, receipt?.site)
  if (!receipt || !site) return undefined
  return {
    bytes: await context.receiptPdf(receipt, site),
    type: 'application/pdf',
    name: receiptFileName(receipt),
    // It names no person.
    about: [],
  }
}
