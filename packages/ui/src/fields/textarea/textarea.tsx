import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import * as css from '../field/field.css.ts'

export interface TextareaProps extends FieldProps {
  rows?: number
  maxLength?: number
}

/** Several lines of text. */
export function Textarea({ label, hint, error, optional, value, onChange, ...rest }: TextareaProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          className={css.textarea}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldShell>
  )
}
