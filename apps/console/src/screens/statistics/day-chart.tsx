import { formatDate } from '@proverka/domain'
import { rubles } from '../../parts/rubles.ts'
import type { MoneyRow } from './statistics-query.ts'
import * as css from './statistics-screen.css.ts'

/** Money by day: what was paid above the line, what went back below it, each to its own scale. */
export function DayChart({ days }: { days: readonly MoneyRow[] }) {
  const most = Math.max(1, ...days.map(({ paid }) => paid))
  const mostBack = Math.max(1, ...days.map(({ returned }) => returned))
  const share = (sum: number, of: number) => `${(Math.max(0, sum) / of) * 100}%`
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  return (
    <>
      <div className={css.chart} aria-hidden="true">
        {days.map(({ key, paid, returned }) => (
          <span
            key={key}
            className={css.day}
            title={`${formatDate(key)}: ${rubles(paid)}, вернули ${rubles(returned)}`}
          >
            <span className={css.up}>
              <span className={css.paid} style={{ height: share(paid, most) }} />
            </span>
            <span>
              <span
                className={css.returned}
                style={{ display: 'block', height: share(returned, mostBack) }}
              />
            </span>
          </span>
        ))}
      </div>
      <p className={css.scale} aria-hidden="true">
        <span>{formatDate(first.key)}</span>
        {days.length > 1 && <span>{formatDate(last.key)}</span>}
      </p>
      <p className={css.legend}>
        <span>Вверх: оплачено, самый высокий столбик {rubles(most)}</span>
        <span>Вниз штрихом: вернули, масштаб свой</span>
      </p>
    </>
  )
}
