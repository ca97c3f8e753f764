import type { ReactNode } from 'react'
import * as css from './series-key.css.ts'

export interface SeriesKeyProps {
  names: readonly string[]
  /** Draws a sample of the series into a box of 24 × 12 px. */
  sample: (index: number) => ReactNode
}

/** Which mark belongs to which row of figures, where there is no room for the names beside the marks. */
export function SeriesKey({ names, sample }: SeriesKeyProps) {
  return (
    <div className={css.key}>
      {names.map((name, i) => (
        <span key={name} className={css.entry}>
          <svg width="24" height="12" className={css.sample}>
            {sample(i)}
          </svg>
          {name}
        </span>
      ))}
    </div>
  )
}
