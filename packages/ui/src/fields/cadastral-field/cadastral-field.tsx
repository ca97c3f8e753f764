import type { FieldProps } from '../field/field.tsx'
import { maskCadastralNumber } from '../masked-input/mask-cadastral.ts'
import { MaskedField } from '../masked-input/masked-field.tsx'

/** A cadastral number in its colons; the value is the text as it is shown. */
export function CadastralField(props: FieldProps) {
  return <MaskedField placeholder="00:00:0000000:000" {...props} mask={maskCadastralNumber} />
}
