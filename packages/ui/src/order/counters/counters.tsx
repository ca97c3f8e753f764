import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import * as css from './counters.css.ts'

export interface Counter {
  count: ReactNode
  label: string
  /** Waits for the reader; on yellow. */
  urgent?: boolean
}

/** What waits for you, in figures. */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <ul className={css.counters}>
      {counters.map(({ count, label, urgent }) => (
        <li key={label} className={clsx(css.cell, urgent && css.urgent)}>
          <span className={css.count}>{count}</span>
          <span className={css.label}>{label}</span>
        </li>
      ))}
    </ul>
  )
}
