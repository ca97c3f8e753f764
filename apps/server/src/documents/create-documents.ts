import { differenceLink, reportLink } from '@proverka/domain/navigation'
import { availableParallelism } from 'node:os'
import type { Report } from '@proverka/domain/reports'
import { ExtractError, type ExtractErrorCode } from '@proverka/egrn'
import type { Logger } from 'pino'
import type { SiteConfig } from '../platform/config/sites.ts'
import { DIFFERENCE_SCHEMA_PATH } from './report-json/difference-json.ts'
import { REPORT_SCHEMA_PATH } from './report-json/report-json.ts'
import type { ServerConfig } from '../platform/config/server-config.ts'
import { DOCUMENT_WORKER } from '../platform/locations.ts'
import {
  createWorkerPool,
  TaskError,
  WorkerLostError,
  type PoolOptions,
  type WorkerPool,
} from './workers/worker-pool.ts'
import type { DocumentFacts, DocumentTasks } from './workers/document-tasks.ts'
import type { Documents, ReportPdfExtras } from './documents.ts'
import { createKeptDocuments, type KeptDocumentParts } from './kept-documents.ts'
import type { ReportPdfOptions } from './pdf/paper.ts'

const POOL: PoolOptions = {
  workers: Math.max(1, Math.min(4, availableParallelism() - 1)),
  timeoutMs: 100_000,
  maxWaiting: 100,
  maxWaitingOfOne: 10,
  heapMb: 768,
}

/** Bytes of JSON that a document is made of at most: an extract of 5,000 rights has 4 MB. */
const MOST_FACTS = 32 * 1024 * 1024

/** What is set in type takes seconds; tables and HTML are made faster than they are looked for. */
const isKept = (name: keyof DocumentFacts): boolean => name.endsWith('-pdf')

interface Parts extends KeptDocumentParts {
  readonly config: ServerConfig
  readonly originOf: (siteKey: string) => string
}

/** The threads that documents are made in. */
export type DocumentPool = WorkerPool<DocumentTasks>

export const createDocumentPool = (log: Logger): DocumentPool => createWorkerPool(DOCUMENT_WORKER, POOL, log)

export function createDocuments(parts: Parts, pool: DocumentPool): Documents {
  const { config, originOf } = parts
  const kept = createKeptDocuments(parts)
  const isDemo = !config.production

  function make<Name extends keyof DocumentFacts>(name: Name, id: string, facts: DocumentFacts[Name]) {
    const json = JSON.stringify(facts)
    if (json.length > MOST_FACTS)
      throw new RangeError(`${name} ${id}: the facts are too many for one document`)
    const draw = (): Promise<Uint8Array> => pool.run(name, json) as Promise<Uint8Array>
    return isKept(name) ? kept.getOrMake({ kind: name, id }, json, draw) : draw()
  }

  const optionsOf = (
    report: Report,
    site: SiteConfig,
    { logo, proof }: ReportPdfExtras = {},
  ): ReportPdfOptions => ({
    operator: site.operator,
    now: new Date(report.updated_at),
    url: reportLink(originOf(site.key), report.id),
    ...(logo && { logo }),
    ...(proof && { proof }),
  })

  return {
    reportPdf: async (report, site, extras) =>
      make('report-pdf', report.id, { report, options: optionsOf(report, site, extras) }),
    signReport: (input) => pool.run('sign-report', input),
    // Not stored: it is of no order, and another picture may come at any moment.
    samplePdf: (report, site, logo) =>
      pool.run('report-pdf', JSON.stringify({ report, options: optionsOf(report, site, { logo }) })),
    reportHtml: async (report, site) =>
      make('report-html', report.id, { report, options: optionsOf(report, site) }),
    reportXlsx: async (report) => make('report-xlsx', report.id, { report }),
    reportCsv: async (report) => make('report-csv', report.id, { report }),
    reportJson: async (report, site, proof) =>
      make('report-json', report.id, {
        report,
        schemaUrl: originOf(site.key) + REPORT_SCHEMA_PATH,
        proof: proof && { token: proof.token, stamp: proof.stamp },
      }),
    differencePdf: async ({ before, now }, site) => {
      const url = differenceLink(originOf(site.key), before.id, now.id)
      const options = { operator: site.operator, now: new Date(now.updated_at), url }
      return make('difference', now.id, { before, now, options })
    },
    differenceJson: async ({ before, now }, site) =>
      make('difference-json', now.id, {
        before,
        now,
        schemaUrl: originOf(site.key) + DIFFERENCE_SCHEMA_PATH,
      }),
    orderPdf: async ({ id, now, ...order }, site, { logo, proof } = {}) => {
      const options = {
        operator: site.operator,
        now,
        url: `${originOf(site.key)}/order/${id}/`,
        ...(logo && { logo }),
        ...(proof && { proof }),
      }
      return make('order-pdf', id, { order, options })
    },
    invoicePdf: async (invoice, site) => make('invoice-pdf', invoice.id, { invoice, site, isDemo }),
    actPdf: async (act, site) => make('act-pdf', act.id, { act, site, isDemo }),
    receiptPdf: async (receipt, site) => make('receipt-pdf', receipt.id, { receipt, site, isDemo }),
    destructionPdf: async (act, site) => make('destruction-act', act.id, { act, site }),
    xlsx: (...sheets) => pool.run('xlsx', sheets),
    pairFiles: (input) => pool.run('pair-files', input),
    checkSignatures: (input) => pool.run('check-signatures', input),
    async readExtract(bytes) {
      try {
        return await pool.run('read-extract', bytes, [bytes.buffer])
      } catch (error) {
        if (error instanceof TaskError && error.code)
          throw new ExtractError(error.code as ExtractErrorCode, { cause: error })
        // It needed more memory or time than any extract does.
        if (error instanceof WorkerLostError) throw new ExtractError('too-large', { cause: error })
        throw error
      }
    },
  }
}
