import type { Generated } from 'kysely'

/** Rows of 223-misread-questions.sql. */
export interface MisreadSchema {
  misread_questions: MisreadQuestionsTable
}

interface MisreadQuestionsTable {
  order_item_id: string
  found_at: Generated<Date>
  put_again_at: Date | null
  read_at: Date | null
}
