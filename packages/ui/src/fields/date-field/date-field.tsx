import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { dateText, dateValue, maskDate } from '../masked-input/mask-date.ts'
import { MaskedInput } from '../masked-input/masked-input.tsx'
import * as css from '../field/field.css.ts'

/** A date typed as `##.##.####`; the value is `YYYY-MM-DD` once it is complete, the typed text before (VALID-22). */
export function DateField({ label, hint, error, optional, value, onChange, ...rest }: FieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <MaskedInput
          placeholder="ДД.ММ.ГГГГ"
          autoComplete="off"
          {...rest}
          {...control}
          type="text"
          inputMode="numeric"
          mask={maskDate}
          value={dateText(value)}
          onChange={(masked) => onChange(dateValue(masked))}
          className={css.input}
        />
      )}
    </FieldShell>
  )
}
