import type { ClipboardEventHandler, HTMLInputAutoCompleteAttribute, HTMLAttributes } from 'react'
import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { seenValue } from '../field/seen-value.ts'
import * as css from '../field/field.css.ts'

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'search' | 'url'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  autoComplete?: HTMLInputAutoCompleteAttribute
  autoCapitalize?: string
  spellCheck?: boolean
  /** Id of a `datalist` with values to choose from. */
  list?: string
  onPaste?: ClipboardEventHandler<HTMLInputElement>
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          className={css.input}
          value={value}
          onChange={(event) => onChange(seenValue(event.target))}
        />
      )}
    </FieldShell>
  )
}

/** An e-mail address: the keyboard and autofill of one, and no spelling marks. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="text"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
