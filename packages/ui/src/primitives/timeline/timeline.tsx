import { TONE_WORDS } from '@proverka/domain/reports'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { ResultMark } from '../../report/result/result-mark.tsx'
import type { ResultTone } from '../../report/result/result-mark.tsx'
import { SourceStamp } from '../../report/source-stamp/source-stamp.tsx'
import { DateText } from '../date-text/date-text.tsx'
import * as css from './timeline.css.ts'

export interface TimelineEvent {
  key: string
  /** ISO day or instant. */
  date: string
  title: ReactNode
  children?: ReactNode
  /** What it means for the check; a neutral vertex without it. */
  tone?: ResultTone
  /** Who says so and when it answered. */
  source?: { name: string; time: ReactNode }
}

export interface TimelineProps {
  /** Name of the list for screen readers. */
  label: string
  events: readonly TimelineEvent[]
}

/** What happened one after another, in the order given: rights, sales, restrictions of a register. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol className={css.list} aria-label={label}>
      {events.map(({ key, date, title, children, tone, source }) => (
        <li key={key} className={css.event}>
          <p className={css.date}>
            <DateText value={date} />
          </p>
          <span className={css.rail}>
            {tone ? <ResultMark tone={tone} size={21} /> : <span className={css.point} />}
          </span>
          <div className={css.body}>
            <p className={css.title}>
              {tone && <span className={visuallyHidden}>{TONE_WORDS[tone]}: </span>}
              {title}
            </p>
            {children && <div className={css.note}>{children}</div>}
            {source && (
              <span className={css.source}>
                <SourceStamp source={source.name}>{source.time}</SourceStamp>
              </span>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
