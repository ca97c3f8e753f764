import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import * as css from './due-ruler.css.ts'

export interface DueThing {
  readonly key: string
  /** «сейчас», «19:20», «25.11». */
  readonly time: string
  /** «сегодня, через 5 часов». */
  readonly timeNote: string
  /** State of the thing, as a badge; absent where nothing waits yet. */
  readonly mark?: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
  /** The one thing to do about it. */
  readonly action?: ReactNode
  /** Another day than the one before: the scale breaks here. */
  readonly isLater?: boolean
}

export interface DueRulerProps {
  readonly label: string
  readonly things: readonly DueThing[]
  /** Key of the nearest term: filled as a whole, the one fill of its page. */
  readonly nearest?: string | undefined
}

/** What waits for a person, on a ruler of terms; vertical on a narrow screen. */
export function DueRuler({ label, things, nearest }: DueRulerProps) {
  return (
    <ol className={css.ruler} aria-label={label}>
      {things.map(({ key, time, timeNote, mark, title, text, action, isLater }) => (
        <li key={key} className={clsx(css.thing, isLater && css.later, key === nearest && css.hot)}>
          <p className={css.note}>
            <b className={css.time}>{time}</b>
            {timeNote}
          </p>
          <div className={css.line} aria-hidden="true" />
          <div className={css.body}>
            {mark && <p className={css.mark}>{mark}</p>}
            <h2 className={css.title}>{title}</h2>
            <p className={css.text}>{text}</p>
            {action && <div className={css.action}>{action}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
