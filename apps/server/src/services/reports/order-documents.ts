import { PDF_ATTACHMENT, STAMP_ATTACHMENT } from '@proverka/report-proof'
import { reportFileName, type Report } from '@proverka/domain/reports'
import type { RegisterFile } from '@proverka/domain/views'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { FileReply } from '../../platform/file-reply.ts'
import { XLSX_TYPE } from '../../documents/xlsx/xlsx-type.ts'
import type { PaperLogo } from '../../documents/pdf/paper-logo.ts'
import { listOriginals, readOriginal } from '../files/original-files.ts'
import { loadLogoOfOrder } from './logos.ts'
import { loadOwnReport, loadReport } from './load-report.ts'
import { readStoredExtract } from './stored-extract.ts'
import { personalDataOf } from '../../platform/audit/personal-part.ts'
import { siteOf, type SiteConfig } from '../../platform/config/sites.ts'
import type { PrintedProof } from '../../documents/pdf/paper.ts'
import type { PdfAttachment } from '../../documents/pdf/typesetter.ts'
import { issueProof, noteIssuedFile, type ReportProof } from '../proofs/issue-proof.ts'

/** A report that the caller may read, with its item. */
export interface OpenedReport {
  readonly item: OrderItemRow & { readonly site: string }
  readonly report: Report
  /** Of the person whose order it is. */
  readonly logo: PaperLogo | undefined
}

/** Forms of a report; `xml` is the official file that it was read from. */
export const DOCUMENT_KINDS = ['pdf', 'html', 'xlsx', 'csv', 'json', 'xml'] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Loads a report to be handed over; only its buyer sees earlier ones (REPORT-05). */
export async function openReport(
  context: AppContext,
  item: OpenedReport['item'],
  isBuyer: boolean,
): Promise<OpenedReport | undefined> {
  const report = await (isBuyer ? loadOwnReport(context, item) : loadReport(context, item))
  return report && { item, report, logo: await loadLogoOfOrder(context, item.order_id) }
}

/** One document of a report; undefined when it has none of this kind. */
export async function makeDocument(
  context: AppContext,
  opened: OpenedReport,
  kind: DocumentKind,
): Promise<FileReply | undefined> {
  const { item, report } = opened
  const name = reportFileName({ ...item, updated_at: report.updated_at }, kind)
  const site = siteOf(context.config.sites, item.site)
  const about = [aboutReport(item.id)]
  switch (kind) {
    case 'pdf':
      return { bytes: await makeReportPdf(context, opened, site), type: 'application/pdf', name, about }
    case 'html':
      return {
        bytes: await context.reportHtml(report, site),
        type: 'text/html; charset=utf-8',
        name,
        about,
      }
    case 'xlsx':
      return { bytes: await context.reportXlsx(report), type: XLSX_TYPE, name, about }
    case 'csv':
      return { bytes: await context.reportCsv(report), type: 'text/csv; charset=utf-8', name, about }
    case 'json': {
      const proof = await issueProof(context, report, site)
      const bytes = await context.reportJson(report, site, proof)
      if (proof) await noteIssuedFile(context, proof, 'json', bytes)
      return { bytes, type: 'application/json', name, about }
    }
    case 'xml': {
      const bytes = await storedExtract(context, item.id, report)
      return bytes && { bytes, type: 'application/xml', name, about }
    }
  }
}

/** Bytes of the files of the register that a report carries in itself at most; larger ones come beside it. */
const MOST_ATTACHED = 8 * 1024 * 1024

/** A report in print, signed, with the files of the register that it was read from inside. */
async function makeReportPdf(context: AppContext, opened: OpenedReport, site: SiteConfig) {
  const { report, logo } = opened
  const proof = await issueProof(context, report, site)
  if (!proof) return context.reportPdf(report, site, { logo })
  const bytes = await context.reportPdf(report, site, {
    logo,
    proof: await printedProof(context, proof, [opened]),
  })
  await noteIssuedFile(context, proof, 'pdf', bytes)
  return bytes
}

/** What a signed document in print carries; the files of the register are those of the reports in it. */
export async function printedProof(
  context: AppContext,
  { code, url, token, stamp }: ReportProof,
  opened: readonly OpenedReport[],
): Promise<PrintedProof> {
  const attachments: PdfAttachment[] = [
    {
      name: PDF_ATTACHMENT,
      type: 'application/sd-jwt',
      description: 'Отчет с подписью: проверяется на странице /verify/',
      relationship: 'source',
      base64: Buffer.from(token).toString('base64'),
    },
  ]
  if (stamp !== undefined)
    attachments.push({
      name: STAMP_ATTACHMENT,
      type: 'application/timestamp-reply',
      description: 'Отметка времени подписи (RFC 3161)',
      relationship: 'supplement',
      base64: stamp,
    })
  let room = MOST_ATTACHED
  for (const [index, { item, report }] of opened.entries()) {
    for (const { bytes, name, type } of await registerFiles(context, item.id, report)) {
      room -= bytes.length
      if (room < 0) return { code, url, attachments }
      const description = type === 'application/xml' ? 'Файл реестра' : 'Подпись файла реестра'
      attachments.push({
        // Two parts of an order may have files of one name.
        name: opened.length > 1 ? `${index + 1}-${name}` : name,
        type,
        description,
        relationship: 'supplement',
        base64: Buffer.from(bytes).toString('base64'),
      })
    }
  }
  return { code, url, attachments }
}

/** The official XML files of a report with their signatures, as they came. */
async function registerFiles(context: AppContext, itemId: string, report: Report) {
  const originals: FileReply[] = []
  const isWanted = ({ kind }: RegisterFile) => kind === 'xml' || kind === 'signature'
  for await (const file of readOriginals(context, itemId, isWanted)) originals.push(file)
  if (originals.length > 0) return originals
  const bytes = await storedExtract(context, itemId, report)
  return bytes ? [{ bytes, name: 'extract.xml', type: 'application/xml' }] : []
}

/** What a document of a report tells: an extract may name people, too. */
export const aboutReport = (itemId: string) => personalDataOf('order_item', itemId, 'document')

/** The official file that an answer was read from, as it was brought. */
async function storedExtract(context: AppContext, itemId: string, report: Report) {
  for (const { answer_hash, answered_by } of report.tasks) {
    if (!answer_hash || answered_by) continue
    const bytes = await readStoredExtract(context, itemId, answer_hash)
    if (bytes) return bytes
  }
  return undefined
}

const ORIGINAL_TYPES: { readonly [kind in Exclude<RegisterFile['kind'], 'picture'>]: string } = {
  xml: 'application/xml',
  signature: 'application/pkcs7-signature',
  archive: 'application/zip',
  pdf: 'application/pdf',
}

/** A picture was named after its content. */
const typeOf = ({ kind, name }: RegisterFile): string =>
  kind === 'picture' ? `image/${name.split('.').at(-1)?.replace('jpg', 'jpeg') ?? ''}` : ORIGINAL_TYPES[kind]

/** Whether the files of an item may be read: they go with its report. */
export const hasOriginals = ({
  report_hidden_at,
  report_destroyed_at,
}: Pick<OrderItemRow, 'report_hidden_at' | 'report_destroyed_at'>): boolean =>
  report_hidden_at === null && report_destroyed_at === null

/** The files of the register that an item was answered with, as they came, one after another; what is lost is left out. */
export async function* readOriginals(
  context: AppContext,
  itemId: string,
  isWanted: (file: RegisterFile) => boolean = () => true,
): AsyncGenerator<FileReply> {
  for (const { files } of await listOriginals(context, itemId))
    for (const file of files) {
      if (!isWanted(file)) continue
      const bytes = await readOriginal(context, file)
      if (bytes) yield { bytes, type: typeOf(file), name: file.name, about: [aboutReport(itemId)] }
    }
}
