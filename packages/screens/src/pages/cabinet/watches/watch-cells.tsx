import { visuallyHidden } from '@proverka/ui/theme'
import type { Watch, WatchRow } from './data.ts'
import * as css from './watches.css.ts'
import { dayText, shortDay } from './watch-words.ts'

type Outcome = WatchRow['checks'][number]['outcome']

const OUTCOME_WORDS: { readonly [Kind in Outcome | 'none']: string } = {
  unchanged: 'все как было',
  changed: 'изменилось',
  silent: 'источник не ответил',
  first: 'первый ответ, сравнивать не с чем',
  none: 'еще не спрашивали',
}

/** Cells of a row of the list: the page of the watch says each of them in words. */
export function CellStrip({ checks, most }: { checks: WatchRow['checks']; most: number }) {
  const empty = Math.max(0, most - checks.length)
  return (
    <span className={css.strip} aria-hidden="true">
      {Array.from({ length: empty }, (_, at) => (
        <i key={at} className={css.cellOf.none} />
      ))}
      {checks.slice(-most).map(({ due_at, outcome }) => (
        <i key={due_at} className={css.cellOf[outcome]} />
      ))}
    </span>
  )
}

/** One cell for each check, and a dashed one for the next. */
export function CheckCells({ watch }: { watch: Watch }) {
  return (
    <>
      <ol className={css.cells} aria-label="Проверки по порядку">
        {watch.checks.map(({ due_at, asked_at, outcome }) => (
          <li key={due_at} className={css.cellItem}>
            <i className={css.bigCellOf[outcome]} aria-hidden="true" />
            <span className={css.cellDay}>{shortDay(asked_at)}</span>
            <span className={visuallyHidden}>{OUTCOME_WORDS[outcome]}</span>
          </li>
        ))}
        {watch.next_check_at && (
          <li className={css.cellItem}>
            <i className={css.bigCellOf.none} aria-hidden="true" />
            <span className={css.cellDay}>{shortDay(watch.next_check_at)}</span>
            <span className={visuallyHidden}>{OUTCOME_WORDS.none}</span>
          </li>
        )}
      </ol>
      <p className={css.quiet}>
        Клетка — одна проверка.
        {watch.next_check_at && ` Следующая ${dayText(watch.next_check_at)}.`}
      </p>
      <Legend />
    </>
  )
}

/** What the cells mean. */
export function Legend() {
  return (
    <p className={css.legend}>
      {(['unchanged', 'changed', 'silent', 'first', 'none'] as const).map((outcome) => (
        <span key={outcome} className={css.legendItem}>
          <i className={css.cellOf[outcome]} aria-hidden="true" />
          {OUTCOME_WORDS[outcome]}
        </span>
      ))}
    </p>
  )
}
