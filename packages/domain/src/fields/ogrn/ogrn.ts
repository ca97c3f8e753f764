import { digitAt } from '../characters.ts'

/**
 * Whether the text is an OGRN of an organisation (13 digits) or of an entrepreneur (15 digits): the last digit is the
 * remainder of the others by 11 or 13. Beyond the specification.
 */
export function isOgrn(value: unknown): value is string {
  if (typeof value !== 'string' || (value.length !== 13 && value.length !== 15)) return false
  const last = value.length - 1
  let number = 0
  for (let index = 0; index < last; index++) {
    const digit = digitAt(value, index)
    if (digit < 0 || digit > 9) return false
    number = number * 10 + digit
  }
  return (number % (last - 1)) % 10 === digitAt(value, last)
}
