import { hasLettersOfNoVin, VIN_LETTERS_HINT } from '@proverka/domain'
import type { FieldProps } from '../field/field.tsx'
import { maskVin, vinCharacters } from '../masked-input/mask-vin.ts'
import { MaskedField } from '../masked-input/masked-field.tsx'

/** A VIN in Latin capitals; the value is the text as it is shown. One with O for a nought says so. */
export function VinField(props: FieldProps) {
  const hint = props.error && hasLettersOfNoVin(props.value) ? VIN_LETTERS_HINT : props.hint
  return (
    <MaskedField
      placeholder="17 букв и цифр"
      {...props}
      hint={hint}
      inputMode="text"
      autoCapitalize="characters"
      mask={maskVin}
      isValueChar={vinCharacters}
    />
  )
}
