import * as v from 'valibot'

/** The owner that a risk report is about (RISK-01). */
export const riskOwnerSchema = v.object({ id: v.string(), order_item_id: v.string(), order_id: v.string() })

/** One task of a risk report (RISK-02). */
export const riskTaskSchema = v.object({
  task_id: v.string(),
  task_type: v.string(),
  task_result: v.nullable(
    v.object({
      result: v.unknown(),
      text: v.optional(v.string()),
      images: v.optional(v.array(v.string())),
    }),
  ),
  status: v.string(),
  missing_requirements: v.array(v.string()),
  number_of_starts: v.number(),
  started_at: v.nullable(v.string()),
})

/** A risk report of any version (RISK-03..05); the three lists of version V2.1 are empty in older ones. */
export const riskReportSchema = v.object({
  version: v.optional(v.string()),
  owner: v.optional(riskOwnerSchema),
  tasks: v.optional(v.array(riskTaskSchema), []),
  conclusions: v.optional(v.array(v.unknown()), []),
  global_data: v.optional(v.record(v.string(), v.unknown()), {}),
  status: v.string(),
  started_at: v.nullable(v.string()),
  owners: v.optional(v.array(riskOwnerSchema), []),
  tasks_general: v.optional(v.array(riskTaskSchema), []),
  tasks_parse_xml: v.optional(v.array(riskTaskSchema), []),
  statements: v.optional(v.array(v.unknown()), []),
  survey: v.optional(v.record(v.string(), v.unknown()), {}),
})

/** An owner in a risk report (RISK-01). */
export type RiskOwner = v.InferOutput<typeof riskOwnerSchema>
/** A task of a risk report (RISK-02). */
export type RiskTask = v.InferOutput<typeof riskTaskSchema>
/** A risk report of version 2 (RISK-01..05). */
export type RiskReport = v.InferOutput<typeof riskReportSchema>

/**
 * Reads a risk report of any version; throws valibot's error for any other value.
 *
 * @keep Other programs read answers of the API by it.
 */
export function parseRiskReport(value: unknown): RiskReport {
  const report = v.parse(riskReportSchema, value)
  return report.version === 'V2.1'
    ? report
    : { ...report, owners: [], tasks_general: [], tasks_parse_xml: [] }
}
