import type { ReactNode } from 'react'
import * as css from './specimen.css.ts'

/** A wide table needs its own scroll container, reachable by keyboard. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A named region with a tab stop is what scrolls by the arrow keys; there is nothing else in it to focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  )
}
