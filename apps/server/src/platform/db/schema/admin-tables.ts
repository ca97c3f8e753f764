import type { Payer } from '@proverka/domain/accounts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Rows of the tables of 010-admin.sql and 100-money-pages.sql. Instants are `Date`s, money is kopecks. */

export interface CouponsTable {
  id: string
  code: string
  product_id: string
  discount_kopecks: number
  active_until: Date | null
  created_at: Date
  /** Counts changes. */
  version: Generated<number>
}

export interface CouponUsesTable {
  order_item_id: string
  coupon_id: string
  /** A user's id, or `email:` and the address that a guest typed. */
  holder: string
  reserved_until: Date
  used_at: ColumnType<Date | null, Date | null | undefined>
  released_at: ColumnType<Date | null, Date | null | undefined>
}

export interface PromocodesTable {
  id: string
  code: string
  amount_kopecks: number
  max_uses: number
  active_until: Date | null
  created_at: Date
  /** Counts changes. */
  version: Generated<number>
}

export interface PromocodeUsesTable {
  promocode_id: string
  person_id: string
  used_at: Date
}

/** Requisites as they were when a withdrawal was asked for; empty when the law keeps them no longer. */
export type StoredPayee = Payer & {
  /** Twenty digits, and the code of the bank; absent where they were not asked for yet. */
  readonly account?: string
  readonly bik?: string
}

export type WithdrawalStatus = 'requested' | 'paid' | 'refused'

export interface WithdrawalsTable {
  id: string
  number: Generated<number>
  person_id: string
  amount_kopecks: number
  payer: JSONColumnType<Partial<StoredPayee>>
  status: WithdrawalStatus
  reason: Generated<string>
  created_at: Date
  decided_at: Date | null
  /** The bank's payment order; its day YYYY-MM-DD. */
  document_number: ColumnType<string | null, string | null | undefined>
  document_day: ColumnType<string | null, string | null | undefined>
}

export interface PartnerVisitsTable {
  day: string
  partner_id: string
  source: string
  visits: number
}

export interface CampaignsTable {
  id: string
  name: string
  tag: string
  enabled: boolean
  created_at: Date
  /** Counts changes. */
  version: Generated<number>
}

export interface SystemInfoTable {
  key: string
  value: string
  enabled: boolean
  updated_at: Date
  /** Null: from the moment it is switched on. */
  active_from: ColumnType<Date | null, Date | null | undefined>
  /** Null: until it is switched off. */
  active_until: ColumnType<Date | null, Date | null | undefined>
  /** Counts changes. */
  version: Generated<number>
}

export interface ResponsibleUsersTable {
  person_id: string
  responsible_id: string
  assigned_at: Date
}

export interface PartnerTariffsTable {
  id: string
  partner_id: string
  tariff_simple_id: number
  price_kopecks: number
  created_at: Date
}

export interface UserLogsTable {
  id: Generated<number>
  at: Date
  admin_id: string
  action: string
  person_id: string | null
  subject: string
  details: JSONColumnType<Record<string, unknown>>
}

export interface VisitsTable {
  day: string
  source: string
  visits: number
}

export interface AdminTables {
  coupons: CouponsTable
  coupon_uses: CouponUsesTable
  promocodes: PromocodesTable
  campaigns: CampaignsTable
  system_info: SystemInfoTable
  responsible_users: ResponsibleUsersTable
  partner_tariffs: PartnerTariffsTable
  user_logs: UserLogsTable
  promocode_uses: PromocodeUsesTable
  withdrawals: WithdrawalsTable
  partner_visits: PartnerVisitsTable
  visits: VisitsTable
}
