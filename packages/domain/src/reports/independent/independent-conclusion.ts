import * as v from 'valibot'

/** One sentence of an independent conclusion, and the questions whose answers it rests on. */
export const independentStatementSchema = v.object({
  text: v.pipe(v.string(), v.regex(/\S/), v.maxLength(1000)),
  /** Ids of tasks of the same report. */
  tasks: v.pipe(v.array(v.string()), v.minLength(1)),
})

/** An independent conclusion as a report keeps it (PROD-06): it says who wrote it. */
export const independentConclusionSchema = v.object({
  author: v.picklist(['rules', 'model']),
  /** Name of the model; empty for the rules. */
  model: v.string(),
  made_at: v.pipe(v.string(), v.isoTimestamp()),
  statements: v.pipe(v.array(independentStatementSchema), v.minLength(1), v.maxLength(30)),
})

/** One sentence of an independent conclusion. */
export type IndependentStatement = v.InferOutput<typeof independentStatementSchema>
/** An independent conclusion. */
export type IndependentConclusion = v.InferOutput<typeof independentConclusionSchema>
