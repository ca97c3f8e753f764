import type { AddressSuggestion } from '@proverka/domain'
import { useCallback } from 'react'
import type { FieldProps } from '../field/field.tsx'
import { SuggestField } from '../suggest/suggest-field.tsx'
import type { LoadSuggestions } from '../suggest/suggestion-loader.ts'

export interface AddressFieldProps extends FieldProps {
  /** Asks for addresses; see `LoadSuggestions`. */
  load: LoadSuggestions<AddressSuggestion>
  onPick?: (address: AddressSuggestion) => void
}

type AddressRow = ReturnType<typeof addressRow>

/** An address with suggestions; also one that no suggestion knows can be typed. */
export function AddressField({ load, onPick, ...props }: AddressFieldProps) {
  const rows = useCallback(
    async (text: string, signal: AbortSignal) => (await load(text, signal)).map(addressRow),
    [load],
  )
  return (
    <SuggestField
      placeholder="Город, улица, дом, квартира"
      {...props}
      load={rows}
      onPick={onPick && ((row: AddressRow) => onPick(row.address))}
      emptyText="Такого адреса нет в подсказках. Впишите его целиком"
      failedText="Подсказки сейчас недоступны. Впишите адрес целиком"
    />
  )
}

function addressRow(address: AddressSuggestion) {
  return { key: address.value, value: address.value, address }
}
