import { plural } from '@proverka/domain'
import { clsx } from 'clsx'
import { Icon } from '../icon/icon.tsx'
import { StarIcon } from '../icon/icons.ts'
import * as css from './rating.css.ts'

export interface StarMarkProps {
  /** Mean of the ratings, 0 to 5. */
  value: number
  /** How many people rated. */
  count: number
}

const places = [1, 2, 3, 4, 5]

/** A rating to read: stars, the number and how many gave it. */
export function StarMark({ value, count }: StarMarkProps) {
  if (count === 0) return <span className={css.count}>Оценок пока нет</span>
  const number = value.toLocaleString('ru-RU', { maximumFractionDigits: 1 })
  const votes = `${count.toLocaleString('ru-RU')}\u00a0${plural(count, 'оценка', 'оценки', 'оценок')}`
  return (
    <span className={css.mark}>
      <span className={css.row} role="img" aria-label={`${number} из 5`}>
        {places.map((place) => (
          <Star key={place} share={value - place + 1} />
        ))}
      </span>
      <span aria-hidden="true">{number}</span>
      <span className={css.count}>{votes}</span>
    </span>
  )
}

/** Whole, half or empty, whichever is nearest. */
function Star({ share }: { share: number }) {
  const isWhole = share >= 0.75
  return (
    <span className={css.row}>
      <Icon icon={StarIcon} size={18} className={clsx(css.shape, isWhole && css.full)} />
      {!isWhole && share >= 0.25 && (
        <span className={css.over}>
          <Icon icon={StarIcon} size={18} className={css.full} />
        </span>
      )}
    </span>
  )
}
