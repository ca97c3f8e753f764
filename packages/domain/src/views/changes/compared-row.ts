import type { ReportChange } from '../../reports/report/previous-report.ts'

/**
 * How one question compares in two reports: `changed` and `same` only where one source answered one and the same question
 * in both; `incomparable` where one of them did not ask it, got no answer or had it hidden.
 */
export type ComparedState = 'changed' | 'same' | 'incomparable'

/** Part of a comparison that a question belongs to. */
export type ComparedPart = 'ownership' | 'encumbrances' | 'checks' | 'statements' | 'object'

/** What one of two reports says to a question. */
export interface ComparedSide {
  readonly words: string
  /** True where the report has no answer: `words` then say why. */
  readonly isUnknown?: true
}

/** One question in two reports. */
export interface ComparedRow {
  readonly part: ComparedPart
  readonly what: string
  readonly before: ComparedSide
  readonly now: ComparedSide
  readonly state: ComparedState
  /** What follows for the reader; empty where nothing does. */
  readonly meaning: string
  /** Colour of what is there now; absent where the change is neither good nor bad. */
  readonly tone?: ReportChange['tone']
}

export const NOT_ASKED: ComparedSide = { words: 'не спрашивали', isUnknown: true }

export const said = (words: string): ComparedSide => ({ words })

export const unknown = (words: string): ComparedSide => ({ words, isUnknown: true })

/** The changed rows as a report lists them. */
export function changesIn(rows: readonly ComparedRow[]): readonly ReportChange[] {
  return rows
    .filter(({ state }) => state === 'changed')
    .map(({ what, before, now, tone }) => ({
      what,
      before: before.words,
      now: now.words,
      ...(tone && { tone }),
    }))
}
