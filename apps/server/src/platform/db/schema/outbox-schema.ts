import type { ColumnType } from 'kysely'

/** What goes out: rows of 001-core.sql and what was added to them since. */
export interface OutboxSchema {
  outbox: OutboxTable
  refused_addresses: RefusedAddressesTable
}

/** Where an effect goes: `sms` a text message, `receipt` a fiscal receipt, `webhook` a call to a configured service. */
export type OutboxKind = 'mail' | 'sms' | 'receipt' | 'webhook'

export interface OutboxTable {
  id: string
  unique_key: string
  kind: OutboxKind
  payload: ColumnType<object | null, string | null | undefined, string | null>
  created_at: Date
  sent_at: Date | null
  given_up_at: ColumnType<Date | null, never, Date>
  /** Of a text message: when its provider last got it. */
  attempted_at: ColumnType<Date | null, never, Date | null>
  /** Of an email: hash of the address. */
  recipient_hash: ColumnType<string | null, string | null | undefined, never>
}

export interface RefusedAddressesTable {
  address_hash: string
  reply_code: number
  refused_at: Date
}
