import { isOtherPlate, OTHER_PLATE_HINT } from '@proverka/domain'
import type { FieldProps } from '../field/field.tsx'
import { maskPlate, plateCharacters } from '../masked-input/mask-plate.ts'
import { MaskedField } from '../masked-input/masked-field.tsx'

/** A car plate in groups, `А 123 ВС 77`; the value is the text as it is shown. That of a motorcycle says so. */
export function PlateField(props: FieldProps) {
  const hint = props.error && isOtherPlate(props.value) ? OTHER_PLATE_HINT : props.hint
  return (
    <MaskedField
      placeholder="А 000 АА 00"
      {...props}
      hint={hint}
      inputMode="text"
      autoCapitalize="characters"
      mask={maskPlate}
      isValueChar={plateCharacters}
    />
  )
}
