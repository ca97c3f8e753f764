import type {
  Answer,
  Extract,
  Finding,
  IndependentConclusion,
  Valuation,
  ReportTask,
  Report,
} from '@proverka/domain/reports'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { AdminTables } from './admin-tables.ts'
import type { BlogSchema } from './blog-schema.ts'
import type { DestructionSchema } from './destruction-schema.ts'
import type { DemoChecksSchema } from './demo-checks-schema.ts'
import type { ContractorSchema } from './contractor-schema.ts'
import type { FulfilmentSchema } from './fulfilment-schema.ts'
import type { IntakeSchema } from './intake-schema.ts'
import type { MarketSchema } from './market-schema.ts'
import type { OrderSchema } from './order-schema.ts'
import type { OutboxSchema } from './outbox-schema.ts'
import type { PaymentSchema, PaymentStatus } from './payment-schema.ts'
import type { RiskSchema } from './risk-schema.ts'
import type { ServiceSchema } from './service-schema.ts'
import type { ShareSchema } from './share-schema.ts'
import type { SourcesSchema } from './sources-schema.ts'
import type { StaffSchema } from './staff-schema.ts'
import type { UploadsSchema } from './uploads-schema.ts'
import type { WatchSchema } from './watch-schema.ts'
import type { AccountSchema } from './account-schema.ts'

/** Rows of every table, as migrations/*.sql declare them. Instants are `Date`s, money is kopecks. */

type Json<Value extends object> = JSONColumnType<Value>
type NullableJson<Value extends object> = ColumnType<Value | null, string | null | undefined, string | null>

export interface UsersTable {
  id: string
  email: string
  name: string
  phone: string | null
  person_role: number
  password_hash: string | null
  created_at: Date
  /** Who brought the user: the partner of the link. */
  partner_id: ColumnType<string | null, string | null | undefined>
  /** Tag of the campaign that brought the user. */
  campaign: ColumnType<string | null, string | null | undefined>
  /** Advertising source of the visit that the user registered in. */
  source: ColumnType<string | null, string | null | undefined>
  phone_verified_at: ColumnType<Date | null, Date | null | undefined>
  /** Since when the address is known to be the user's; null: not proven yet (SAFE-01). */
  proven_at: ColumnType<Date | null, Date | null | undefined>
  /** Set for a row that only holds the orders of guests who typed this known address; no one can sign in to it. */
  waiting_address: ColumnType<string | null, string | null | undefined>
  removed_at: ColumnType<Date | null, Date | null | undefined>
  /** The account that this one became part of. */
  merged_into: ColumnType<string | null, string | null | undefined>
  /** Since when the own password is the one it is. */
  password_changed_at: ColumnType<Date | null, Date | null | undefined>
  name_changed_at: ColumnType<Date | null, Date | null | undefined>
  /** The user deleted the account; what the law keeps goes at the two times below. */
  erased_at: ColumnType<Date | null, Date | null | undefined>
  consents_until: ColumnType<Date | null, Date | null | undefined>
  papers_until: ColumnType<Date | null, Date | null | undefined>
}

export interface MailedPasswordsTable {
  person_id: string
  password_hash: string
  expires_at: Date
  used_at: ColumnType<Date | null, Date | null | undefined>
}

export interface SigningKeysTable {
  id: string
  secret: string
  created_at: Date
}

export interface SessionsTable {
  id: string
  person_id: string
  binding_hash: string | null
  site: string
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
  /** The session was opened by a mailed password. */
  by_mailed_password: Generated<boolean>
  /** The browser and the network address of the sign-in, emptied when the session ends. */
  user_agent: Generated<string>
  ip: Generated<string>
  /** Exact to a minute. */
  last_used_at: ColumnType<Date | null, Date | null | undefined>
  /** When it last proved a second factor. */
  factor_at: ColumnType<Date | null, Date | null | undefined>
}

export interface SignInLinksTable {
  token_hash: string
  person_id: string
  brand: string
  expires_at: Date
  used_at: Date | null
  created_at: ColumnType<Date | null, Date | null | undefined>
  /** Where the link leads on its site. */
  path: ColumnType<string | null, string | null | undefined>
  order_id: ColumnType<string | null, string | null | undefined>
  /** Ended without a sign-in: by a newer link, or by a sign-out everywhere. */
  ended_at: ColumnType<Date | null, Date | null | undefined>
  /** The address that the link makes the account's. */
  new_email: ColumnType<string | null, string | null | undefined>
}

export interface IdempotencyKeysTable {
  scope: string
  key: string
  request_hash: string
  status: number | null
  response: NullableJson<object>
  created_at: Date
}

export interface ReportsTable {
  order_item_id: string
  number: Generated<number>
  status: Report['status']
  subject: Json<Report['subject']>
  demo: boolean
  extract: NullableJson<Extract>
  extract_source: string | null
  extract_received_at: Date | null
  independent: NullableJson<IndependentConclusion>
  valuation: NullableJson<Valuation>
  started_at: Date | null
  finished_at: Date | null
  updated_at: Date
}

export interface ReportTasksTable {
  id: string
  order_item_id: string
  /** The further owner that is asked about; null: the subject of the report. */
  owner_id: ColumnType<string | null, string | null | undefined>
  position: number
  task_type: string
  source: string
  status: ReportTask['status']
  asked: Json<ReportTask['asked']>
  answer: Json<Answer>
  answer_hash: string | null
  number_of_starts: Generated<number>
  started_at: Date | null
  answered_at: Date | null
  /** Who looked the answer up; null: a program asked its source. */
  answered_by: ColumnType<'operator' | null, 'operator' | null | undefined>
  /** Until then a question that was not answered waits for its next try. */
  ask_again_at: ColumnType<Date | null, Date | null | undefined>
}

export interface EventsTable {
  id: Generated<number>
  name: string
  params: Json<Record<string, unknown>>
  url: string
  site: string
  at: Date
}

export interface ReadLogChainsTable {
  id: string
  day: string
  writer: string
  length: number
  head: string
}

export interface PersonalDataReadsTable {
  chain_id: string
  position: number
  at: Date
  reader_id: string | null
  subject: string
  fields: string
  reason: string
  hash: string
}

export interface DemoObjectsTable {
  id: number
  number: string | null
  address: string
  area: string
  area_okc: string
  level: string
  object_type: string
  type_okc: string
  status: string
  extract: NullableJson<Extract>
  history: NullableJson<Extract>
}

export interface DemoCompaniesTable {
  inn: string
  name: string
  manager: string
  search_words: string
}

export interface SearchChangesTable {
  id: Generated<number>
  transaction_id: Generated<string>
  from_id: number
  to_id: number
  changed_at: Generated<Date>
}

export interface SearchEnginesTable {
  name: string
  snapshot: string | null
  refreshed_at: Date | null
  lease_holder: string | null
  leased_until: Date | null
  load_snapshot: Generated<string | null>
  load_started_at: Generated<Date | null>
  loaded_to: Generated<number | null>
}

export interface DemoRecordsTable {
  id: number
  task_type: string
  last_name: string
  first_name: string
  middle_name: string
  birth_date: string | null
  region: string | null
  inn: string | null
  finding: Json<Finding>
}

export interface TestProviderPaymentsTable {
  id: string
  token: string
  amount_kopecks: number
  description: string
  status: Exclude<PaymentStatus, 'refunded'>
  idempotence_key: string
  created_at: Date
}

export interface SeedsTable {
  name: string
  seeded_at: Date
}

export interface Schema
  extends
    AdminTables,
    AccountSchema,
    BlogSchema,
    DemoChecksSchema,
    FulfilmentSchema,
    ContractorSchema,
    IntakeSchema,
    DestructionSchema,
    MarketSchema,
    OrderSchema,
    PaymentSchema,
    RiskSchema,
    OutboxSchema,
    ServiceSchema,
    ShareSchema,
    SourcesSchema,
    StaffSchema,
    UploadsSchema,
    WatchSchema {
  persons: UsersTable
  mailed_passwords: MailedPasswordsTable
  signing_keys: SigningKeysTable
  sessions: SessionsTable
  sign_in_links: SignInLinksTable
  idempotency_keys: IdempotencyKeysTable
  reports: ReportsTable
  report_tasks: ReportTasksTable
  events: EventsTable
  read_log_chains: ReadLogChainsTable
  personal_data_reads: PersonalDataReadsTable
  demo_objects: DemoObjectsTable
  demo_companies: DemoCompaniesTable
  search_changes: SearchChangesTable
  search_engines: SearchEnginesTable
  demo_records: DemoRecordsTable
  test_provider_payments: TestProviderPaymentsTable
  seeds: SeedsTable
}
