import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { ErrorPlace } from '../field/field.tsx'
import { optional as optionalClass, hint as hintClass } from '../field/field.css.ts'
import * as choiceCss from '../checkbox/checkbox.css.ts'
import * as css from './radio-group.css.ts'

export interface RadioChoice {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps {
  label: string
  name: string
  value: string
  options: readonly RadioChoice[]
  onChange: (value: string) => void
  onBlur?: () => void
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  disabled?: boolean
  /** Side by side, for two or three short words. */
  inline?: boolean
}

/** One of a few choices that are all seen at once. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, value, options, onChange, onBlur, hint, error, optional, disabled, inline } = props
  const id = useId()
  const describedBy = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={describedBy || undefined} disabled={disabled}>
      <legend className={css.legend}>
        {label}
        {optional && <span className={optionalClass}>, необязательно</span>}
      </legend>
      {hint && (
        <p id={`${id}h`} className={hintClass}>
          {hint}
        </p>
      )}
      <div className={clsx(css.rows, inline && css.inline)}>
        {options.map((option) => {
          const off = disabled || option.disabled
          return (
            <label key={option.value} className={clsx(choiceCss.row, css.choice, off && choiceCss.disabled)}>
              <input
                type="radio"
                className={choiceCss.radio}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                data-invalid={error ? true : undefined}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
              />
              <span className={choiceCss.words}>
                {option.label}
                {option.hint && <span className={choiceCss.hint}>{option.hint}</span>}
              </span>
            </label>
          )
        })}
      </div>
      <ErrorPlace id={`${id}e`} error={error} />
    </fieldset>
  )
}
