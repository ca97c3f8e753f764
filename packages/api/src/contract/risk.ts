import { REQUIRED_MESSAGE } from '@proverka/domain'
import { reportStatusSchema, riskReportSchema, riskTaskSchema } from '@proverka/domain/reports'
import { personInputSchema } from '@proverka/domain/checks'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { riskTasks } from './risk-tasks.ts'
import { idSchema, pageQuery } from './shared.ts'

/** The subject of a risk report, as its readers see them: of a passport only the last digits. */
export const riskPersonSchema = v.object({
  lastName: v.string(),
  firstName: v.string(),
  middleName: v.optional(v.string()),
  noMiddleName: v.optional(v.boolean()),
  formerLastNames: v.optional(v.array(v.string())),
  birthDate: v.string(),
  region: v.optional(v.string()),
  inn: v.optional(v.string()),
  passportMasked: v.optional(v.string()),
  licenseMasked: v.optional(v.string()),
})

/** An owner with his place (RISK-01). */
export const riskOwnerViewSchema = v.object({
  id: idSchema,
  order_item_id: idSchema,
  order_id: idSchema,
  owner: riskPersonSchema,
})

/** A conclusion: one that the rules draw has no id and cannot be removed. */
export const riskConclusionSchema = v.object({
  conclusion_id: v.nullable(idSchema),
  text: v.string(),
  created_at: v.nullable(v.string()),
})

export const riskStatementSchema = v.object({
  key: v.pipe(v.string(), v.trim(), v.minLength(1, REQUIRED_MESSAGE), v.maxLength(64)),
  text: v.pipe(v.string(), v.maxLength(10_000, 'Поле слишком длинное')),
})

const answerValue = v.union([
  v.boolean(),
  v.number(),
  v.pipe(v.string(), v.maxLength(2000, 'Поле слишком длинное')),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(100)),
])

/** Answers of a survey by question. */
export const riskSurveySchema = v.pipe(
  v.record(v.pipe(v.string(), v.minLength(1), v.maxLength(64)), answerValue),
  v.maxEntries(100, 'Слишком много ответов'),
)

/** A risk report of any version (RISK-03..05). */
export const riskReportViewSchema = v.object({
  ...riskReportSchema.entries,
  order_item_id: idSchema,
  order_id: idSchema,
  version: v.string(),
  owner: v.optional(riskOwnerViewSchema),
  owners: v.array(v.object({ ...riskOwnerViewSchema.entries, tasks: v.array(riskTaskSchema) })),
  conclusions: v.array(riskConclusionSchema),
  statements: v.array(riskStatementSchema),
  updated_at: v.string(),
  /** When its buyer finished it: from then on nothing is changed. */
  closed_at: v.nullable(v.string()),
  /** Changes of data that the buyer has left (RISK-11). */
  edits_left: v.number(),
})

const ownItem = ['order/not-found', 'access/denied'] as const
const edited = [...ownItem, 'report/not-found', 'report/finished'] as const
const owners = [...edited, 'order/illegal-transition', 'report/no-owners', 'report/other-version'] as const

const itemId = v.object({ id: idSchema })
const removed = v.object({ removed: v.literal(true) })
const newOwner = v.object({ order_item_id: idSchema, owner: personInputSchema })
const changedOwner = v.object({ id: idSchema, owner: personInputSchema })
const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, REQUIRED_MESSAGE),
  v.maxLength(5000, 'Поле слишком длинное'),
)

/** Clients spell the name as the specification does; HTTP transports lower-case names of headers. */
const forceConclusionSchema = v.object({
  forceConclusion: v.optional(v.string()),
  forceconclusion: v.optional(v.string()),
})

export const risk = {
  ...riskTasks,
  /** Version 1 reports only (AMB-113), as the other two calls of this path. */
  addOwner: endpoint({
    id: 'CALL-088',
    method: 'POST',
    path: '/risk/owner',
    access: 'user',
    body: newOwner,
    reply: riskOwnerViewSchema,
    errors: [...owners, 'owner/too-many'],
  }),
  updateOwner: endpoint({
    id: 'CALL-089',
    method: 'PUT',
    path: '/risk/owner',
    access: 'user',
    body: changedOwner,
    reply: riskOwnerViewSchema,
    errors: [...owners, 'owner/not-found', 'edit-limit/1'],
  }),
  removeOwner: endpoint({
    id: 'CALL-090',
    method: 'DELETE',
    path: '/risk/owner',
    access: 'user',
    query: itemId,
    reply: removed,
    errors: [...owners, 'owner/not-found', 'owner/is-subject'],
  }),
  addOwnerV2: endpoint({
    id: 'CALL-091',
    method: 'POST',
    path: '/risk/v2/owner',
    access: 'user',
    body: v.object({ ...newOwner.entries, order_id: v.optional(idSchema) }),
    reply: riskOwnerViewSchema,
    errors: [...owners, 'owner/too-many'],
  }),
  updateOwnerV2: endpoint({
    id: 'CALL-092',
    method: 'PUT',
    path: '/risk/v2/owner',
    access: 'user',
    body: changedOwner,
    reply: riskOwnerViewSchema,
    errors: [...owners, 'owner/not-found', 'edit-limit/2'],
  }),
  removeOwnerV2: endpoint({
    id: 'CALL-093',
    method: 'DELETE',
    path: '/risk/v2/owner',
    access: 'user',
    query: itemId,
    reply: removed,
    errors: [...owners, 'owner/not-found', 'owner/is-subject'],
  }),
  /** `forceConclusion: true` adds what the rules conclude to the conclusions that people wrote (RISK-10). */
  getRiskReport: endpoint({
    id: 'CALL-095',
    method: 'GET',
    path: '/risk/v2/report/{id}',
    access: 'user',
    params: itemId,
    headers: forceConclusionSchema,
    reply: riskReportViewSchema,
    errors: [...ownItem, 'report/not-found'],
  }),
  saveSurvey: endpoint({
    id: 'CALL-096',
    method: 'POST',
    path: '/risk/v2/survey',
    access: 'user',
    body: v.object({ order_item_id: idSchema, answers: riskSurveySchema }),
    reply: riskSurveySchema,
    errors: edited,
  }),
  updateStatement: endpoint({
    id: 'CALL-097',
    method: 'PUT',
    path: '/risk/v2/update_statement',
    access: 'user',
    body: v.object({ order_item_id: idSchema, statement: riskStatementSchema }),
    reply: riskStatementSchema,
    errors: edited,
  }),
  finishReport: endpoint({
    id: 'CALL-098',
    method: 'POST',
    path: '/risk/v2/finish/{id}',
    access: 'user',
    params: itemId,
    reply: v.object({ status: reportStatusSchema }),
    errors: [...ownItem, 'report/not-found', 'order/not-ready'],
  }),
  addConclusion: endpoint({
    id: 'CALL-099',
    method: 'POST',
    path: '/risk/v2/conclusion/',
    access: 'user',
    body: v.object({ order_item_id: idSchema, text }),
    reply: riskConclusionSchema,
    errors: edited,
  }),
  removeConclusion: endpoint({
    id: 'CALL-100',
    method: 'DELETE',
    path: '/risk/v2/conclusion/',
    access: 'user',
    query: v.object({ conclusion_id: idSchema }),
    reply: removed,
    errors: ['conclusion/not-found', 'report/finished', 'access/denied'],
  }),
  listRiskReports: endpoint({
    id: 'CALL-101',
    method: 'GET',
    path: '/admin/risk/report',
    access: 'staff:orders.read',
    query: v.object({
      status: v.optional(reportStatusSchema),
      ...pageQuery,
    }),
    reply: v.object({
      reports: v.array(
        v.object({
          order_item_id: idSchema,
          order_id: idSchema,
          order_number: v.number(),
          person_id: idSchema,
          email: v.string(),
          product_name: v.string(),
          version: v.string(),
          status: reportStatusSchema,
          started_at: v.nullable(v.string()),
          updated_at: v.string(),
        }),
      ),
      count: v.number(),
    }),
  }),
  getAnyRiskReport: endpoint({
    id: 'CALL-102',
    method: 'GET',
    path: '/admin/risk/report/{id}',
    access: 'staff:orders.read',
    params: itemId,
    reply: riskReportViewSchema,
    errors: ['order/not-found', 'report/not-found'],
  }),
  /** Omitted fields stay unchanged; `conclusions` replaces all conclusions that people wrote. */
  updateAnyRiskReport: endpoint({
    id: 'CALL-103',
    method: 'PUT',
    path: '/admin/risk/report/{id}',
    access: 'staff:orders.write',
    params: itemId,
    body: v.object({
      status: v.optional(reportStatusSchema),
      conclusions: v.optional(v.pipe(v.array(text), v.maxLength(100))),
      global_data: v.optional(riskSurveySchema),
    }),
    reply: riskReportViewSchema,
    errors: ['order/not-found', 'report/not-found'],
  }),
  removeAnyRiskReport: endpoint({
    id: 'CALL-104',
    method: 'DELETE',
    path: '/admin/risk/report/{id}',
    access: 'staff:orders.write',
    params: itemId,
    reply: removed,
    errors: ['order/not-found', 'report/not-found'],
  }),
}
