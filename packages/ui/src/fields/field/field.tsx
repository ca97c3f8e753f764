import { useId } from 'react'
import type { ReactNode } from 'react'
import { ResultMark } from '../../primitives/result/result-mark.tsx'
import * as css from './field.css.ts'

/** What every field takes; `form.field('email')` of a form gives the middle part. */
export interface FieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | undefined
  /** Shown before the control: what it is for. */
  hint?: ReactNode
  /** Marks the label with «необязательно». */
  optional?: boolean
  disabled?: boolean
  placeholder?: string
  autoComplete?: string
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldShellProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** Shown at the right under the control and part of its description: a counter. */
  note?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Label, hint before the control, error after it; the control refers to all three. */
export function FieldShell({ label, hint, error, optional, note, children }: FieldShellProps) {
  const id = useId()
  const describedBy = [hint && `${id}h`, error && `${id}e`, note && `${id}n`].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
        {optional && <span className={css.optional}>, необязательно</span>}
      </label>
      {hint && (
        <p id={`${id}h`} className={css.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <div className={css.under}>
        <ErrorPlace id={`${id}e`} error={error} />
        {note && (
          <span id={`${id}n`} className={css.note}>
            {note}
          </span>
        )}
      </div>
    </div>
  )
}

/**
 * Where the message of a field appears: a live region that exists before, so that screen readers announce the message.
 */
export function ErrorPlace({ id, error }: { id: string; error: ReactNode }) {
  return (
    <div aria-live="polite" className={css.errorPlace}>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

/** The message under a field. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error}>
      <ResultMark tone="red" size={15} className={css.errorMark} />
      <span>{children}</span>
    </p>
  )
}
