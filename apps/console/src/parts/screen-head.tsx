import { text } from '@proverka/ui/theme'
import type { ReactNode } from 'react'
import * as css from './screen-head.css.ts'

interface ScreenHeadProps {
  title: ReactNode
  /** Above the title: where the screen belongs. */
  trail?: ReactNode
  note?: ReactNode
  /** Buttons at the right. */
  children?: ReactNode
}

/** The title of a screen with what can be done on it. */
export function ScreenHead({ title, trail, note, children }: ScreenHeadProps) {
  return (
    <div className={css.head}>
      <div>
        {trail && <p className={css.trail}>{trail}</p>}
        <h1 className={text.h1}>{title}</h1>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}
