import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode } from 'react'
import { text } from '../../theme/text.css.ts'
import * as css from './container.css.ts'

/** The column of the page: 1150 px at most (UI-082), 20 px of margin on a phone. */
export function Container({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={clsx(css.container, className)} />
}

export interface SectionProps {
  id?: string
  title?: ReactNode
  /** A sentence to the right of the title. */
  note?: ReactNode
  background?: keyof typeof css.background
  children: ReactNode
}

/** A stretch of the page with its own heading: the thought on the left, the note on the right. */
export function Section({ id, title, note, background = 'paper', children }: SectionProps) {
  return (
    <section id={id} className={clsx(css.section, css.background[background])}>
      <Container>
        {title && (
          <div className={css.head}>
            <h2 className={clsx(text.h2, css.headTitle)}>{title}</h2>
            {note && <p className={clsx(css.headNote, background === 'deep' && css.headNoteDeep)}>{note}</p>}
          </div>
        )}
        {children}
      </Container>
    </section>
  )
}

export interface PanelProps {
  id?: string
  title?: ReactNode
  note?: ReactNode
  /** Adds the inner margin; rows that run from edge to edge go without. */
  padded?: boolean
  children: ReactNode
}

/** A white sheet on the grey background, from edge to edge on a phone. */
export function Panel({ id, title, note, padded, children }: PanelProps) {
  return (
    <section id={id} className={css.panel}>
      {title && (
        <header className={css.panelHead}>
          <h2 className={text.h3}>{title}</h2>
          {note && <div className={css.panelNote}>{note}</div>}
        </header>
      )}
      {padded ? <div className={css.panelPad}>{children}</div> : children}
    </section>
  )
}
