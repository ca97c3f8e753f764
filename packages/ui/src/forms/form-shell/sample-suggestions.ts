import type { AddressSuggestion, CompanySuggestion } from '@proverka/domain/property'

/** For stories: what suggestions answer, without any network. */
export const loadSampleAddresses = (): Promise<readonly AddressSuggestion[]> =>
  Promise.resolve([
    { value: 'г Образцовск, ул Кленовая, д 14', data: {} },
    { value: 'г Образцовск, ул Кленовая, д 14, кв 47', data: {} },
  ])

export const loadSampleCompanies = (): Promise<readonly CompanySuggestion[]> =>
  Promise.resolve([
    { value: 'ООО «Кленовый двор»', data: { inn: '0000000000', management: { name: 'Ладогин А. П.' } } },
    { value: 'ИП Ладогина Вера Петровна', data: { inn: '000000000000', management: null } },
  ])
