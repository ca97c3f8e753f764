import type { FulfilmentStatus } from '../../orders/fulfilment/fulfilment.ts'
import type { TermDay } from '../../orders/working-days/term-days.ts'

/** One question of an item that people obtain an answer to, as its buyer may know it. Instants are ISO 8601. */
export interface ObtainedQuestion {
  readonly task_id: string
  /** Type of the question: «extract», «courts». */
  readonly kind: string
  readonly status: FulfilmentStatus
  /** When the request was accepted by who answers it. */
  readonly ordered_at: string | null
  /** Of the request at the register, as it was written down. */
  readonly request_number: string | null
  /** End of the term that the buyer was promised. */
  readonly latest_at: string
  /** When it was answered or refused. */
  readonly ended_at: string | null
  /** The words of a refusal. */
  readonly refusal: string | null
}

/** On which working day of their terms earlier questions of the same kind were answered, measured. */
export interface UsualDays {
  /** How many were answered on the day of the order, on the first working day after it, and so on. */
  readonly by_day: readonly number[]
  /** Days of the first and of the last one, YYYY-MM-DD. */
  readonly from: string
  readonly until: string
}

/** What people obtain for an item: its questions, and the term that they have. */
export interface FulfilmentState {
  readonly questions: readonly ObtainedQuestion[]
  /** When the term began. */
  readonly accepted_at: string
  /** The days of the term, and when an answer is overdue those after it up to today. */
  readonly days: readonly TermDay[]
  /** Null while too few answers say anything. */
  readonly usual: UsualDays | null
  /** What went back for the item; null while nothing did. */
  readonly returned: { readonly amount: number; readonly at: string } | null
}

const ATTENTION: readonly (readonly FulfilmentStatus[])[] = [
  ['overdue'],
  ['ordered', 'ordering', 'to-order'],
  ['refused'],
]

/** The question whose state a page leads with: one that is overdue, that is awaited, that was refused; else undefined. */
export function leadingQuestion({
  questions,
}: Pick<FulfilmentState, 'questions'>): ObtainedQuestion | undefined {
  for (const statuses of ATTENTION) {
    const found = questions.find(({ status }) => statuses.includes(status))
    if (found) return found
  }
  return undefined
}
