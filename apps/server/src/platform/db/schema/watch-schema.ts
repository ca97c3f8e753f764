import type {
  WatchedSubject,
  WatchEnd,
  WatchGroundKind,
  WatchKind,
  WatchMonths,
  WatchPause,
  WatchPeriod,
  WatchStatus,
  ReportChange,
} from '@proverka/domain/reports'
import type { WatchedAnswer, WatchResult } from '@proverka/domain/views'
import type { ColumnType, JSONColumnType } from 'kysely'

/** Rows of 380-watches.sql, 381-webhooks.sql and 410-watch-links.sql. */
export interface WatchSchema {
  watch_prices: WatchPricesTable
  watches: WatchesTable
  watch_grounds: WatchGroundsTable
  watch_links: WatchLinksTable
  watch_checks: WatchChecksTable
  watch_changes: WatchChangesTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
}

/** Absent when the row is inserted: null until it happens. */
type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

export interface WatchPricesTable {
  kind: WatchKind
  months: WatchMonths
  price_kopecks: number
}

export interface WatchesTable {
  id: string
  person_id: string
  site: string
  kind: WatchKind
  subject_key: string
  subject: JSONColumnType<WatchedSubject>
  period: WatchPeriod
  status: WatchStatus
  pause: Later<WatchPause>
  ending: Later<WatchEnd>
  months: WatchMonths
  price_kopecks: number
  bonus_kopecks: number
  created_at: Date
  started_at: Later<Date>
  paid_ms: ColumnType<number, number | undefined, number>
  ends_at: Later<Date>
  paused_at: Later<Date>
  ended_at: Later<Date>
  due_at: Later<Date>
  leased_until: Later<Date>
  silent_checks: ColumnType<number, number | undefined, number>
  told_at: Later<Date>
  ending_told_at: Later<Date>
  state: ColumnType<readonly WatchedAnswer[], string | undefined, string>
}

export interface WatchGroundsTable {
  watch_id: string
  kind: WatchGroundKind
  purpose: string
  number: string | null
  /** YYYY-MM-DD */
  until_day: string | null
  person_email: string | null
  consent_text: string | null
  asked_at: Later<Date>
  asks: ColumnType<number, number | undefined, number>
  agreed_at: Later<Date>
  refused_at: Later<Date>
  withdrawn_at: Later<Date>
  confirmed_at: Date
  review_asked_at: Later<Date>
}

/** What a link of a letter does: ends the watch, or asks its person for consent. */
export type WatchLinkPurpose = 'stop' | 'consent'

export interface WatchLinksTable {
  token_hash: string
  watch_id: string
  purpose: WatchLinkPurpose
  created_at: Date
}

export interface WatchChecksTable {
  id: string
  watch_id: string
  due_at: Date
  asked_at: Date
  outcome: WatchResult['outcome']
  silent: ColumnType<readonly string[], string, string>
}

export interface WatchChangesTable {
  id: string
  watch_id: string
  found_at: Date
  changes: ColumnType<readonly ReportChange[], string, string>
}

export interface WebhooksTable {
  person_id: string
  url: string
  /** Sealed, see webhook-secret.ts. */
  secret: string
  created_at: Date
  failing_since: Later<Date>
  last_failure: Later<string>
  last_delivered_at: Later<Date>
}

export interface WebhookDeliveriesTable {
  id: string
  person_id: string
  payload: ColumnType<object | null, string, null>
  created_at: Date
  next_try_at: Later<Date>
  tries: ColumnType<number, number | undefined, number>
  delivered_at: Later<Date>
  given_up_at: Later<Date>
}
