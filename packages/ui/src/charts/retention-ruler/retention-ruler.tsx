import type { ReactNode } from 'react'
import * as css from './retention-ruler.css.ts'

export interface RetentionStop {
  /** «сегодня», «21.12.2026» */
  when: string
  what: ReactNode
  /** The law that wants it so, or what becomes of money. */
  why?: ReactNode
}

/** What of a person's data is destroyed when: today, in a month, in the year in which the law lets the rest go. */
export function RetentionRuler({
  label,
  stops,
}: {
  label: string
  stops: readonly [RetentionStop, RetentionStop, RetentionStop]
}) {
  return (
    <ol className={css.ruler} aria-label={label}>
      {stops.map(({ when, what, why }, index) => (
        <li key={when} className={css.stop}>
          {index > 0 && <span className={css.fault} aria-hidden="true" />}
          <b className={css.when}>{when}</b>
          <p className={css.what}>{what}</p>
          {why && <p className={css.why}>{why}</p>}
        </li>
      ))}
    </ol>
  )
}
