import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { maskPassport } from '../masked-input/mask-passport.ts'
import { MaskedInput } from '../masked-input/masked-input.tsx'
import * as css from '../field/field.css.ts'

/** Series and number of a Russian passport, grouped as printed in it. */
export function PassportField({ label, hint, error, optional, ...rest }: FieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <MaskedInput
          placeholder="00 00 000000"
          autoComplete="off"
          {...rest}
          {...control}
          type="text"
          inputMode="numeric"
          mask={maskPassport}
          className={css.input}
        />
      )}
    </FieldShell>
  )
}
