import { isDigit } from '../fields/characters.ts'

/** A domestic passport in groups of 2, 2 and the rest (VALID-24): `4509123456` is «45 09 123456». */
export function formatPassport(passport: string): string {
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
