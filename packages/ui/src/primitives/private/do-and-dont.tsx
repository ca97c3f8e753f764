import type { ReactNode } from 'react'
import * as css from './do-and-dont.css.ts'

interface Example {
  /** What is shown. */
  readonly show: ReactNode
  /** Why it is right, or why it is not. */
  readonly why: string
}

/** For stories: a part as it is used and as it is not, side by side. */
export function DoAndDont({ right, wrong }: { right: Example; wrong: Example }) {
  return (
    <div className={css.pair}>
      <figure className={css.right}>
        <div className={css.shown}>{right.show}</div>
        <figcaption>
          <b>Так.</b> {right.why}
        </figcaption>
      </figure>
      <figure className={css.wrong}>
        <div className={css.shown}>{wrong.show}</div>
        <figcaption>
          <b>Не так.</b> {wrong.why}
        </figcaption>
      </figure>
    </div>
  )
}
