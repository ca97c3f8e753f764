import type { FieldProps } from '../field/field.tsx'
import { maskSnils } from '../masked-input/mask-snils.ts'
import { MaskedField } from '../masked-input/masked-field.tsx'

/** A SNILS in the mask `###-###-### ##`; the value is the text as it is shown. */
export function SnilsField(props: FieldProps) {
  return <MaskedField placeholder="000-000-000 00" {...props} mask={maskSnils} />
}
