import { isNumberText } from '@proverka/domain/property'
import type { AddressSuggestion } from '@proverka/domain/property'
import { useCallback } from 'react'
import type { FieldProps } from '../field/field.tsx'
import { SuggestField } from '../suggest/suggest-field.tsx'
import type { Suggestion } from '../suggest/suggestion-list.tsx'
import { explained } from '../suggest/suggestion-loader.ts'
import type { LoadSuggestions } from '../suggest/suggestion-loader.ts'

export interface AddressFieldProps extends FieldProps {
  /** Asks for addresses; see `LoadSuggestions`. */
  load: LoadSuggestions<AddressSuggestion>
  onPick?: (address: AddressSuggestion) => void
  /** A cadastral number is an answer, too: who types one picks a number, with its address beside it. */
  withNumbers?: boolean
}

/** An address with suggestions; also one that no suggestion knows can be typed. */
export function AddressField({ load, onPick, withNumbers = false, ...props }: AddressFieldProps) {
  const rows = useCallback(
    async (text: string, signal: AbortSignal) => {
      const answer = explained(await load(text, signal))
      const found = answer.rows.map(withNumbers && isNumberText(text) ? numberRow : addressRow)
      return answer.words === undefined ? found : { rows: found, words: answer.words }
    },
    [load, withNumbers],
  )
  return (
    <SuggestField
      placeholder="Город, улица, дом, квартира"
      {...props}
      load={rows}
      onPick={onPick && ((row: AddressRow) => onPick(row.address))}
      emptyText={
        withNumbers && isNumberText(props.value)
          ? 'Такого номера нет в подсказках. Впишите его целиком'
          : 'Такого адреса нет в подсказках. Впишите его целиком'
      }
      failedText="Подсказки сейчас недоступны. Впишите адрес целиком"
    />
  )
}

interface AddressRow extends Suggestion {
  readonly address: AddressSuggestion
}

function addressRow(address: AddressSuggestion): AddressRow {
  return { key: address.value, value: address.value, address }
}

function numberRow(address: AddressSuggestion): AddressRow {
  const number = address.data.cadastral_number
  return number ? { key: number, value: number, detail: address.value, address } : addressRow(address)
}
