import type { adminFulfilmentSchema, fulfilmentEventSchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import { HOUR_MS } from '@proverka/domain/timing'
import type { InferInput } from 'valibot'
import type { ListedEvent, ListedFulfilment } from '../../platform/db/queries/fulfilment/fulfilment-list.ts'

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
