import type { ReactNode } from 'react'
import { text } from '../../theme/text.css.ts'
import * as css from './callout.css.ts'

export interface CalloutProps {
  title: ReactNode
  children: ReactNode
  /** Buttons. */
  actions?: ReactNode
}

/** A choice that is offered beside the matter of the page, with what happens without it. */
export function Callout({ title, children, actions }: CalloutProps) {
  return (
    <section className={css.callout}>
      <h2 className={text.h3}>{title}</h2>
      <div className={css.words}>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  )
}
