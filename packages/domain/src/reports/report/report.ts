import * as v from 'valibot'
import { bureauReportSchema } from '../../checks/bureau-report.ts'
import { CHECK_PURPOSES } from '../../checks/person-input.ts'
import { previousReportSchema } from './previous-report.ts'
import { independentConclusionSchema } from '../independent/independent-conclusion.ts'
import { extractSchema } from '../extract/extract.ts'
import { valuationSchema } from '../valuation/valuation.ts'

/**
 * A report: a subject, the questions asked about it and the answers, in one canonical JSON. Page, PDF and mail are
 * views of it; colours, the summary and the conclusions are computed from it and never stored.
 *
 * All instants are ISO 8601 in UTC.
 */

const instant = v.pipe(v.string(), v.isoTimestamp())

/** Why a source gave no answer; the texts for users are in `not-checked-reasons.ts`. */
export const notCheckedReasonSchema = v.picklist([
  'source-down',
  'source-timeout',
  'source-limit',
  'missing-data',
  'unclear-answer',
  'no-such-object',
  'not-connected',
  'too-few-data',
  'refused',
])

/** How one feature of the person compares with the record: `unknown` when either side does not have it. */
export const matchFeatureSchema = v.picklist(['same', 'differs', 'unknown'])

/** Strength of an identity match, feature by feature; five cells on the page. */
export const identityMatchSchema = v.object({
  name: matchFeatureSchema,
  birthDate: matchFeatureSchema,
  region: matchFeatureSchema,
  inn: matchFeatureSchema,
  document: matchFeatureSchema,
})

/** Figures of a record by year or by date: a chart where there is room for it, and a table everywhere. */
export const figuresSchema = v.object({
  /** `scale`: the least value, the value and the greatest, on the scale of the series' owner. */
  kind: v.picklist(['columns', 'line', 'scale']),
  /** What is shown and in which unit: «Выручка и прибыль, млн ₽». */
  title: v.string(),
  /** What the labels are: «Год». */
  labelTitle: v.string(),
  labels: v.array(v.string()),
  /** Value by value for the labels; null where the source has none. */
  series: v.array(v.object({ name: v.string(), values: v.array(v.nullable(v.number())) })),
  /** Columns of the table alone, in words, value by value for the labels. */
  columns: v.optional(v.array(v.object({ name: v.string(), values: v.array(v.string()) }))),
})

/** One record that a source holds: a title and its facts as label and value, in the source's order. */
export const findingSchema = v.object({
  title: v.string(),
  facts: v.array(v.object({ label: v.string(), value: v.string() })),
  match: v.optional(identityMatchSchema),
  /** Weight of the record itself, apart from the strength of the match. */
  severity: v.picklist(['critical', 'warning', 'notice']),
  /** Kopecks, where the record is about money. */
  amount: v.optional(v.number()),
  figures: v.optional(figuresSchema),
})

const findingsSchema = v.pipe(v.array(findingSchema), v.minLength(1))

/** The result of a check: the four values, and what a register merely states. */
export const answerSchema = v.variant('kind', [
  v.object({ kind: v.literal('found'), findings: findingsSchema }),
  // What a register states without being good or bad news: who manages a company, how far a car was driven.
  v.object({ kind: v.literal('stated'), findings: findingsSchema }),
  v.object({ kind: v.literal('not-found'), note: v.optional(v.string()) }),
  v.object({ kind: v.literal('not-checked'), reason: notCheckedReasonSchema, note: v.optional(v.string()) }),
  v.object({
    kind: v.literal('in-progress'),
    /** Why the last try gave no answer, and when the next one comes. */
    reason: v.optional(notCheckedReasonSchema),
    again_at: v.optional(instant),
  }),
])

/** Statuses of a task (AMB-43). */
export const taskStatusSchema = v.picklist(['waiting', 'new', 'running', 'done', 'error'])

/** One question to one source, with its answer. */
export const reportTaskSchema = v.object({
  task_id: v.string(),
  /** Key of the check in the catalogue of checks, for example `bailiffs`. */
  task_type: v.string(),
  status: taskStatusSchema,
  /** Short name of the source, as printed in its stamp: «ФССП». */
  source: v.string(),
  /** What was asked, as label and value, so that the reader can repeat it. */
  asked: v.array(v.object({ label: v.string(), value: v.string() })),
  answer: answerSchema,
  number_of_starts: v.number(),
  started_at: v.optional(instant),
  /** Seconds within which four of five such questions were answered lately; only while it waits, absent until measured. */
  usual_seconds: v.optional(v.number()),
  answered_at: v.optional(instant),
  /** Who looked the answer up where no program did. */
  answered_by: v.optional(v.literal('operator')),
  /** SHA-256 of the source's raw answer, hex. */
  answer_hash: v.optional(v.string()),
})

/** The person that a report is about. */
export const personSubjectSchema = v.object({
  kind: v.literal('person'),
  lastName: v.string(),
  firstName: v.string(),
  middleName: v.optional(v.string()),
  /** True where the buyer said that the person has no patronymic. */
  noMiddleName: v.optional(v.boolean()),
  /** With these, too, registers were asked that know people by name alone. */
  formerLastNames: v.optional(v.array(v.string())),
  /** `YYYY-MM-DD` */
  birthDate: v.string(),
  /** Name of the region, absent when all of them were asked. */
  region: v.optional(v.string()),
  inn: v.optional(v.string()),
  /** A report stores only the last digits: `•••• ••3456`. */
  passportMasked: v.optional(v.string()),
  licenseMasked: v.optional(v.string()),
  /** What the person's own report of a credit bureau says, as the buyer copied it. */
  bureauReport: v.optional(bureauReportSchema),
})

/** The object that a report is about. */
export const propertySubjectSchema = v.object({
  kind: v.literal('property'),
  cadastralNumber: v.optional(v.string()),
  address: v.string(),
})

/** The company or entrepreneur that a report is about; its name is what the register says. */
export const companySubjectSchema = v.object({
  kind: v.literal('company'),
  /** Ten digits of a company, twelve of an entrepreneur. */
  inn: v.string(),
})

/** The car that a report is about: by its VIN, by its plate, or by both. */
export const vehicleSubjectSchema = v.object({
  kind: v.literal('vehicle'),
  vin: v.optional(v.string()),
  plate: v.optional(v.string()),
  /** A report stores only the last digits. */
  certificateMasked: v.optional(v.string()),
})

/** The person that a report is about when nothing but the taxpayer number was asked for. */
export const taxpayerSubjectSchema = v.object({ kind: v.literal('taxpayer'), inn: v.string() })

/** The flat whose value a report tells; area in square metres. */
export const flatSubjectSchema = v.object({
  kind: v.literal('flat'),
  address: v.string(),
  area: v.number(),
  rooms: v.optional(v.number()),
  floor: v.optional(v.number()),
})

/** Statuses of a report (AMB-43). */
export const reportStatusSchema = v.picklist(['new', 'in_progress', 'finished', 'error'])

/** A report: its subject and the tasks; the summary is computed from them. */
export const reportSchema = v.object({
  /** Id of the order item that the report belongs to. */
  id: v.string(),
  /** Number for people, counted up: «№ 20 418». */
  number: v.number(),
  version: v.string(),
  product_name: v.string(),
  title: v.string(),
  /** True when any fact comes from the demo register: the view then carries «ДЕМОНСТРАЦИОННЫЕ ДАННЫЕ». */
  demo: v.boolean(),
  subject: v.variant('kind', [
    personSubjectSchema,
    propertySubjectSchema,
    companySubjectSchema,
    vehicleSubjectSchema,
    taxpayerSubjectSchema,
    flatSubjectSchema,
  ]),
  /** Why the buyer has a person checked, as stated with the order; what the advice follows. */
  purpose: v.optional(v.picklist(CHECK_PURPOSES)),
  status: reportStatusSchema,
  started_at: v.optional(instant),
  finished_at: v.optional(instant),
  updated_at: instant,
  tasks: v.array(reportTaskSchema),
  /** For property reports: what the extract says, and where it came from. */
  extract: v.optional(v.object({ source: v.string(), received_at: instant, content: extractSchema })),
  /** For reports about a flat on the market: its value and what that rests on. */
  valuation: v.optional(valuationSchema),
  /** Earlier reports of the buyer on the same subject, newest first; shown only to the buyer. */
  previous: v.optional(v.array(previousReportSchema)),
  /** The conclusion of an independent report; it names its author. */
  independent: v.optional(independentConclusionSchema),
})

/** Why a source gave no answer. */
export type NotCheckedReason = v.InferOutput<typeof notCheckedReasonSchema>
/** How one feature of a record compares with the person: same, differs, or not known. */
export type MatchFeature = v.InferOutput<typeof matchFeatureSchema>
/** The comparison of a record with the person, feature by feature. */
export type IdentityMatch = v.InferOutput<typeof identityMatchSchema>
/** Figures of a record, period by period. */
export type Figures = v.InferOutput<typeof figuresSchema>
/** One record that a source has. */
export type Finding = v.InferOutput<typeof findingSchema>
/** The result of a check: found, stated, not found, not checked with a reason, in progress. */
export type Answer = v.InferOutput<typeof answerSchema>
/** A status of a task (AMB-43). */
export type TaskStatus = v.InferOutput<typeof taskStatusSchema>
/** A task of a report. */
export type ReportTask = v.InferOutput<typeof reportTaskSchema>
/** A car as the subject of a report. */
export type VehicleSubject = v.InferOutput<typeof vehicleSubjectSchema>
/** A person as the subject of a report. */
export type PersonSubject = v.InferOutput<typeof personSubjectSchema>
/** An object as the subject of a report. */
export type PropertySubject = v.InferOutput<typeof propertySubjectSchema>
/** A status of a report (AMB-43). */
export type ReportStatus = v.InferOutput<typeof reportStatusSchema>
/** A report that was read. */
export type Report = v.InferOutput<typeof reportSchema>
