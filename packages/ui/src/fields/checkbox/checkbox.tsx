import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { ErrorPlace } from '../field/field.tsx'
import * as css from './checkbox.css.ts'

export interface CheckboxProps {
  name: string
  /** The words, which may hold links. */
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: () => void
  error?: string | undefined
  disabled?: boolean
  value?: string
}

/** A tick with its words; links inside the words open without ticking. */
export function Checkbox({ label, hint, error, checked, onChange, disabled, ...rest }: CheckboxProps) {
  const id = useId()
  const describedBy = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ')
  return (
    <div>
      <label className={clsx(css.row, disabled && css.disabled)} htmlFor={id}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={css.checkbox}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={css.words}>
          {label}
          {hint && (
            <span id={`${id}h`} className={css.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <div className={css.error}>
        <ErrorPlace id={`${id}e`} error={error} />
      </div>
    </div>
  )
}
