import type { Term as TermValue } from '@proverka/domain/timing'
import { clsx } from 'clsx'
import * as css from './term.css.ts'

export interface TermProps {
  /** As `readTerm` of domain reads it. */
  term: TermValue
}

/** A term as a ruler of five divisions and in words. */
export function Term({ term: { tone, share, words } }: TermProps) {
  return (
    <span className={css.term}>
      <span className={clsx(css.ruler, tone === 'late' && css.overdue)} aria-hidden="true">
        <span className={css.passed[tone]} style={{ display: 'block', width: `${share * 100}%` }} />
      </span>
      <span className={css.words[tone]}>{words}</span>
    </span>
  )
}
