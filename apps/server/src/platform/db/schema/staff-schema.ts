import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Rows of the tables of the staff. */

/** A role beside that of the account; the chief is role 0 of `persons` and has no row. */
export interface StaffRolesTable {
  person_id: string
  role: string
  given_by: string
  given_at: Date
  /** Null: until it is taken. */
  ends_at: Date | null
}

/** A permission beyond the roles of its person. */
export interface StaffPermissionsTable {
  person_id: string
  permission: string
  given_by: string
  given_at: Date
  ends_at: Date
}

export interface AuthenticatorAppsTable {
  person_id: string
  /** Sealed. */
  secret: string
  created_at: Date
  /** Null until its first code was right. */
  confirmed_at: Date | null
  /** Time step of the last accepted code. */
  last_step: Generated<number>
}

export interface RecoveryCodesTable {
  person_id: string
  code_hash: string
  used_at: Date | null
}

export interface PasskeysTable {
  id: string
  person_id: string
  /** Host that it is bound to. */
  rp_id: string
  public_key: Uint8Array
  counter: number
  transports: JSONColumnType<string[]>
  name: string
  created_at: Date
  last_used_at: Date | null
}

export interface PasskeyChallengesTable {
  session_id: string
  purpose: 'register' | 'prove'
  challenge: string
  expires_at: Date
}

/** A note of the staff about an order. */
export interface OrderNotesTable {
  id: string
  order_id: string
  person_id: string
  text: string
  created_at: Date
}

/** A return, a payout or a merge of accounts that waits to be carried out. */
export interface PendingActsTable {
  id: string
  kind: 'return' | 'withdrawal' | 'payout' | 'merge'
  order_item_id: string | null
  withdrawal_id: string | null
  person_id: string | null
  /** The account that the person's becomes part of. */
  into_id: ColumnType<string | null, string | null | undefined>
  amount_kopecks: number
  left_kopecks: number | null
  item_status: string | null
  reason: string
  made_by: string
  made_at: Date
  due_at: Date
  needs_second: boolean
  confirmed_by: string | null
  confirmed_at: Date | null
  outcome: 'done' | 'cancelled' | 'refused' | null
  refusal: string | null
  ended_by: string | null
  ended_at: Date | null
  /** The bank's payment order of a withdrawal that was paid by a registry; its day YYYY-MM-DD. */
  document_number: ColumnType<string | null, string | null | undefined>
  document_day: ColumnType<string | null, string | null | undefined>
}

/** Payouts that go to the bank in one file. */
export interface PayoutRegistriesTable {
  id: string
  number: Generated<number>
  made_by: string
  made_at: Date
  /** False: nobody else could sign it. */
  needs_second: boolean
  signed_by: ColumnType<string | null, string | null | undefined>
  signed_at: ColumnType<Date | null, Date | null | undefined>
  taken_at: ColumnType<Date | null, Date | null | undefined>
}

export interface PayoutRegistryRowsTable {
  registry_id: string
  withdrawal_id: string
  removed_at: ColumnType<Date | null, Date | null | undefined>
}

/** How a member of the staff is written to about what came in. */
export interface StaffMailTable {
  person_id: string
  is_off: Generated<boolean>
  /** Of the last email. */
  written_at: ColumnType<Date | null, Date | null | undefined>
}

/** What a member is still to be written about. */
export interface StaffNewsTable {
  id: Generated<number>
  person_id: string
  kind: 'fault' | 'subject-request'
  /** Of the complaint or the request. */
  subject_id: string
  /** Of the order or the request. */
  number: number
  site: string
}

/** Who works on a case. */
export interface StaffClaimsTable {
  kind: 'fault' | 'subject-request' | 'fulfilment'
  subject_id: string
  person_id: string
  at: Date
}

/** One row: what open screens of the console follow. */
export interface StaffLiveTable {
  only_one: Generated<boolean>
  version: string
  watched_until: Date
}

/** A member of the staff who has the page of an order open. */
export interface StaffViewersTable {
  person_id: string
  order_id: string
  seen_at: Date
}

/** How a member of the staff looks at a table of the console. */
export interface TableViewsTable {
  person_id: string
  table_name: string
  /** Empty: the layout in use. */
  name: string
  query: string
  /** Keys of columns, with spaces between them. */
  hidden: string
  density: 'normal' | 'dense' | 'wide'
  saved_at: Date
}

export interface StaffSchema {
  table_views: TableViewsTable
  staff_live: StaffLiveTable
  staff_claims: StaffClaimsTable
  staff_mail: StaffMailTable
  staff_news: StaffNewsTable
  staff_viewers: StaffViewersTable
  order_notes: OrderNotesTable
  payout_registries: PayoutRegistriesTable
  payout_registry_rows: PayoutRegistryRowsTable
  pending_acts: PendingActsTable
  staff_roles: StaffRolesTable
  staff_permissions: StaffPermissionsTable
  authenticator_apps: AuthenticatorAppsTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
}
