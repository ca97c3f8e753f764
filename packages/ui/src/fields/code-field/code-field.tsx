import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { codeMask } from '../masked-input/mask-code.ts'
import { MaskedInput } from '../masked-input/masked-input.tsx'
import * as css from './code-field.css.ts'

/** Lengths of one-time codes. */
export type CodeLength = 4 | 5 | 6

export interface CodeFieldProps extends Omit<FieldProps, 'placeholder' | 'autoComplete' | 'optional'> {
  length: CodeLength
  /** Called once the last digit has come, typed, pasted or filled in by the phone. */
  onComplete?: (code: string) => void
  /** Shown under the cells: when and how the code can be sent again. */
  resend?: ReactNode
}

/**
 * A one-time code in cells. It is one input, so that the whole code can be pasted, filled in from the message and
 * corrected anywhere.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, value, onChange, length, onComplete, resend, ...rest } = props
  const mask = useMemo(() => codeMask(length), [length])
  return (
    <div>
      <FieldShell label={label} hint={hint} error={error}>
        {(control) => (
          <div className={css.size[length]}>
            <span aria-hidden="true" className={css.rules}>
              {Array.from({ length }, (_, place) => (
                // The cells are identical and never reordered.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={place} className={css.rule} />
              ))}
            </span>
            <MaskedInput
              {...rest}
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              mask={mask}
              value={value}
              onChange={(code) => {
                onChange(code)
                if (code.length === length && code !== value) onComplete?.(code)
              }}
              className={css.input}
            />
          </div>
        )}
      </FieldShell>
      {resend && <div className={css.under}>{resend}</div>}
    </div>
  )
}
