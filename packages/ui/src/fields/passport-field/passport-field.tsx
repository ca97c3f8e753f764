import type { FieldProps } from '../field/field.tsx'
import { maskPassport } from '../masked-input/mask-passport.ts'
import { MaskedField } from '../masked-input/masked-field.tsx'

/** Series and number of a Russian passport, grouped as printed in it; the value is the text as it is shown. */
export function PassportField(props: FieldProps) {
  return <MaskedField placeholder="00 00 000000" {...props} mask={maskPassport} />
}
