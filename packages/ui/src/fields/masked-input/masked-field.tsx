import type { HTMLAttributes } from 'react'
import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import type { IsValueChar, Mask } from './mask.ts'
import { MaskedInput } from './masked-input.tsx'
import * as css from '../field/field.css.ts'

export interface MaskedFieldProps extends FieldProps {
  mask: Mask
  isValueChar?: IsValueChar
  prefix?: string
  type?: 'text' | 'tel'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoCapitalize?: string
}

/** A field around a masked input; the fields of documents and numbers give it their masks. */
export function MaskedField({ label, hint, error, optional, ...rest }: MaskedFieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <MaskedInput
          type="text"
          inputMode="numeric"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...control}
          className={css.input}
        />
      )}
    </FieldShell>
  )
}
