import { reportCsv, reportView, typesetView } from '@proverka/domain/views'
import type { OrderFacts, SignatureState } from '@proverka/domain/views'
import type { Extract, Report } from '@proverka/domain/reports'
import { ExtractError, parseExtract } from '@proverka/egrn'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { InvoiceRow } from '../../platform/db/queries/payments/invoices.ts'
import type { ReceiptRow } from '../../platform/db/queries/payments/receipts.ts'
import { createActPdf, type ActFacts } from '../pdf/create-act-pdf.ts'
import { createDifferencePdf, type DifferencePair } from '../pdf/create-difference-pdf.ts'
import { createDestructionPdf, type DestructionFacts } from '../pdf/create-destruction-pdf.ts'
import { createInvoicePdf } from '../pdf/create-invoice-pdf.ts'
import { createOrderPdf } from '../pdf/create-order-pdf.ts'
import { createReceiptPdf } from '../pdf/create-receipt-pdf.ts'
import { createReportPdf } from '../pdf/create-report-pdf.ts'
import type { ReportPdfOptions } from '../pdf/paper.ts'
import { reportDocument } from '../pdf/report-document.ts'
import { reportHtml } from '../pdf/report-html.ts'
import { createTypesetter } from '../pdf/typesetter.ts'
import { sha256 } from '../../platform/sha256.ts'
import { checkSignatures, type SignatureInput } from '../signatures/check-signatures.ts'
import { pairFiles, type PairingInput, type PairingOutput } from '../signatures/pair-files.ts'
import { makeWorkbook, type Sheet } from '../xlsx/make-sheet.ts'
import { differenceJson } from '../report-json/difference-json.ts'
import { reportJson, type SignedForm } from '../report-json/report-json.ts'
import { signReport, type SigningInput } from '../proof/sign-report.ts'
import { reportSheets } from '../xlsx/report-sheets.ts'

/** JSON of what a document is made of: a text is copied to a worker faster than an object, and has a digest. */
export type DocumentJson = string

export interface ReadExtract {
  readonly extract: Extract
  /** SHA-256 of the file. */
  readonly hash: string
  /** The file, handed back. */
  readonly bytes: Uint8Array
}

/** What documents and files cost: everything that would hold the event loop up. */
export type DocumentTasks = {
  readonly 'report-pdf': { readonly input: DocumentJson; readonly output: Uint8Array }
  readonly 'report-html': { readonly input: DocumentJson; readonly output: Uint8Array }
  readonly 'report-xlsx': { readonly input: DocumentJson; readonly output: Uint8Array }
  readonly 'report-csv': { readonly input: DocumentJson; readonly output: Uint8Array }
  readonly 'report-json': { readonly input: DocumentJson; readonly output: Uint8Array }
  /** Not stored: any two reports of a person make one. */
  readonly difference: { readonly input: DocumentJson; readonly output: Uint8Array }
  readonly 'difference-json': { readonly input: DocumentJson; readonly output: Uint8Array }
  readonly 'order-pdf': { readonly input: DocumentJson; readonly output: Uint8Array }
  readonly 'invoice-pdf': { readonly input: DocumentJson; readonly output: Uint8Array }
  readonly 'act-pdf': { readonly input: DocumentJson; readonly output: Uint8Array }
  readonly 'receipt-pdf': { readonly input: DocumentJson; readonly output: Uint8Array }
  readonly 'sign-report': { readonly input: SigningInput; readonly output: string }
  /** Not stored: acts are read rarely. */
  readonly 'destruction-act': { readonly input: DocumentJson; readonly output: Uint8Array }
  readonly xlsx: { readonly input: readonly Sheet[]; readonly output: Uint8Array }
  readonly 'read-extract': { readonly input: Uint8Array; readonly output: ReadExtract }
  readonly 'pair-files': { readonly input: PairingInput; readonly output: PairingOutput }
  readonly 'check-signatures': {
    readonly input: SignatureInput
    readonly output: readonly SignatureState[]
  }
}

/** Facts of each document, as `DocumentJson` holds them. */
export interface DocumentFacts {
  readonly 'report-pdf': { readonly report: Report; readonly options: ReportPdfOptions }
  readonly 'report-html': { readonly report: Report; readonly options: ReportPdfOptions }
  readonly 'report-xlsx': { readonly report: Report }
  readonly 'report-csv': { readonly report: Report }
  readonly 'report-json': {
    readonly report: Report
    readonly schemaUrl: string
    readonly proof?: SignedForm | undefined
  }
  readonly difference: DifferencePair & { readonly options: ReportPdfOptions }
  readonly 'difference-json': DifferencePair & { readonly schemaUrl: string }
  readonly 'order-pdf': { readonly order: OrderFacts; readonly options: ReportPdfOptions }
  readonly 'invoice-pdf': {
    readonly invoice: InvoiceRow
    readonly site: SiteConfig
    readonly isDemo: boolean
  }
  readonly 'act-pdf': { readonly act: ActFacts; readonly site: SiteConfig; readonly isDemo: boolean }
  readonly 'destruction-act': { readonly act: DestructionFacts; readonly site: SiteConfig }
  readonly 'receipt-pdf': {
    readonly receipt: ReceiptRow
    readonly site: SiteConfig
    readonly isDemo: boolean
  }
}

type Handlers = { [Name in keyof DocumentTasks]: (input: DocumentTasks[Name]['input']) => unknown }

/** The tasks as a worker does them. */
export function createDocumentHandlers() {
  const typeset = createTypesetter()
  const reports = createReportPdf(typeset)
  const differences = createDifferencePdf(typeset)
  const orders = createOrderPdf(typeset)
  const invoices = createInvoicePdf(typeset)
  const acts = createActPdf(typeset)
  const receipts = createReceiptPdf(typeset)
  const destructions = createDestructionPdf(typeset)
  return {
    'report-pdf'(json: DocumentJson) {
      const { report, options } = factsOf(json) as DocumentFacts['report-pdf']
      return reports.render(report, dated(options))
    },
    'report-html'(json: DocumentJson) {
      const { report, options } = factsOf(json) as DocumentFacts['report-html']
      return new TextEncoder().encode(reportHtml(reportDocument(report, dated(options))))
    },
    'report-xlsx'(json: DocumentJson) {
      const { report } = factsOf(json) as DocumentFacts['report-xlsx']
      return makeWorkbook(reportSheets(report))
    },
    'report-csv'(json: DocumentJson) {
      const { report } = factsOf(json) as DocumentFacts['report-csv']
      return new TextEncoder().encode(reportCsv(typesetView(reportView(report))))
    },
    'report-json'(json: DocumentJson) {
      const { report, schemaUrl, proof } = factsOf(json) as DocumentFacts['report-json']
      return new TextEncoder().encode(reportJson(report, schemaUrl, proof))
    },
    difference(json: DocumentJson) {
      const { before, now, options } = factsOf(json) as DocumentFacts['difference']
      return differences({ before, now }, dated(options))
    },
    'difference-json'(json: DocumentJson) {
      const { before, now, schemaUrl } = factsOf(json) as DocumentFacts['difference-json']
      return new TextEncoder().encode(differenceJson({ before, now }, schemaUrl))
    },
    'order-pdf'(json: DocumentJson) {
      const { order, options } = factsOf(json) as DocumentFacts['order-pdf']
      return orders.render(order, dated(options))
    },
    'invoice-pdf'(json: DocumentJson) {
      const { invoice, site, isDemo } = factsOf(json) as DocumentFacts['invoice-pdf']
      return invoices({ ...invoice, created_at: new Date(invoice.created_at) }, site, isDemo)
    },
    'act-pdf'(json: DocumentJson) {
      const { act, site, isDemo } = factsOf(json) as DocumentFacts['act-pdf']
      return acts(act, site, isDemo)
    },
    'receipt-pdf'(json: DocumentJson) {
      const { receipt, site, isDemo } = factsOf(json) as DocumentFacts['receipt-pdf']
      return receipts({ ...receipt, created_at: new Date(receipt.created_at) }, site, isDemo)
    },
    'destruction-act'(json: DocumentJson) {
      const { act, site } = factsOf(json) as DocumentFacts['destruction-act']
      return destructions(act, site)
    },
    'sign-report': signReport,
    xlsx: (sheets: readonly Sheet[]) => makeWorkbook(sheets),
    'read-extract': (bytes: Uint8Array) => ({ extract: parseExtract(bytes), hash: sha256(bytes), bytes }),
    'pair-files': pairFiles,
    'check-signatures': checkSignatures,
  } satisfies Partial<Handlers>
}

/** The code of an error that a caller knows what to do with. */
export const codeOfTaskError = (error: unknown): string | undefined =>
  error instanceof ExtractError ? error.code : undefined

const factsOf = (json: DocumentJson): unknown => JSON.parse(json)

/** JSON has no instants. */
const dated = (options: ReportPdfOptions): ReportPdfOptions => ({ ...options, now: new Date(options.now) })
