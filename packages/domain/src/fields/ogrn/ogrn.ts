/**
 * Whether the text is an OGRN of an organisation (13 digits) or of an entrepreneur (15 digits): the last digit is the
 * remainder of the others by 11 or 13. Beyond the specification.
 */
export function isOgrn(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(?:\d{13}|\d{15})$/.test(value)) return false
  const remainder = Number(value.slice(0, -1)) % (value.length - 2)
  return remainder % 10 === Number(value.slice(-1))
}
