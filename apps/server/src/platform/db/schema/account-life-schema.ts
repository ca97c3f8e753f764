import type { LegalSection } from '@proverka/domain/legal'
import type { ColumnType, JSONColumnType } from 'kysely'

/** Rows of the tables about the life of an account: its address, consents and exports. */
export interface AccountLifeSchema {
  email_changes: EmailChangesTable
  consents: ConsentsTable
  consent_texts: ConsentTextsTable
  data_exports: DataExportsTable
  person_logos: UserLogosTable
  unsubscribe_links: UnsubscribeLinksTable
}

export interface EmailChangesTable {
  id: string
  person_id: string
  site: string
  new_email: string
  old_token_hash: string
  new_token_hash: string
  old_confirmed_at: ColumnType<Date | null, Date | null | undefined>
  new_confirmed_at: ColumnType<Date | null, Date | null | undefined>
  confirmed_in: ColumnType<string | null, string | null | undefined>
  created_at: Date
  expires_at: Date
  ended_at: ColumnType<Date | null, Date | null | undefined>
  outcome: ColumnType<EmailChangeOutcome | null, EmailChangeOutcome | null | undefined>
}

export type EmailChangeOutcome = 'done' | 'replaced' | 'canceled' | 'taken'

export interface ConsentsTable {
  id: string
  batch_id: string
  email: string
  kind: 'offer' | 'personal-data' | 'marketing'
  version: string
  text_hash: string
  page: string
  site: string
  ip: string
  user_agent: string
  given_at: Date
  withdrawn_at: Date | null
  /** When its withdrawal came into the list outside of the database. */
  listed_at: ColumnType<Date | null, Date | null | undefined>
  /** The account that it was given with. */
  person_id: ColumnType<string | null, string | null | undefined>
}

export interface ConsentTextsTable {
  text_hash: string
  title: string
  sections: JSONColumnType<LegalSection[]>
}

/** What is in an export, for the words about it. */
export interface ExportCounts {
  readonly orders: number
  readonly reports: number
  readonly operations: number
  readonly files: number
}

export interface DataExportsTable {
  id: string
  person_id: string
  status: 'making' | 'ready' | 'failed'
  created_at: Date
  made_at: ColumnType<Date | null, Date | null | undefined>
  expires_at: Date
  /** Bytes of each archive. */
  parts: ColumnType<number[], string, string>
  counts: ColumnType<ExportCounts, string, string>
}

export interface UserLogosTable {
  person_id: string
  /** SHA-256 of the picture. */
  hash: string
  size: number
  width: number
  height: number
  created_at: Date
}

export interface UnsubscribeLinksTable {
  token_hash: string
  person_id: string
  created_at: Date
}
