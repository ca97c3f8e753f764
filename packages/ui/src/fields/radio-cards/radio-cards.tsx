import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { hint as hintClass, radio } from '../checkbox/checkbox.css.ts'
import { ErrorPlace } from '../field/field.tsx'
import * as css from './radio-cards.css.ts'

export interface RadioCard {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioCardsProps {
  legend: string
  name: string
  value: string
  options: readonly RadioCard[]
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | undefined
  /** Shown under the legend: what the choice means. */
  hint?: ReactNode
  /** One under another. */
  column?: boolean
  /** Short words, such as amounts: two in a row on a phone, too. */
  short?: boolean
}

/** A few choices with room for a remark on each. */
export function RadioCards({
  legend,
  name,
  value,
  options,
  onChange,
  onBlur,
  error,
  hint,
  column,
  short,
}: RadioCardsProps) {
  const id = useId()
  const describedBy = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={describedBy || undefined}>
      <legend className={css.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}h`} className={css.remark}>
          {hint}
        </p>
      )}
      <div className={clsx(css.cards, column && css.single, short && css.short)}>
        {options.map((option) => (
          <label key={option.value} className={css.card}>
            <input
              type="radio"
              className={radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>
              {option.label}
              {option.hint && <span className={hintClass}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <ErrorPlace id={`${id}e`} error={error} />
    </fieldset>
  )
}
