import { OPEN } from './row.ts'
import type { Rows } from './row.ts'

export const suggestRows = (): Rows => ({
  'suggest.suggestAddresses': { statuses: OPEN, input: () => ({ query: { query: 'Кленовая' } }) },
  'suggest.suggestCompanies': { statuses: OPEN, input: () => ({ query: { query: 'пряничный' } }) },
})
