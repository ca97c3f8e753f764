import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Anchor } from '../../primitives/link/link-context.tsx'
import * as css from './counters.css.ts'

export interface Counter {
  count: ReactNode
  label: string
  /** Waits for the reader; on yellow. */
  urgent?: boolean
  /** Leads to the things that were counted. */
  href?: string
  /** These things show now. */
  current?: boolean
}

/** What waits for you, in figures. With addresses they choose what shows below. */
export function Counters({ counters, label }: { counters: readonly Counter[]; label?: string }) {
  return (
    <ul className={css.counters} aria-label={label}>
      {counters.map(({ count, label: words, urgent, href, current = false }) => {
        const inner = (
          <>
            <span className={css.count}>{count}</span>
            <span className={css.label}>{words}</span>
          </>
        )
        return (
          <li key={words} className={clsx(css.cell, urgent && css.urgent, current && css.current)}>
            {href === undefined ? (
              <div className={css.pad}>{inner}</div>
            ) : (
              <Anchor className={clsx(css.pad, css.link)} href={href} aria-current={current || undefined}>
                {inner}
              </Anchor>
            )}
          </li>
        )
      })}
    </ul>
  )
}
