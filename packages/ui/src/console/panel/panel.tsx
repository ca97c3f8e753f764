import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { text } from '../../theme/text.css.ts'
import * as css from './panel.css.ts'

export interface PanelProps {
  title: ReactNode
  /** At the right end of the title: a link, a count, how the rows are sorted. */
  aside?: ReactNode
  /** The content reaches the edges: a table. */
  flush?: boolean
  /** Something is being done in it with what is chosen beside it. */
  isAct?: boolean
  children: ReactNode
}

/** A named part of a screen of the console. */
export function Panel({ title, aside, flush = false, isAct = false, children }: PanelProps) {
  const id = useId()
  return (
    <section className={clsx(css.panel, isAct && css.act)} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={text.h2}>
          {title}
        </h2>
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
      </div>
      {flush ? children : <div className={css.body}>{children}</div>}
    </section>
  )
}
