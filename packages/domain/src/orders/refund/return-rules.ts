import { refundOf, type ReturnableItem } from './refund.ts'
import type { WorkCalendar } from '../working-days/working-days.ts'

/** Rules by which money of a part goes back, in the order in which they are tried. */
const RULES = {
  'not-begun': 'Работа не начата',
  'data-not-given': 'Покупатель не дал недостающих сведений за 3 рабочих дня',
  'source-silent': 'Источник не ответил в обещанный срок',
  'report-fault': 'Покупатель сообщил об ошибке в отчете',
  goodwill: 'По решению сотрудника',
} as const

/** Why money of a part goes back. */
export type ReturnRule = keyof typeof RULES

/** All rules in the order in which they are tried. */
export const RETURN_RULES = Object.keys(RULES) as readonly ReturnRule[]

/** What is said of a rule, in Russian. */
export function returnRuleLabel(rule: ReturnRule): string {
  return RULES[rule]
}

/** A part as far as the rules look. */
export interface ReturnFacts {
  readonly item: ReturnableItem
  /** What was promised of it is overdue. */
  readonly isOverdue: boolean
  /** A reader has reported a fault in its report. */
  readonly hasFault: boolean
}

/**
 * The rule that applies, the first that does, and those that do not. The word of the staff applies where no other rule
 * does. `now` in milliseconds.
 */
export function explainReturn(
  { item, isOverdue, hasFault }: ReturnFacts,
  { now, calendar }: { readonly now: number; readonly calendar: WorkCalendar },
): { readonly applies: ReturnRule; readonly others: readonly ReturnRule[] } {
  const isTaken = refundOf(item, { actor: { id: item.userId, role: 1 }, now, calendar }).kind === 'refund'
  const fits: { readonly [rule in ReturnRule]: boolean } = {
    'not-begun': isTaken && item.status !== 'actionrequired',
    'data-not-given': isTaken && item.status === 'actionrequired',
    'source-silent': isOverdue,
    'report-fault': hasFault,
    goodwill: true,
  }
  const applies = RETURN_RULES.find((rule) => fits[rule]) ?? 'goodwill'
  return { applies, others: RETURN_RULES.filter((rule) => rule !== applies && !fits[rule]) }
}
