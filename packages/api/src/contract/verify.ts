import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { instantSchema } from './shared.ts'

/** Figures and letters without look-alikes, as `@proverka/report-proof` makes them; the server checks the last one. */
const code = v.pipe(v.string(), v.regex(/^[2-9A-HJKMNP-Z]{10}$/, 'Код отчета — десять знаков без пробелов'))

/** A file as it was issued. */
export const issuedFileSchema = v.object({
  kind: v.picklist(['pdf', 'json']),
  /** Of the whole file, hexadecimal. */
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  issued_at: instantSchema,
})

/** What a code alone shows: that such a report exists, its kind and day. Nothing of whom or what it is about. */
export const issuedReportSchema = v.object({
  code,
  /** Kind of the report: «Полная проверка». */
  title: v.string(),
  issued_at: instantSchema,
  /** Made of demo data. */
  demo: v.boolean(),
  /** `destroyed`: its data were deleted at the end of their term; the code stays known. */
  state: v.picklist(['issued', 'destroyed']),
  files: v.array(issuedFileSchema),
})

export const verify = {
  /** TRUST-06: the report that has this code; files are compared by their SHA-256. */
  findIssued: endpoint({
    id: 'OWN-verify',
    method: 'GET',
    path: '/verify/{code}',
    access: 'guest',
    params: v.object({ code }),
    reply: issuedReportSchema,
    errors: ['verify/code-not-found', 'rate/limit'],
  }),
}
