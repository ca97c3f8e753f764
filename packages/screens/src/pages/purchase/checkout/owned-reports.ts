import { ApiError } from '@proverka/api'
import type { ownedReportSchema } from '@proverka/api/contract'
import { orderItemSchema } from '@proverka/domain/orders'
import * as v from 'valibot'

/** A report that the buyer has already. */
export type OwnedReport = v.InferOutput<typeof ownedReportSchema>

const ownedSchema: v.GenericSchema<unknown, OwnedReport> = v.object({
  ...orderItemSchema.entries,
  order_id: v.string(),
  date: v.string(),
})

const refusalSchema = v.object({ owned: v.array(ownedSchema) })

/** The reports that a refused order would have sold again (TRUE-06); none for any other failure. */
export function ownedReportsOf(error: unknown): readonly OwnedReport[] {
  const isOwned = error instanceof ApiError && error.code === 'order/already-owned'
  const refusal = isOwned ? v.safeParse(refusalSchema, error.body) : undefined
  return refusal?.success ? refusal.output.owned : []
}
