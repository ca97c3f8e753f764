import * as v from 'valibot'

/** One thing that two reports on one subject say otherwise, in words. */
export const reportChangeSchema = v.object({
  what: v.string(),
  before: v.string(),
  now: v.string(),
  /** Colour of what is there now; absent where the change is neither good nor bad. */
  tone: v.optional(v.picklist(['red', 'orange', 'yellow', 'grey'])),
})

/** An earlier report of the same buyer on the same subject, and what has changed since (REPORT-05). */
export const previousReportSchema = v.object({
  /** Id of its order item. */
  id: v.string(),
  number: v.number(),
  title: v.string(),
  updated_at: v.pipe(v.string(), v.isoTimestamp()),
  /** The gravest first, owners and encumbrances of an object before all; absent when the two cannot be compared. */
  changes: v.optional(v.array(reportChangeSchema)),
  /** Questions that have no answer in one of the two: neither changed nor unchanged. */
  incomparable: v.optional(v.number()),
})

/** One thing that two reports say otherwise. */
export type ReportChange = v.InferOutput<typeof reportChangeSchema>
/** An earlier report on the same subject. */
export type PreviousReport = v.InferOutput<typeof previousReportSchema>
