import type { heldRecordSchema, subjectRequestSchema } from '@proverka/api/contract'
import type { InferInput } from 'valibot'
import type { RetainedRecord } from '../../platform/db/queries/retention/retained-data.ts'
import type { SubjectRequestRow } from '../../platform/db/queries/retention/subject-requests.ts'

export const presentSubjectRequest = (row: SubjectRequestRow): InferInput<typeof subjectRequestSchema> => ({
  request_id: row.id,
  number: row.number,
  kind: row.kind,
  state: row.state,
  person: row.person,
  email: row.email,
  text: row.text,
  created_at: row.created_at.toISOString(),
  due_on: row.due_on,
  extended_for: row.extended_for,
  verified_by: row.verified_by,
  answer: row.answer,
  ended_at: row.ended_at?.toISOString() ?? null,
  act_id: row.act_id,
})

export const presentRetainedRecord = (row: RetainedRecord): InferInput<typeof heldRecordSchema> => ({
  place: row.place,
  record_id: row.id,
  order_item_id: row.place === 'order' ? row.id : null,
  order_number: row.order_number,
  product: row.product_name_ru,
  match: row.is_same ? 'same' : 'namesake',
  purpose: row.purpose,
  ground: row.ground,
  ordered_at: row.at.toISOString(),
  in_work: ['requested', 'inprogress', 'actionrequired'].includes(row.status ?? ''),
})
