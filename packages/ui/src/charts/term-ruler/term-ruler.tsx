import type { TermCell } from '@proverka/domain/views'
import { clsx } from 'clsx'
import * as css from './term-ruler.css.ts'

export interface TermRulerProps {
  /** The ruler in words: all that the cells and bars say. */
  label: string
  cells: readonly TermCell[]
  /** Sizes are styles, which markup from the server may not carry: false until the page is hydrated. */
  isSized: boolean
}

/** The longest bar, percent of its room; the rest is for its count. */
const LONGEST = 70

/** The days of a term, days off narrow and hatched, with a bar of earlier answers on each; vertical on a phone. */
export function TermRuler({ label, cells, isSized }: TermRulerProps) {
  const hasBars = cells.some(({ count }) => count !== undefined)
  const sized = (percent: number) => isSized && { style: { flexBasis: `${percent}%` } }
  return (
    <div role="img" aria-label={label} className={clsx(css.ruler, !hasBars && css.barless)}>
      {cells.map(({ key, kind, label: words, weekday, date, over, isNow, count = 0, share = 0 }) => (
        <div
          key={key}
          className={clsx(css.cell, css.kind[kind], over === 1 && !isNow && css.past, isNow && css.now)}
        >
          <span className={css.bar}>
            {count > 0 && (
              <>
                <span className={css.fill} {...sized(share * LONGEST)} />
                <span className={css.count}>{count}</span>
              </>
            )}
          </span>
          <span className={css.box}>{words}</span>
          <span className={css.day}>
            {weekday}
            {date && <span className={css.date}>{date}</span>}
          </span>
          {isNow && (
            <span className={css.present}>
              <span className={css.over} {...sized(over * 100)} />
              <span className={css.line}>
                <span className={css.today}>сегодня</span>
              </span>
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
