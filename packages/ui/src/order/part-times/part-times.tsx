import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { text } from '../../theme/text.css.ts'
import * as css from './part-times.css.ts'

export interface PartTimesMark {
  /** «14:12». */
  time: string
  /** «оплата». */
  word: string
  /** Percent of the axis. */
  left: number
}

export interface PartTimesPart {
  key: string
  title: ReactNode
  detail?: ReactNode
  /** The bar in words: «Готова в 14:21». */
  label: string
  /** Percents of the axis. */
  from: number
  done: number
  expected?: number | undefined
  /** Label at the end of the bar: «14:21» of a part that is done, «≈ 14:43» of another. */
  end?: string
  isDone: boolean
  state: ReactNode
  /** Why it takes longer. */
  reason?: ReactNode
}

export interface PartTimesProps {
  title: ReactNode
  note?: ReactNode
  start: PartTimesMark
  /** Absent when everything is done: nothing moves any more. */
  now?: PartTimesMark | undefined
  end?: PartTimesMark | undefined
  parts: readonly PartTimesPart[]
  /** What follows, under the bars. */
  children?: ReactNode
}

/** Marks closer than this, in percent, overlap; only the present is then shown. */
const CLOSE = 13

/** The parts of an order on one axis of time: left of «now» is what is done, right of it what is usual. */
export function PartTimes({ title, note, start, now, end, parts, children }: PartTimesProps) {
  const isClear = (mark: PartTimesMark) => !now || Math.abs(mark.left - now.left) >= CLOSE
  const nowAt = now && { left: `${now.left}%` }
  return (
    <section className={css.panel}>
      <div className={css.head}>
        <h2 className={text.h3}>{title}</h2>
        {note && <p className={css.note}>{note}</p>}
      </div>
      <div className={css.axis}>
        <div className={css.marks} aria-hidden="true">
          {isClear(start) && <Mark mark={start} className={css.markStart} />}
          {now && <Mark mark={now} className={clsx(css.markNow, now.left > 88 && css.markEnd)} />}
          {end && isClear(end) && <Mark mark={end} className={css.markEnd} />}
        </div>
        <ol className={css.parts}>
          {parts.map((part) => (
            <li key={part.key} className={css.part}>
              <div className={css.name}>
                <h3 className={css.title}>{part.title}</h3>
                {part.detail && <p className={css.detail}>{part.detail}</p>}
                {part.reason && <p className={css.detail}>{part.reason}</p>}
              </div>
              <div className={css.track} role="img" aria-label={part.label}>
                <i className={css.filled} style={span(part.from, part.done)} />
                {part.expected !== undefined && (
                  <i className={css.expected} style={span(part.done, part.expected)} />
                )}
                {part.end && <b {...endOf(part)}>{part.end}</b>}
                {nowAt && <i className={css.nowOnPhone} style={nowAt} />}
              </div>
              <div className={css.state}>{part.state}</div>
            </li>
          ))}
        </ol>
        {nowAt && (
          <div className={css.nowLine} aria-hidden="true">
            <i className={css.nowBar} style={nowAt} />
          </div>
        )}
      </div>
      {children}
    </section>
  )
}

function Mark({ mark, className }: { mark: PartTimesMark; className: string }) {
  return (
    <span className={clsx(css.mark, className)} style={{ left: `${mark.left}%` }}>
      {mark.time}
      <small className={css.markWord}>{mark.word}</small>
    </span>
  )
}

const span = (from: number, to: number) => ({ left: `${from}%`, width: `${Math.max(to - from, 0.4)}%` })

/** Room that the words at the end of a bar need, in percent of the axis. */
const WORDS = 20

/** The label is inside a bar that is long enough, else beside it: to the right if there is room. */
function endOf({ from, done, expected, isDone }: PartTimesPart) {
  const to = expected ?? done
  if (isDone && done - from > WORDS) return { className: css.endIn, style: { right: `${100 - done}%` } }
  if (to > 100 - WORDS) return { className: css.endOver, style: { right: `${100 - to + 1}%` } }
  return { className: css.end, style: { left: `${to}%` } }
}
