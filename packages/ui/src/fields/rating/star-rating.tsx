import { clsx } from 'clsx'
import { useId } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { StarIcon } from '../../primitives/icon/icons.ts'
import { ErrorPlace } from '../field/field.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './rating.css.ts'

/** What each number of stars says. */
const meanings = ['Очень плохо', 'Плохо', 'Средне', 'Хорошо', 'Отлично'] as const

export interface StarRatingProps {
  /** What is rated; shown above the stars. */
  label: string
  /** 1 to 5; null while nothing is chosen. */
  value: number | null
  onChange: (value: number) => void
  disabled?: boolean
  /** Name of the choice in a form. */
  name?: string
  error?: string | undefined
}

/** One of five stars: radio buttons under a drawing, so arrows, forms and screen readers work as ever. */
export function StarRating(props: StarRatingProps) {
  const { label, value, onChange, disabled = false, error } = props
  const id = useId()
  return (
    <fieldset disabled={disabled} aria-describedby={error ? `${id}e` : undefined}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.stars}>
        {meanings.map((meaning, i) => (
          <label key={meaning} className={css.star}>
            <input
              className={css.input}
              type="radio"
              name={props.name ?? id}
              value={i + 1}
              checked={value === i + 1}
              onChange={() => onChange(i + 1)}
            />
            <Icon
              icon={StarIcon}
              size={28}
              className={clsx(css.shape, value !== null && i < value && css.full, css.hovered)}
            />
            <span className={visuallyHidden}>
              {i + 1}: {meaning.toLowerCase()}
            </span>
          </label>
        ))}
      </div>
      <p className={css.words} aria-hidden="true">
        {value === null ? 'Оценки пока нет' : meanings[value - 1]}
      </p>
      <ErrorPlace id={`${id}e`} error={error} />
    </fieldset>
  )
}
