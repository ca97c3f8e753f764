import type { PersonInput } from '@proverka/domain/checks'
import type { FaultSchema } from './fault-schema.ts'
import type { MisreadSchema } from './misread-schema.ts'
import type { ColumnType, JSONColumnType } from 'kysely'

/** Rows of 008-risk.sql, and what readers report of a report. */
export interface RiskSchema extends FaultSchema, MisreadSchema {
  risk_owners: RiskOwnersTable
  risk_conclusions: RiskConclusionsTable
  risk_notes: RiskNotesTable
  poll_answers: PollAnswersTable
}

export interface RiskOwnersTable {
  id: string
  order_item_id: string
  position: number
  person: JSONColumnType<PersonInput>
  created_at: Date
  updated_at: Date
  removed_at: Date | null
}

export interface RiskConclusionsTable {
  id: string
  order_item_id: string
  author_id: string
  text: string
  created_at: Date
}

/** What a user states in a report, found again by its key. */
export interface Statement {
  readonly key: string
  readonly text: string
}

export interface RiskNotesTable {
  order_item_id: string
  statements: JSONColumnType<Statement[]>
  survey: JSONColumnType<Record<string, unknown>>
  global_data: JSONColumnType<Record<string, unknown>>
  closed_at: Date | null
}

export interface PollAnswersTable {
  poll: string
  order_item_id: string
  visitor: string
  answer: string
  comment: ColumnType<string, string | undefined>
  at: Date
}
