import { digitAt, isDigits } from '../characters.ts'

/*
 * A taxpayer number: ten digits of an organisation or twelve of a person, the last one or two of them a checksum. Four
 * messages in this order: empty, other characters, another length, wrong checksum (VALID-14..17).
 */

/** The message of an empty INN (VALID-14). */
export const INN_EMPTY_MESSAGE = 'ИНН пуст'
/** The message of an INN with anything but digits (VALID-15). */
export const INN_CHARACTERS_MESSAGE = 'ИНН может состоять только из цифр'
/** The message of digits that are neither 10 nor 12 (VALID-16). */
export const INN_LENGTH_MESSAGE = 'ИНН может состоять только из 10 или 12 цифр'
/** The message of a wrong checksum (VALID-17). */
export const INN_CHECKSUM_MESSAGE = 'Неправильный ИНН'

/** How many digits the INN of an organisation and that of a person have (CONST-24). */
export const INN_LENGTHS: readonly number[] = [10, 12]

/** The weights of the last check digit, a character each: the colon follows 9 in ASCII and so means 10. */
const WEIGHTS = '3724:359468'

/** What is wrong with the text, or undefined when it is an INN. */
export function describeInn(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return INN_EMPTY_MESSAGE
  if (typeof value !== 'string' || !isDigits(value)) return INN_CHARACTERS_MESSAGE
  if (!INN_LENGTHS.includes(value.length)) return INN_LENGTH_MESSAGE
  return isInn(value) ? undefined : INN_CHECKSUM_MESSAGE
}

/** Whether the text is an INN with a right checksum. It needs no message of `describeInn`: alone it is 200 bytes. */
export function isInn(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    (value.length === 10 || (value.length === 12 && isCheckDigit(value, 10))) &&
    isCheckDigit(value, value.length - 1)
  )
}

/** Whether a place holds the checksum of the places before it; never where one of them is no digit. */
function isCheckDigit(inn: string, place: number): boolean {
  let sum = 0
  for (let index = 0; index < place; index++) {
    const digit = digitAt(inn, index)
    if (digit < 0 || digit > 9) return false
    // A shorter number takes the end of the weights.
    sum += digit * digitAt(WEIGHTS, WEIGHTS.length - place + index)
  }
  return (sum % 11) % 10 === digitAt(inn, place)
}
