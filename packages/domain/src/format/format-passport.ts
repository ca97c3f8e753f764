import { isDigit } from '../fields/characters.ts'

/** Room for the digits with generous separators. */
const MAX_LENGTH = 64

/**
 * A domestic passport in groups of 2, 2 and the rest (VALID-24): `0000123456` is «00 00 123456». A text of over 64
 * characters is not one and is returned unchanged.
 */
export function formatPassport(passport: string): string {
  if (passport.length > MAX_LENGTH) return passport
  const digits = passport.replace(/\s+/g, '')
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((group) => group !== '').join(' ')
}

/** Only the last four digits, as reports keep it: «•••• ••3456». */
export function maskPassport(passport: string): string {
  let digits = ''
  for (let index = passport.length - 1; index >= 0 && digits.length < 4; index--) {
    if (isDigit(passport.charCodeAt(index))) digits = passport.charAt(index) + digits
  }
  return `•••• ••${digits}`
}
