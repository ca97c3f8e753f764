import type { AccountKind } from '@proverka/domain/orders'
import type { Generated } from 'kysely'

/** Rows of the tables of payments and of the ledger; money is kopecks. */

export type PaymentStatus = 'pending' | 'succeeded' | 'canceled' | 'refunded'

export interface PaymentsTable {
  id: string
  order_id: string
  provider: string
  provider_payment_id: string
  /** The attempt that was paid, where the provider numbers them apart. */
  provider_transaction_id: string | null
  confirmation_token: string
  amount_kopecks: number
  status: PaymentStatus
  created_at: Date
  updated_at: Date
  /** Since when the provider is asked for it: its opening, or the last time that it was offered to its payer. */
  watched_from: Date
  /** When the provider is asked next, while it is open; null: no more. */
  next_ask_at: Date | null
}

export type PaymentChannel = 'widget' | 'webhook' | 'poll' | 'return' | 'reconciliation'

export interface PaymentEventsTable {
  id: Generated<number>
  payment_id: string
  channel: PaymentChannel
  provider_status: string
  received_at: Date
}

export interface LedgerAccountsTable {
  id: string
  kind: AccountKind
  person_id: string | null
}

export interface LedgerTransfersTable {
  id: string
  unique_key: string
  description: string
  order_id: string | null
  created_at: Date
  /** What wrote it; entries of another transaction are refused. */
  transaction_id: Generated<string | null>
}

export interface LedgerEntriesTable {
  transfer_id: string
  account_id: string
  amount_kopecks: number
}

export interface PaymentSchema {
  joint_payments: JointPaymentsTable
  payments: PaymentsTable
  payment_events: PaymentEventsTable
  ledger_accounts: LedgerAccountsTable
  ledger_transfers: LedgerTransfersTable
  ledger_entries: LedgerEntriesTable
}

/** An order that a top-up is to pay when its money is there. */
export interface JointPaymentsTable {
  top_up_id: string
  order_id: string
  position: number
}
