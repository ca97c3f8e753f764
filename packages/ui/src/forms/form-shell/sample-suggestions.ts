import type { Suggestion } from '@proverka/domain'

/** For stories: what suggestions answer, without any network. */
export const loadSampleAddresses = (): Promise<readonly Suggestion[]> =>
  Promise.resolve([
    { value: 'г Образцовск, ул Кленовая, д 14' },
    { value: 'г Образцовск, ул Кленовая, д 14, кв 47' },
  ])

export const loadSampleCompanies = (): Promise<readonly Suggestion[]> =>
  Promise.resolve([
    { value: 'ООО «Кленовый двор»', data: { inn: '0000000000', management: { name: 'Ладогин А. П.' } } },
    { value: 'ИП Ладогина Вера Петровна', data: { inn: '000000000000', management: null } },
  ])
