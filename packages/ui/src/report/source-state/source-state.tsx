import { ResultBadge } from '../result/result-badge.tsx'
import * as css from './source-state.css.ts'

export type SourceDay = 'up' | 'slow' | 'down'

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
}

const tones = { up: 'green', slow: 'orange', down: 'grey' } as const
const words: Record<SourceDay, string> = { up: 'Отвечает', slow: 'С перебоями', down: 'Не отвечает' }

function spokenDays(days: readonly SourceDay[]): string {
  const bad = days.filter((day) => day !== 'up').length
  return bad === 0 ? 'Перебоев за 30 дней не было' : `Дней с перебоями за 30 дней: ${bad}`
}

/** Which sources answer now and how they did in thirty days; stands on the dark ground. */
export function SourceState({ rows }: { rows: readonly SourceStateRow[] }) {
  return (
    <div>
      <div className={css.head} aria-hidden="true">
        <span>Источник</span>
        <span>Сейчас</span>
        <span>Проверен</span>
        <span>Обычный ответ</span>
        <span>30 дней</span>
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
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The thirty bars alone. */
export function SourceDays({ days }: { days: readonly SourceDay[] }) {
  return (
    <div className={css.days} role="img" aria-label={spokenDays(days)}>
      {days.map((day, i) => (
        // The place of a day in the row is all that tells it from the others.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={i} className={css.dayState[day]} />
      ))}
    </div>
  )
}
