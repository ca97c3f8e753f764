import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { ErrorPlace } from '../field/field.tsx'
import { hint as hintClass, words } from '../checkbox/checkbox.css.ts'
import * as css from './switch.css.ts'

export interface SwitchProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
  disabled?: boolean
}

/** On or off with effect at once, without a button to save. */
export function Switch({ name, label, hint, checked, onChange, error, disabled }: SwitchProps) {
  const id = useId()
  const describedBy = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ')
  return (
    <div>
      <label className={clsx(css.row, disabled && css.disabled)} htmlFor={id}>
        <span className={words}>
          {label}
          {hint && (
            <span id={`${id}h`} className={hintClass}>
              {hint}
            </span>
          )}
        </span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          name={name}
          className={css.track}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      <ErrorPlace id={`${id}e`} error={error} />
    </div>
  )
}
