import type { ReactNode } from 'react'
import { text } from '../../theme/text.css.ts'
import * as css from './steps.css.ts'

export interface Step {
  title: string
  note: ReactNode
}

/** What happens one after another (UI-072). */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={css.list}>
      {steps.map(({ title, note }) => (
        <li key={title} className={css.step}>
          <h3 className={text.h3}>{title}</h3>
          <p className={css.note}>{note}</p>
        </li>
      ))}
    </ol>
  )
}
