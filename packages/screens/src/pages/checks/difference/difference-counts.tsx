import type { ComparedState, DifferenceView } from '@proverka/domain/views'
import * as css from './difference.css.ts'
import type { StateFilter } from './use-state-filter.ts'

const WORDS: readonly (readonly [ComparedState, string])[] = [
  ['changed', 'изменилось'],
  ['same', 'как было'],
  ['incomparable', 'не с чем сравнить'],
]

interface DifferenceCountsProps {
  readonly counts: DifferenceView['counts']
  readonly filter: StateFilter
}

/** Counters of a difference; each shows its rows alone. */
export function DifferenceCounts({ counts, filter }: DifferenceCountsProps) {
  return (
    <div className={css.counts} role="group" aria-label="Показать только">
      {WORDS.map(([state, words]) => (
        <button
          key={state}
          type="button"
          className={css.count[state]}
          data-empty={counts[state] === 0}
          aria-pressed={filter.state === state}
          disabled={counts[state] === 0}
          onClick={() => filter.toggle(state)}
        >
          <b className={css.countNumber}>{counts[state]}</b>
          <span className={css.countWord}>{words}</span>
        </button>
      ))}
    </div>
  )
}
