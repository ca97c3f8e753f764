import type { FulfilmentEvent, FulfilmentStatus } from '@proverka/domain/orders'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Rows of 280-fulfilments.sql; money is kopecks. */
export interface FulfilmentSchema {
  fulfilments: FulfilmentsTable
  fulfilment_events: FulfilmentEventsTable
}

type Later<Value> = ColumnType<Value | null, Value | null | undefined>

export interface FulfilmentsTable {
  id: string
  report_task_id: string
  order_item_id: string
  channel: string
  kind: string
  number: string | null
  status: FulfilmentStatus
  is_urgent: boolean
  version: Generated<number>
  request_number: Later<string>
  contractor_order_id: Later<string>
  cost_kopecks: Later<number>
  created_at: Date
  asked_at: Later<Date>
  ordered_at: Later<Date>
  expected_at: Later<Date>
  latest_at: Date
  next_look_at: Later<Date>
  ended_at: Later<Date>
  reason: Later<string>
  told_at: Later<Date>
}

export interface FulfilmentEventsTable {
  id: Generated<string>
  fulfilment_id: string
  event: FulfilmentEvent | 'opened'
  status: FulfilmentStatus
  person_id: string | null
  details: JSONColumnType<Record<string, unknown>>
  at: Date
}
