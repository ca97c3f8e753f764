import { MATCH_STATES } from '@proverka/domain/views'
import { clsx } from 'clsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './match-cells.css.ts'

export type MatchFeatureState = 'same' | 'differs' | 'unknown'

/** One feature that was compared, with its name for people. */
export interface MatchCell {
  readonly label: string
  readonly state: MatchFeatureState
  /** What the comparison has come to; the usual words when absent. */
  readonly words?: string
}

/** How surely a record belongs to the person, by the given features only: one that was not entered has no cell. */
export function MatchCells({ cells, words }: { cells: readonly MatchCell[]; words?: string }) {
  return (
    <div className={css.block}>
      {words && <span>{words}</span>}
      <ul className={css.cells}>
        {cells.map(({ label, state, words: spoken }) => (
          <li key={label} className={clsx(css.cell, css.state[state])}>
            {label}
            <span className={visuallyHidden}>: {spoken ?? MATCH_STATES[state]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
