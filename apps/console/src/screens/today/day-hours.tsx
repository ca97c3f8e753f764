import type { Today } from './today-query.ts'
import * as css from './today-screen.css.ts'

type Hours = NonNullable<Today['hours']>

/** Orders by the hour: what was, and in outline what four same days of the week lead to expect. */
export function DayHours({ hours }: { hours: Hours }) {
  const most = Math.max(1, ...hours.flatMap(({ orders, usual }) => [orders ?? 0, usual ?? 0]))
  const share = (count: number) => `${(count / most) * 100}%`
  const had = hours.reduce((sum, { orders }) => sum + (orders ?? 0), 0)
  const hasUsual = hours.some(({ usual }) => usual !== null)
  const expected = hours.reduce((sum, { usual }) => sum + (usual ?? 0), 0)
  return (
    <>
      <div className={css.hours} aria-hidden="true">
        {hours.map(({ hour, orders, usual }) => (
          <span key={hour} className={css.hour} title={`${hour}:00`}>
            {orders !== null && <span className={css.bar} style={{ height: share(orders) }} />}
            {usual !== null && <span className={css.usual} style={{ height: share(usual) }} />}
          </span>
        ))}
      </div>
      <p className={css.scale} aria-hidden="true">
        <span>00</span>
        <span>06</span>
        <span>12</span>
        <span>18</span>
        <span>24</span>
      </p>
      <p className={css.note}>
        Сегодня {had.toLocaleString('ru')}.{' '}
        {hasUsual
          ? `В такой день недели за сутки обычно ${expected < 1 ? 'меньше одного' : Math.round(expected).toLocaleString('ru')}: пунктир — среднее за четыре недели.`
          : 'Обычного дня еще нет: он считается по прошлым неделям.'}
      </p>
    </>
  )
}
