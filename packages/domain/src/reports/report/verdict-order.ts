import { inOneLine } from './in-one-line.ts'
import { SUMMARY_RULES } from './summary-rules.ts'

/** A rule of the verdict as a reader sees it. */
export interface VerdictStep {
  /** What it rests on, in a word or two: «банкротство». */
  readonly ground: string
  readonly headline: string
  /** What would change the verdict; absent where nothing would. */
  readonly condition?: string
}

/** The rules of the verdict in their order: the first that holds gives its headline. Without the sums of a report. */
export function verdictOrder(): readonly VerdictStep[] {
  return SUMMARY_RULES.flatMap(({ headline, short, conditions }): VerdictStep[] => {
    const ground = inOneLine(short([]))
    if (ground === '') return []
    return [
      {
        ground,
        headline: typeof headline === 'function' ? headline([]) : headline,
        ...(conditions && { condition: inOneLine(conditions([])) }),
      },
    ]
  })
}
