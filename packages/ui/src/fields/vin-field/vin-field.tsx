import type { FieldProps } from '../field/field.tsx'
import { maskVin, vinCharacters } from '../masked-input/mask-vin.ts'
import { MaskedField } from '../masked-input/masked-field.tsx'

/** A VIN in Latin capitals; the value is the text as it is shown. */
export function VinField(props: FieldProps) {
  return (
    <MaskedField
      placeholder="17 букв и цифр"
      {...props}
      inputMode="text"
      autoCapitalize="characters"
      mask={maskVin}
      isValueChar={vinCharacters}
    />
  )
}
