const NUMBER = /^\d{1,2}:\d{1,2}:\d{6,7}:\d+$/

/** What a field for cadastral numbers holds that municipalities fill in by hand. */
export interface CadastralValue {
  readonly numbers: readonly string[]
  /** Parts that are not a number of an object: retained for the report as they are. */
  readonly unreadable: readonly string[]
}

/**
 * Reads the numbers of one value: a field may hold several, separated by `;`, `,` or blanks. Only `d:d:dddddd(d):d+` is
 * a number: numbers without colons, of quarters and words are not. A value without any is unreadable as a whole.
 */
export function readCadastralValue(value: string): CadastralValue {
  const parts = value.split(/[;,\s]+/).filter((part) => part !== '')
  const numbers = [...new Set(parts.filter((part) => NUMBER.test(part)))]
  if (numbers.length > 0) return { numbers, unreadable: parts.filter((part) => !NUMBER.test(part)) }
  return { numbers, unreadable: parts.length === 0 ? [] : [value.trim()] }
}
