import { type Report, reportSchema, TONES_BY_WEIGHT } from '@proverka/domain/reports'
import { reportTables, reportView, typesetView } from '@proverka/domain/views'
import * as v from 'valibot'

/** Grows when a program that reads the former version would misread the new one; what is added alone changes nothing. */
export const REPORT_JSON_VERSION = 1

/** Address of the published schema below the origin of a site. */
export const REPORT_SCHEMA_PATH = `/api-docs/report-${REPORT_JSON_VERSION}.json`

const texts = v.array(v.string())

/**
 * A report as a file for programs (REPORT-02): its facts, the conclusion, and the same tables that page, PDF and XLSX
 * say (TRUE-02).
 */
export const reportJsonSchema = v.object({
  $schema: v.pipe(v.string(), v.url()),
  version: v.literal(REPORT_JSON_VERSION),
  report: reportSchema,
  /** Colour and words of the result, and the conclusion in a sentence. */
  verdict: v.object({ tone: v.picklist(TONES_BY_WEIGHT), words: v.string(), headline: v.string() }),
  tables: v.array(v.object({ title: v.string(), columns: texts, rows: v.array(texts) })),
  /** The same as a signed SD-JWT (RFC 9901), which `/verify/` checks; absent before the report is finished. */
  proof: v.optional(v.string()),
  /** The reply of an authority of time stamps (RFC 3161) for the signed part of `proof`, base64; absent before there is one. */
  stamp: v.optional(v.string()),
})

type ReportFile = v.InferInput<typeof reportJsonSchema>

/** A report as it is signed. */
export interface SignedForm {
  /** The SD-JWT. */
  readonly token: string
  /** Its time stamp, base64. */
  readonly stamp?: string | undefined
}

/** The facts of a report for programs, without its tables. */
export const reportFacts = (
  report: Report,
  { verdict: { mark, headline } } = typesetView(reportView(report)),
): Pick<ReportFile, 'report' | 'verdict'> => {
  return { report, verdict: { tone: mark.tone, words: mark.words, headline } }
}

/** The file of a report; `schemaUrl` is where its schema is published, `proof` its signed form. */
export function reportJson(report: Report, schemaUrl: string, proof?: SignedForm): string {
  const view = typesetView(reportView(report))
  const file: ReportFile = {
    $schema: schemaUrl,
    version: REPORT_JSON_VERSION,
    ...reportFacts(report, view),
    tables: reportTables(view).map(({ title, columns, rows }) => ({
      title,
      columns: columns.map((column) => column.title),
      rows: rows.map((cells) => [...cells]),
    })),
    ...(proof && { proof: proof.token }),
    ...(proof?.stamp !== undefined && { stamp: proof.stamp }),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
