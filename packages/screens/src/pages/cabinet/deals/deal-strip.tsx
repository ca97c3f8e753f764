import { SHEET_STATES } from '@proverka/domain/orders'
import type { SheetState } from '@proverka/domain/orders'
import type { Deal } from './data.ts'
import * as css from './deals.css.ts'

const WORDS: Readonly<Record<SheetState, string>> = { here: 'есть', way: 'в пути', missing: 'нет' }

/** The sheets of a folder as numbered cells, with what each kind of cell means and how many there are. */
export function DealStrip({ sheets }: Pick<Deal, 'sheets'>) {
  return (
    <div className={css.strip}>
      <ol className={css.cells} aria-hidden="true">
        {sheets.map(({ number, state }) => (
          <li key={number} className={css.cellOf[state]}>
            {number}
          </li>
        ))}
      </ol>
      <p className={css.legend}>
        {SHEET_STATES.map((state) => ({
          state,
          count: sheets.filter((sheet) => sheet.state === state).length,
        }))
          .filter(({ count }) => count > 0)
          .map(({ state, count }) => (
            <span key={state} className={css.legendItem}>
              <span className={css.signOf[state]} aria-hidden="true" />
              {WORDS[state]} {count}
            </span>
          ))}
      </p>
    </div>
  )
}
