import { COUNTED_WORDS } from '@proverka/domain/reports'
import { clsx } from 'clsx'
import { cuts } from '../../primitives/result/result.css.ts'
import { ResultMark } from '../../primitives/result/result-mark.tsx'
import type { ResultTone } from '../../primitives/result/result-mark.tsx'
import * as css from './result-bar.css.ts'

const order: readonly ResultTone[] = ['red', 'orange', 'yellow', 'green', 'grey', 'wait']

export interface ResultBarProps {
  counts: Partial<Record<ResultTone, number>>
  /** Words beside the numbers. */
  labels?: Readonly<Record<ResultTone, string>>
  /** The tone shown alone; none means all of them. */
  selected?: ResultTone | undefined
  /** Called with the tone to show alone, or with undefined to show all again (UI-062). */
  onSelect?: (tone: ResultTone | undefined) => void
}

/** Counters and filter of a report in one instrument. Empty tones are left out. */
export function ResultBar({ counts, labels = COUNTED_WORDS, selected, onSelect }: ResultBarProps) {
  return (
    <div className={css.bar} role="group" aria-label="Показать только" data-filtered={selected !== undefined}>
      {order
        .filter((tone) => (counts[tone] ?? 0) > 0)
        .map((tone) => (
          <button
            key={tone}
            type="button"
            className={clsx(css.cell, css.tone[tone])}
            aria-pressed={selected === tone}
            disabled={!onSelect}
            onClick={() => onSelect?.(selected === tone ? undefined : tone)}
          >
            <span className={css.count}>{counts[tone]}</span>
            <span className={css.word}>
              <ResultMark tone={tone} size={15} inherit cut={cuts[tone]} />
              {labels[tone]}
            </span>
          </button>
        ))}
    </div>
  )
}
