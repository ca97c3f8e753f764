import { clsx } from 'clsx'
import { useMemo } from 'react'
import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { MaskedInput } from '../masked-input/masked-input.tsx'
import { REPORT_CODE_SIGNS, reportCodeCharacters, reportCodeMask } from '../masked-input/mask-report-code.ts'
import * as css from './report-code-field.css.ts'

export interface ReportCodeFieldProps extends Omit<FieldProps, 'placeholder' | 'autoComplete' | 'optional'> {
  /** Makes a code of what was typed or pasted: capitals without gaps. */
  read: (text: string) => string
  /** Called with the ten signs once the last one has come. */
  onComplete?: (code: string) => void
}

const CELLS = Array.from({ length: REPORT_CODE_SIGNS + 1 }, (_, place) => place)
const MIDDLE = REPORT_CODE_SIGNS / 2

/** The short code of a report in cells, two groups of five. It is one input, so that the whole code can be pasted. */
export function ReportCodeField(props: ReportCodeFieldProps) {
  const { label, hint, error, value, onChange, read, onComplete, ...rest } = props
  const mask = useMemo(() => reportCodeMask(read), [read])
  return (
    <FieldShell label={label} hint={hint} error={error}>
      {(control) => (
        <div className={css.box}>
          <span aria-hidden="true" className={css.cells}>
            {CELLS.map((place) => (
              <span key={place} className={clsx(css.cell, place === MIDDLE && css.gap)} />
            ))}
          </span>
          <MaskedInput
            {...rest}
            {...control}
            type="text"
            inputMode="text"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            mask={mask}
            isValueChar={reportCodeCharacters}
            value={value}
            onChange={(text) => {
              onChange(text)
              const code = read(text)
              if (code.length === REPORT_CODE_SIGNS && code !== read(value)) onComplete?.(code)
            }}
            className={css.input}
          />
        </div>
      )}
    </FieldShell>
  )
}
