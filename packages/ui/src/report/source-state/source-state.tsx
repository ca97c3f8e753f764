import { ResultBadge } from '../../primitives/result/result-badge.tsx'
import * as css from './source-state.css.ts'

/** `none`: nothing was measured, which is no good day. */
export type SourceDay = 'up' | 'slow' | 'down' | 'none'

export interface SourceStateRow {
  name: string
  /** What it is asked for. */
  note: string
  state: SourceDay
  /** The state in words; the usual ones without it. */
  word?: string
  /** Time of the last look, «14:06». */
  checkedAt: string
  /** Usual time of an answer, «18 мин». */
  usual: string
  /** The last thirty days, oldest first. */
  days: readonly SourceDay[]
  /** Share of answers in these days, «99,8 %». */
  share?: string
}

const tones = { up: 'green', slow: 'orange', down: 'grey', none: 'grey' } as const
const words: Record<SourceDay, string> = {
  up: 'Отвечает',
  slow: 'С перебоями',
  down: 'Не отвечает',
  none: 'Не измеряли',
}

function spokenDays(days: readonly SourceDay[]): string {
  const measured = days.filter((day) => day !== 'none')
  if (measured.length === 0) return 'За 30 дней не измеряли'
  const bad = measured.filter((day) => day !== 'up').length
  const said = bad === 0 ? 'Перебоев за 30 дней не было' : `Дней с перебоями за 30 дней: ${bad}`
  const unknown = days.length - measured.length
  return unknown === 0 ? said : `${said}. Дней без измерений: ${unknown}`
}

/** Which sources answer now and how they did in thirty days; for the dark background. */
export function SourceState({ rows }: { rows: readonly SourceStateRow[] }) {
  return (
    <div>
      <div className={css.head} aria-hidden="true">
        <span>Источник</span>
        <span>Сейчас</span>
        <span>Проверен</span>
        <span>Обычный ответ</span>
        <span>30 дней</span>
        {rows.some(({ share }) => share !== undefined) && <span className={css.share}>Ответов</span>}
      </div>
      <ul className={css.list}>
        {rows.map((row) => (
          <li key={row.name} className={css.row}>
            <p className={css.name}>
              {row.name}
              <span className={css.note}>{row.note}</span>
            </p>
            <span>
              <ResultBadge tone={tones[row.state]} onDeep>
                {row.word ?? words[row.state]}
              </ResultBadge>
            </span>
            <span className={css.checked}>{row.checkedAt}</span>
            <span className={css.usual}>{row.usual}</span>
            <SourceDays days={row.days} />
            {row.share !== undefined && <span className={css.share}>{row.share}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A bar and the gap after it, in units of the drawing, which is stretched to the width that there is. */
const BAR = 6
const STEP = 8
const HEIGHT = 26
/** How high the bar of a day is; a day without measurements is an empty outline, half of which is outside. */
const BAR_HEIGHT = { up: HEIGHT, slow: 14, down: 6, none: 2 } as const

const LEAST_DAYS = 2

/** The thirty bars alone: a line of dashes for each stretch of equal days, for a page has hundreds of them. */
export function SourceDays({ days }: { days: readonly SourceDay[] }) {
  const measured = days.filter((day) => day !== 'none').length
  // One day is no history.
  if (measured < LEAST_DAYS)
    return <span className={css.usual}>{measured === 0 ? 'не измеряли' : 'измеряем первый день'}</span>
  return (
    <svg
      className={css.days}
      viewBox={`0 0 ${days.length * STEP - (STEP - BAR)} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={spokenDays(days)}
      strokeDasharray={`${BAR} ${STEP - BAR}`}
    >
      {stretchesOf(days).map(({ state, from, count }) => (
        <path
          key={from}
          className={css.dayState[state]}
          strokeWidth={BAR_HEIGHT[state]}
          d={stretchPath(state, from, count)}
        />
      ))}
    </svg>
  )
}

interface Stretch {
  readonly state: SourceDay
  readonly from: number
  readonly count: number
}

function stretchesOf(days: readonly SourceDay[]): readonly Stretch[] {
  const starts = days.flatMap((state, day) => (state === days[day - 1] ? [] : [{ state, from: day }]))
  return starts.map((start, place) => ({
    ...start,
    count: (starts[place + 1]?.from ?? days.length) - start.from,
  }))
}

function stretchPath(state: SourceDay, from: number, count: number): string {
  const line = (y: number) => `M${from * STEP} ${y}h${count * STEP - (STEP - BAR)}`
  return state === 'none' ? line(0) + line(HEIGHT) : line(HEIGHT - BAR_HEIGHT[state] / 2)
}
