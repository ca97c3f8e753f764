import { reportSchema, type Report } from '@proverka/domain/reports'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema, instantSchema } from './shared.ts'

/** By the name of what it reads: spelt out inside the type of every call, it is too deep for a consumer's compiler. */
const wholeReportSchema: v.GenericSchema<v.InferInput<typeof reportSchema>, Report> = reportSchema

/** A finished report of the caller that can be compared with another one. */
export const ownReportSchema = v.object({
  order_item_id: idSchema,
  /** Number for people. */
  number: v.number(),
  product_name: v.string(),
  title: v.string(),
  kind: v.picklist(['person', 'property', 'company', 'vehicle', 'taxpayer', 'flat']),
  /** Whom or what the report is about, in a line. */
  subject: v.string(),
  updated_at: instantSchema,
})

/** A report that is compared, under the id of its order item. */
export const comparedReportSchema = v.object({ order_item_id: idSchema, report: wholeReportSchema })

const pairSchema = v.object({ id: idSchema, other_id: idSchema })

const pairErrors = [
  'report/not-found',
  'access/denied',
  'report/same',
  'report/not-finished',
  'report/destroyed',
] as const

export const comparison = {
  /** Newest first; with `same_as` those on the subject of that report, without itself. */
  listOwnReports: endpoint({
    id: 'OWN-reports',
    method: 'GET',
    path: '/own-reports',
    access: 'user',
    query: v.object({ same_as: v.optional(idSchema) }),
    reply: v.array(ownReportSchema),
    errors: ['report/not-found', 'access/denied'],
  }),
  /** Two reports of the caller on one subject, the earlier one first (TRUST-09). */
  getDifference: endpoint({
    id: 'OWN-difference',
    method: 'GET',
    path: '/report/{id}/difference/{other_id}',
    access: 'user',
    params: pairSchema,
    reply: v.object({ before: comparedReportSchema, now: comparedReportSchema }),
    errors: [...pairErrors, 'report/other-subject'],
  }),
  /** The same as a document: `pdf`, or `json` by a published schema. */
  downloadDifference: endpoint({
    id: 'OWN-difference-file',
    method: 'GET',
    path: '/report/{id}/difference/{other_id}/file',
    access: 'user',
    params: pairSchema,
    query: v.object({ type: v.picklist(['pdf', 'json'], 'Такого вида файла нет') }),
    reply: 'blob',
    errors: [...pairErrors, 'report/other-subject', 'rate/limit'],
    timeoutMs: 120_000,
  }),
  /** One report of the caller on an object, beside which a public object is put (TRUST-12). */
  getComparedReport: endpoint({
    id: 'OWN-compared-report',
    method: 'GET',
    path: '/report/{id}/compared',
    access: 'user',
    params: v.object({ id: idSchema }),
    reply: comparedReportSchema,
    errors: [
      'report/not-found',
      'access/denied',
      'report/not-finished',
      'report/destroyed',
      'comparison/other-kind',
    ],
  }),
  /** Two reports of the caller on subjects of one kind; on people only with a ground for each (TRUST-12). */
  getComparison: endpoint({
    id: 'OWN-comparison',
    method: 'GET',
    path: '/comparison',
    access: 'user',
    query: pairSchema,
    reply: v.object({ one: comparedReportSchema, other: comparedReportSchema }),
    errors: [...pairErrors, 'comparison/other-kind', 'comparison/same-subject', 'comparison/no-ground'],
  }),
}
