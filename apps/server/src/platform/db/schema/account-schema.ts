import type { SavedItem } from '@proverka/domain/property'
import type { Payer } from '@proverka/domain/accounts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { AccountLifeSchema } from './account-life-schema.ts'

/** Rows of the tables about a user's own account and money; `schema.ts` has the others. */

export interface PhoneCodesTable {
  person_id: string
  phone: string
  code_hash: string
  tries: Generated<number>
  sent_at: Date
  expires_at: Date
}

export interface UserSettingsTable {
  person_id: string
  key: string
  value: string
  enabled: boolean
  created_at: Date
  updated_at: Date
}

/** Searches and favourites (385). */
export interface SavedItemsTable {
  person_id: string
  kind: SavedItem['kind']
  key: string
  title: string
  saved_at: Date
}

export interface ApiTokensTable {
  person_id: string
  token_hash: string
  hint: string
  scope: 'read' | 'order'
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
}

export interface PayersTable {
  id: string
  person_id: string
  name: string
  inn: string
  kpp: string
  address: string
  created_at: Date
}

export interface InvoicesTable {
  id: string
  number: Generated<number>
  person_id: string
  order_id: string
  amount_kopecks: number
  payer: ColumnType<Payer | null, string | null, never>
  created_at: Date
}

export interface RefundsTable {
  id: string
  /** Null: the payment as a whole, for which nothing was owed. */
  order_item_id: string | null
  payment_id: string
  amount_kopecks: number
  provider_refund_id: string | null
  created_at: Date
  done_at: Date | null
  /** When the provider last refused it, and its word for why; it is asked again until it is done. */
  refused_at: Date | null
  refused_reason: string | null
}

/** A part of an item's price that went back. */
export interface ItemReturnsTable {
  id: string
  order_item_id: string
  /** Key of the transfer that booked it. */
  unique_key: string
  bonus_kopecks: number
  own_kopecks: number
  card_kopecks: number
  /** By the rules of the product, by an admin's word, or by the provider without us. */
  cause: 'rules' | 'admin' | 'provider'
  /** What the admin wrote. */
  reason: string
  admin_id: string | null
  created_at: Date
}

export interface DebtsTable {
  id: string
  unique_key: string
  person_id: string
  account: 'balance' | 'bonus'
  owed_to: 'provider' | 'promotion'
  description: string
  amount_kopecks: number
  left_kopecks: number
  created_at: Date
}

export interface TestProviderRefundsTable {
  id: string
  payment_id: string
  amount_kopecks: number
  idempotence_key: string
  created_at: Date
}

export type ReceiptKind = 'advance' | 'settlement' | 'return'

export interface ReceiptsTable {
  id: string
  unique_key: string
  order_id: string
  kind: ReceiptKind
  lines: JSONColumnType<{ name: string; kopecks: number }[]>
  created_at: Date
}

export interface TestProviderReceiptsTable {
  id: string
  kind: ReceiptKind
  content: JSONColumnType<object>
  idempotence_key: string
  created_at: Date
}

export interface TariffsTable {
  id: number
  name: string
  description: string
  category: string
  price_kopecks: number
  /** Null: without an end, and not for sale. */
  days: number | null
  /** Percent off the price of every product. */
  discount: Generated<number>
  position: number
}

export interface UserTariffsTable {
  id: string
  person_id: string
  tariff_id: number
  activated_at: Date
  active_until: Date | null
  closed_at: Date | null
  /** Paid orders led to it: it goes when they do. */
  earned: Generated<boolean>
}

export interface AccountSchema extends AccountLifeSchema {
  phone_codes: PhoneCodesTable
  person_settings: UserSettingsTable
  saved_items: SavedItemsTable
  api_tokens: ApiTokensTable
  payers: PayersTable
  invoices: InvoicesTable
  refunds: RefundsTable
  item_returns: ItemReturnsTable
  debts: DebtsTable
  test_provider_refunds: TestProviderRefundsTable
  test_provider_receipts: TestProviderReceiptsTable
  receipts: ReceiptsTable
  tariffs: TariffsTable
  person_tariffs: UserTariffsTable
}
