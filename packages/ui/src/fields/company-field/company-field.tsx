import type { CompanySuggestion } from '@proverka/domain/property'
import { useCallback } from 'react'
import type { FieldProps } from '../field/field.tsx'
import { SuggestField } from '../suggest/suggest-field.tsx'
import { explained } from '../suggest/suggestion-loader.ts'
import type { LoadSuggestions } from '../suggest/suggestion-loader.ts'

export interface CompanyFieldProps extends FieldProps {
  /** Asks for companies; see `LoadSuggestions`. */
  load: LoadSuggestions<CompanySuggestion>
  /** Called with the chosen company, whose `data` has the INN. */
  onPick?: (company: CompanySuggestion) => void
}

type CompanyRow = ReturnType<typeof companyRow>

/** A company by its name or INN; a second line tells namesakes apart. */
export function CompanyField({ load, onPick, ...props }: CompanyFieldProps) {
  const rows = useCallback(
    async (text: string, signal: AbortSignal) => explained(await load(text, signal)).rows.map(companyRow),
    [load],
  )
  return (
    <SuggestField
      placeholder="Название или ИНН"
      {...props}
      load={rows}
      onPick={onPick && ((row: CompanyRow) => onPick(row.company))}
      emptyText="Такой компании нет в подсказках. Проверьте название или впишите ИНН"
      failedText="Подсказки сейчас недоступны. Впишите ИНН целиком"
    />
  )
}

function companyRow(company: CompanySuggestion) {
  const { inn, management } = company.data
  const detail = [`ИНН\u00a0${inn}`, management?.name].filter(Boolean).join(', ')
  return { key: `${inn}${company.value}`, value: company.value, detail, company }
}
