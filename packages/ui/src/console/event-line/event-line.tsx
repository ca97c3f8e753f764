import { formatDate } from '@proverka/domain'
import { moscowDate, moscowTime } from '@proverka/domain/timing'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import * as css from './event-line.css.ts'

/** Something that happened, or is expected to. */
export interface LineEvent {
  readonly key: string
  /** Instant, ISO 8601. */
  readonly at: string
  readonly title: ReactNode
  readonly note?: ReactNode
  /** Money that moved, beside the event. */
  readonly sum?: ReactNode
  /** What the money became. */
  readonly sumNote?: ReactNode
  readonly tone?: 'failed' | 'expected'
}

export interface EventLineProps {
  /** In the order of time. */
  events: readonly LineEvent[]
}

/** What happened to one thing, day by day in Moscow, with its money beside it. */
export function EventLine({ events }: EventLineProps) {
  const days = Map.groupBy(events, ({ at }) => moscowDate(Date.parse(at)))
  return (
    <div className={css.line}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={formatDate(day)}>
          <p className={css.day}>{formatDate(day)}</p>
          <ol>
            {ofDay.map(({ key, at, title, note, sum, sumNote, tone }) => (
              <li key={key} className={css.event}>
                <time className={css.time} dateTime={at}>
                  {moscowTime(Date.parse(at))}
                </time>
                <span
                  className={clsx(
                    css.mark,
                    tone === 'failed' && css.failed,
                    tone === 'expected' && css.expected,
                  )}
                  aria-hidden="true"
                />
                <div>
                  <p className={css.title}>{title}</p>
                  {note !== undefined && <p className={css.note}>{note}</p>}
                </div>
                {sum !== undefined && (
                  <div className={css.money}>
                    <p className={css.sum}>{sum}</p>
                    {sumNote !== undefined && <p className={css.note}>{sumNote}</p>}
                  </div>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
