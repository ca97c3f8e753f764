import type { ItemMetadata, ItemStatus, SupplierStatus } from '@proverka/domain/orders'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Rows of the tables of what is sold and ordered; money is kopecks. */

type Json<Value extends object> = JSONColumnType<Value>

export interface ProductsTable {
  id: string
  name: string
  name_ru: string
  description: string
  brands: string[]
  position: number
}

export interface PriceComponentsTable {
  id: string
  product_id: string
  type_name: string
  price_kopecks: number
  is_base: boolean
  enabled: boolean
  /** For whom, in addition to its owners: subscribers of a tariff, people of a partner, of a campaign. */
  tariff_id: ColumnType<number | null, number | null | undefined>
  partner_id: ColumnType<string | null, string | null | undefined>
  campaign: ColumnType<string | null, string | null | undefined>
  /** Counts changes. */
  version: Generated<number>
}

/** One step of the history of a price; rows are only added. */
export interface PriceChangesTable {
  id: Generated<number>
  at: Date
  product_id: string
  price_component_id: string
  type_name: string
  tariff_id: number | null
  /** Null: it did not count. */
  before_kopecks: number | null
  after_kopecks: number | null
  /** Null: the file of the catalogue was applied. */
  changed_by: string | null
  reason: string
}

export interface PriceComponentOwnersTable {
  id: Generated<string>
  price_component_id: string
  person_id: string
}

export interface OrdersTable {
  id: string
  number: Generated<number>
  person_id: string
  site: string
  email: string
  total_kopecks: number
  payment_source: string
  /** The batch of consents that it was placed with; null for an order of an account. */
  consent_id: ColumnType<string | null, string | null | undefined>
  used_balance: boolean
  partner_id: string | null
  redirect_url: string
  metadata: Json<Record<string, unknown>>
  created_at: Date
  paid_at: Date | null
  /** An admin has marked it paid: its money came by a bill, and not by the payment provider. */
  paid_past_provider: Generated<boolean>
  /** When the email of the order promised its reports. */
  promised_at: ColumnType<Date | null, Date | null | undefined>
  /** A top-up has no items: its total goes to the balance. */
  purpose: Generated<'items' | 'top-up'>
  /** Tag of the campaign that brought the order. */
  campaign: ColumnType<string | null, string | null | undefined>
  /** Advertising source that brought the buyer. */
  source: ColumnType<string | null, string | null | undefined>
  /** What the order is of: the same things wanted again have the same hash. */
  wish_hash: ColumnType<string | null, string | null | undefined>
  superseded_by: ColumnType<string | null, string | null | undefined>
  /** Since when it has its prices. */
  priced_at: Date
  /** Since when they are over: it is priced again before it is paid. */
  expired_at: ColumnType<Date | null, Date | null | undefined>
  /** Has the public prices: its buyer was not signed in. */
  public_prices: Generated<boolean>
  /** Of the request that made it, as in the log. */
  request_id: ColumnType<string | null, string | null | undefined>
}

export interface OrderAccessesTable {
  order_id: string
  secret_hash: string
  expires_at: Date
}

export interface OrderItemsTable {
  id: string
  order_id: string
  position: number
  product_id: string
  product_name: string
  product_name_ru: string
  object_key: string
  object_address: string
  price_kopecks: number
  status: ItemStatus
  metadata: Json<ItemMetadata>
  edits: Generated<number>
  created_at: Date
  due_at: Date | null
  done_at: Date | null
  coupon_id: ColumnType<string | null, string | null | undefined>
  /** Since when the item waits for data of its buyer. */
  data_asked_at: ColumnType<Date | null, Date | null | undefined>
  /** When its buyer first opened the finished report. */
  opened_at: ColumnType<Date | null, Date | null | undefined>
  /** When its term ended: hidden from then on, and destroyed a day later. */
  report_hidden_at: ColumnType<Date | null, Date | null | undefined>
  /** When its term or an objection ended the report, and with it what the item said of the subject. */
  report_destroyed_at: ColumnType<Date | null, Date | null | undefined>
  /** What of the price went back. */
  returned_kopecks: Generated<number>
  kadnet_status: Generated<SupplierStatus>
  spv_status: Generated<SupplierStatus>
}

export interface OrderSchema {
  products: ProductsTable
  price_components: PriceComponentsTable
  price_changes: PriceChangesTable
  price_component_owners: PriceComponentOwnersTable
  orders: OrdersTable
  order_items: OrderItemsTable
  order_accesses: OrderAccessesTable
}
