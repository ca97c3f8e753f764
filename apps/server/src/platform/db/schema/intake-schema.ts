import type { MatchedBy, ReadAnswer } from '@proverka/domain/reports'
import type { SignatureState } from '@proverka/domain/views'
import type { ColumnType, JSONColumnType } from 'kysely'

/** Rows of 287-intake-files.sql. */
export interface IntakeSchema {
  intake_files: IntakeFilesTable
  intake_matches: IntakeMatchesTable
}

/** What a file says of the request that it answers. */
export type IntakeFacts = ReadAnswer

/** A file that came with another one, unchanged. */
export interface IntakeCompanion {
  readonly kind: 'signature' | 'archive' | 'pdf'
  readonly name: string
  /** SHA-256, hex. */
  readonly hash: string
  /** Bytes. */
  readonly size: number
}

export interface IntakeFilesTable {
  id: string
  hash: string
  name: string
  archives: JSONColumnType<readonly string[]>
  /** `picture`: of a page that the operator looked at. */
  kind: 'xml' | 'pdf' | 'picture'
  size_bytes: number
  facts: JSONColumnType<IntakeFacts | null>
  signature: JSONColumnType<SignatureState>
  companions: JSONColumnType<readonly IntakeCompanion[]>
  person_id: string | null
  brought_at: Date
}

type Later<Value> = ColumnType<Value | null, Value | null | undefined>

export interface IntakeMatchesTable {
  id: string
  intake_file_id: string
  fulfilment_id: string
  order_item_id: string
  matched_by: MatchedBy | 'operator'
  person_id: string | null
  matched_at: Date
  undone_at: Later<Date>
  undone_by: Later<string>
}
