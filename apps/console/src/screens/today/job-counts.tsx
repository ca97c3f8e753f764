import type { Today } from './today-query.ts'
import * as css from './today-screen.css.ts'

type Jobs = NonNullable<Today['jobs']>

const COUNTS: readonly (readonly [keyof Jobs, string])[] = [
  ['active', 'идут'],
  ['waiting', 'ждут очереди'],
  ['scheduled', 'ждут своего часа'],
  ['stuck', 'идут дольше обычного'],
  ['failed', 'не вышли'],
  ['completed_today', 'готово сегодня'],
]

/** How the work of the program goes now. */
export function JobCounts({ jobs }: { jobs: Jobs }) {
  return (
    <p className={css.jobs}>
      {COUNTS.map(([key, label]) => (
        <span key={key}>
          <span className={css.figure}>{jobs[key].toLocaleString('ru')}</span> {label}
        </span>
      ))}
    </p>
  )
}
