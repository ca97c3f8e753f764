import { isCadastralNumber } from '@proverka/domain'
import { requiredText } from './form-rules.ts'

/** A cadastral number that must be there, in any of its usual spellings. */
export const cadastralNumber = (value: string): string | undefined =>
  requiredText(value) ?? (isCadastralNumber(value) ? undefined : 'Номер выглядит так: 77:01:0001001:1234')
