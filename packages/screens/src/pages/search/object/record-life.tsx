import { formatDate } from '@proverka/domain'
import { SourceStamp } from '@proverka/ui/primitives'
import type { ObjectAnswer } from './data.ts'
import { parcelOf } from './quarter-figure.tsx'
import * as css from './record-life.css.ts'

interface RecordLifeProps {
  readonly number: string
  readonly record: ObjectAnswer['record']
}

/** How long the record of an object lived, and what came after it; nothing where the register gives no dates. */
export function RecordLife({ number, record }: RecordLifeProps) {
  const { registered_at: from, cancelled_at: to, successors } = record
  if (!from || !to) return null
  const label =
    `Запись жила с ${formatDate(from)} по ${formatDate(to)}, дальше сведений нет` +
    (successors.length > 0 ? `; вместо нее: ${successors.join(', ')}` : '')
  return (
    <figure className={css.figure}>
      <div className={css.life} role="img" aria-label={label}>
        <p className={css.begin}>
          <b className={css.year}>{from.slice(0, 4)}</b>учтен {dayOf(from)}
        </p>
        <p className={css.end}>
          <b className={css.year}>{to.slice(0, 4)}</b>снят {dayOf(to)}
        </p>
        <p className={css.today}>сегодня</p>
        <span className={css.own}>{parcelOf(number)}</span>
        <span className={css.nothing} />
        {successors.map((successor) => (
          <span key={successor} className={css.successor}>
            {parcelOf(successor)}
          </span>
        ))}
      </div>
      <figcaption className={css.caption}>
        <SourceStamp source="Запись">
          с {formatDate(from)} по {formatDate(to)}
        </SourceStamp>
        <span>Координат нет — участка на рисунке нет</span>
      </figcaption>
    </figure>
  )
}

/** «14.07» */
const dayOf = (date: string): string => formatDate(date).slice(0, 5)
