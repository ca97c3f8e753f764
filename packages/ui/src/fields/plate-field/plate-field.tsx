import type { FieldProps } from '../field/field.tsx'
import { maskPlate, plateCharacters } from '../masked-input/mask-plate.ts'
import { MaskedField } from '../masked-input/masked-field.tsx'

/** A car plate in groups, `А 123 ВС 77`; the value is the text as it is shown. */
export function PlateField(props: FieldProps) {
  return (
    <MaskedField
      placeholder="А 000 АА 00"
      {...props}
      inputMode="text"
      autoCapitalize="characters"
      mask={maskPlate}
      isValueChar={plateCharacters}
    />
  )
}
