import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { maskPhone } from '../masked-input/mask-phone.ts'
import { MaskedInput } from '../masked-input/masked-input.tsx'
import * as css from '../field/field.css.ts'

/** A phone number in the mask `+7 (###) ###-##-##`; the value is the text as it is shown. */
export function PhoneField({ label, hint, error, optional, ...rest }: FieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <MaskedInput
          placeholder="+7 (___) ___-__-__"
          autoComplete="tel"
          {...rest}
          {...control}
          type="tel"
          inputMode="tel"
          mask={maskPhone}
          className={css.input}
        />
      )}
    </FieldShell>
  )
}
