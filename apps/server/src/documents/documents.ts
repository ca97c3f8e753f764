import type { Report } from '@proverka/domain/reports'
import type { OrderFacts, SignatureState } from '@proverka/domain/views'
import type { SiteConfig } from '../platform/config/sites.ts'
import type { InvoiceRow } from '../platform/db/queries/payments/invoices.ts'
import type { ReceiptRow } from '../platform/db/queries/payments/receipts.ts'
import type { SignatureInput } from './signatures/check-signatures.ts'
import type { PairingInput, PairingOutput } from './signatures/pair-files.ts'
import type { ReadExtract } from './workers/document-tasks.ts'
import type { DifferencePair } from './pdf/create-difference-pdf.ts'
import type { Sheet } from './xlsx/make-sheet.ts'
import type { ActFacts } from './pdf/create-act-pdf.ts'
import type { DestructionFacts } from './pdf/create-destruction-pdf.ts'
import type { PrintedProof } from './pdf/paper.ts'
import type { PaperLogo } from './pdf/paper-logo.ts'
import type { SignedForm } from './report-json/report-json.ts'
import type { SigningInput } from './proof/sign-report.ts'

/** What a report or an order in print carries beside what it says. */
export interface ReportPdfExtras {
  readonly logo?: PaperLogo | undefined
  readonly proof?: PrintedProof | undefined
}

/** Documents, made in worker threads; equal facts give equal bytes, made once and stored (SAFE-18). */
export interface Documents {
  readonly reportPdf: (report: Report, site: SiteConfig, extras?: ReportPdfExtras) => Promise<Uint8Array>
  /** A finished report or order as an SD-JWT (DEC-20). */
  readonly signReport: (input: SigningInput) => Promise<string>
  /** A sample report with the logo; fails with a `TaskError` for an unreadable picture. */
  readonly samplePdf: (report: Report, site: SiteConfig, logo: PaperLogo | undefined) => Promise<Uint8Array>
  readonly reportHtml: (report: Report, site: SiteConfig) => Promise<Uint8Array>
  /** Its tables, one on each sheet. */
  readonly reportXlsx: (report: Report) => Promise<Uint8Array>
  readonly reportCsv: (report: Report) => Promise<Uint8Array>
  /** For programs, by a published schema (REPORT-02); `proof` is its signed form. */
  readonly reportJson: (report: Report, site: SiteConfig, proof?: SignedForm) => Promise<Uint8Array>
  /** What two reports on one subject say otherwise (TRUST-09). */
  readonly differencePdf: (pair: DifferencePair, site: SiteConfig) => Promise<Uint8Array>
  readonly differenceJson: (pair: DifferencePair, site: SiteConfig) => Promise<Uint8Array>
  /** One PDF of all parts of an order; `id` is the order's. */
  readonly orderPdf: (
    order: OrderFacts & { id: string; now: Date },
    site: SiteConfig,
    extras?: ReportPdfExtras,
  ) => Promise<Uint8Array>
  readonly invoicePdf: (invoice: InvoiceRow, site: SiteConfig) => Promise<Uint8Array>
  readonly actPdf: (facts: ActFacts, site: SiteConfig) => Promise<Uint8Array>
  readonly receiptPdf: (receipt: ReceiptRow, site: SiteConfig) => Promise<Uint8Array>
  readonly destructionPdf: (act: DestructionFacts, site: SiteConfig) => Promise<Uint8Array>
  /** A table for a spreadsheet; made again each time. */
  readonly xlsx: (...sheets: readonly Sheet[]) => Promise<Uint8Array>
  /** Reads an official extract; throws `ExtractError`. `bytes` are handed over: use those of the answer. */
  readonly readExtract: (bytes: Uint8Array<ArrayBuffer>) => Promise<ReadExtract>
  /** Puts signatures to files. */
  readonly pairFiles: (input: PairingInput) => Promise<PairingOutput>
  /** Checks signatures. */
  readonly checkSignatures: (input: SignatureInput) => Promise<readonly SignatureState[]>
}
