import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { text } from '../../theme/text.css.ts'
import * as css from './time-ruler.css.ts'

export interface TimeRulerMoment {
  /** «0:03» from the start. */
  time: string
  title: string
  note: ReactNode
}

/** Steps set along a ruler of minutes from the first to the last, with a break of the scale before the last. */
export function TimeRuler({ moments }: { moments: readonly TimeRulerMoment[] }) {
  return (
    <ol className={css.ruler}>
      {moments.map(({ time, title, note }) => (
        <li key={time} className={css.moment}>
          <span className={css.time}>{time}</span>
          <h3 className={clsx(text.h3, css.title)}>{title}</h3>
          <p className={css.note}>{note}</p>
        </li>
      ))}
    </ol>
  )
}
