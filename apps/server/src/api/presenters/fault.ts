import type { adminFaultSchema, faultSchema } from '@proverka/api/contract'
import type { InferInput } from 'valibot'
import type { AdminFaultRow, ReportFaultRow } from '../../platform/db/queries/reports/report-faults.ts'

export const presentFault = (row: ReportFaultRow): InferInput<typeof faultSchema> => ({
  fault_id: row.id,
  order_item_id: row.order_item_id,
  state: row.state,
  text: row.text,
  created_at: row.created_at.toISOString(),
  due_on: row.due_on,
  taken_at: row.taken_at?.toISOString() ?? null,
  answered_at: row.answered_at?.toISOString() ?? null,
  answer: row.answer,
})

export const presentAdminFault = (row: AdminFaultRow): InferInput<typeof adminFaultSchema> => ({
  ...presentFault(row),
  order_number: row.order_number,
  product_name_ru: row.product_name_ru,
  email: row.email,
})
