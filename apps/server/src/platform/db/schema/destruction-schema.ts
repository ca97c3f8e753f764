import type {
  CheckedPerson,
  DataKind,
  DestructionGround,
  SubjectRequestKind,
  SubjectRequestState,
} from '@proverka/domain/legal'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Rows of 180-destruction-acts.sql, 182-subject-requests.sql, 216-destroyed-list.sql, 225-destruction-holds.sql and 242-sale-waits.sql, 252-number-waits.sql, 395-destruction-codes.sql. */
export interface DestructionSchema {
  destruction_acts: DestructionActsTable
  destruction_entries: DestructionEntriesTable
  destruction_codes: DestructionCodesTable
  subject_requests: SubjectRequestsTable
  sale_waits: SaleWaitsTable
  number_waits: NumberWaitsTable
  destruction_holds: DestructionHoldsTable
}

export interface DestructionActsTable {
  id: string
  number: Generated<number>
  cause: DestructionGround
  /** YYYY-MM-DD */
  day: string
  subject: string
  created_at: Date
  /** When it came into the list outside of the database. */
  listed_at: ColumnType<Date | null, Date | null | undefined>
}

export interface DestructionEntriesTable {
  id: Generated<string>
  act_id: string
  at: Date
  kind: DataKind
  subject: string
  place: string
  count: number
}

export interface DestructionCodesTable {
  code_hash: string
  act_id: string
  site: string
  created_at: Date
}

/** Rows or files of one place: those whose term is over, and all. */
export interface Stock {
  readonly due: number
  readonly total: number
}

export interface DestructionHoldsTable {
  kind: DataKind
  place: string
  due: number
  total: number
  found_at: Date
  confirmed_at: ColumnType<Date | null, Date | null | undefined>
  confirmed_due: ColumnType<number | null, number | null | undefined>
}

export interface SaleWaitsTable {
  id: string
  site: string
  product: string
  email: string
  consent: string
  token_hash: string
  created_at: Date
  confirmed_at: ColumnType<Date | null, Date | null | undefined>
}

export interface NumberWaitsTable {
  id: string
  site: string
  object_key: string
  number: string | null
  note: string
  email: string
  consent: string
  token_hash: string
  created_at: Date
  confirmed_at: ColumnType<Date | null, Date | null | undefined>
  answer_by: Date
}

export interface SubjectRequestsTable {
  id: string
  number: Generated<number>
  kind: SubjectRequestKind
  state: SubjectRequestState
  site: string
  person: JSONColumnType<CheckedPerson>
  email: string
  text: string
  created_at: Date
  /** YYYY-MM-DD */
  due_on: string
  extended_for: ColumnType<string | null, string | null | undefined>
  verified_by: ColumnType<string | null, string | null | undefined>
  verified_at: ColumnType<Date | null, Date | null | undefined>
  answer: ColumnType<string | null, string | null | undefined>
  ended_at: ColumnType<Date | null, Date | null | undefined>
  act_id: ColumnType<string | null, string | null | undefined>
}
