import type { ReactNode } from 'react'
import * as css from './source-stamp.css.ts'

export interface SourceStampProps {
  /** Short name of the source: «ФССП». */
  source: ReactNode
  /** When it answered, ready for reading: «21.11.2026, 14:05 МСК». */
  children: ReactNode
}

/** Who says so and when. A fact without it is not shown. */
export function SourceStamp({ source, children }: SourceStampProps) {
  return (
    <span className={css.stamp}>
      <span className={css.source}>{source}</span>
      <span className={css.time}>{children}</span>
    </span>
  )
}
