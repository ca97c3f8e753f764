import type { FieldProps } from '../field/field.tsx'
import { maskPhone } from '../masked-input/mask-phone.ts'
import { MaskedField } from '../masked-input/masked-field.tsx'

/** A phone number in the mask `+7 (###) ###-##-##`; the value is the text as it is shown. */
export function PhoneField(props: FieldProps) {
  return (
    <MaskedField
      placeholder="+7 (___) ___-__-__"
      autoComplete="tel"
      {...props}
      type="tel"
      inputMode="tel"
      mask={maskPhone}
      prefix="+7"
    />
  )
}
