import type { ColumnType } from 'kysely'

/** Rows of 284-contractors.sql; money is kopecks. */
export interface ContractorSchema {
  contractor_accounts: ContractorAccountsTable
  contractor_costs: ContractorCostsTable
}

type Later<Value> = ColumnType<Value | null, Value | null | undefined>

interface ContractorAccountsTable {
  contractor: string
  balance_kopecks: Later<number>
  asked_at: Later<Date>
  no_money_at: Later<Date>
  warned_at: Later<Date>
}

interface ContractorCostsTable {
  contractor: string
  contractor_order_id: string
  order_item_id: string
  kopecks: number
  at: Date
}
