import type { adminFulfilmentSchema, fulfilmentEventSchema, lookUpSchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import { checkOf, type CheckType } from '@proverka/domain/checks'
import { HOUR_MS } from '@proverka/domain/timing'
import type { InferInput } from 'valibot'
import { describePersonQuestion } from '../../adapters/sources/describe-person.ts'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { ListedEvent, ListedFulfilment } from '../../platform/db/queries/fulfilment/fulfilment-list.ts'
import type { LookUp } from '../../services/fulfilment/look-up.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export const presentFulfilment = (
  row: ListedFulfilment,
  now: Date,
): InferInput<typeof adminFulfilmentSchema> => ({
  fulfilment_id: row.id,
  version: row.version,
  status: row.status,
  channel: row.channel,
  kind: row.kind,
  is_urgent: row.is_urgent,
  order_id: row.order_id,
  order_number: row.order_number,
  order_item_id: row.order_item_id,
  product_name_ru: row.product_name_ru,
  number: row.number,
  address: row.object_address,
  request_number: row.request_number,
  cost: row.cost_kopecks === null ? null : toRoubles(row.cost_kopecks),
  created_at: row.created_at.toISOString(),
  age_hours: Math.floor(((row.ended_at ?? now).getTime() - row.created_at.getTime()) / HOUR_MS),
  ordered_at: iso(row.ordered_at),
  expected_at: iso(row.expected_at),
  latest_at: row.latest_at.toISOString(),
  ended_at: iso(row.ended_at),
  reason: row.reason,
})

export const presentFulfilmentEvent = ({
  event,
  status,
  at,
  person_id,
  person_email,
  details,
}: ListedEvent): InferInput<typeof fulfilmentEventSchema> => ({
  event,
  status,
  at: at.toISOString(),
  person_id,
  person_email,
  details,
})

/** The data of the person in full: the operator types them into the form of the register. */
export function presentLookUp(
  { id, order_item_id, version }: FulfilmentRow,
  { taskType, person, form }: LookUp,
): InferInput<typeof lookUpSchema> {
  const check = checkOf(taskType)
  return {
    fulfilment_id: id,
    order_item_id,
    version,
    title: check?.title ?? taskType,
    source: check?.source ?? '',
    source_title: check?.sourceTitle ?? '',
    asked: describePersonQuestion(taskType as CheckType, person, String),
    form: {
      noun: form.noun,
      has_amount: form.hasAmount === true,
      fields: form.fields.map(({ label, choices, isRequired }) => ({
        label,
        choices: choices ? [...choices] : null,
        is_required: isRequired === true,
      })),
    },
  }
}
