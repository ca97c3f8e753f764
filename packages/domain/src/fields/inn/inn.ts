import { describedText } from '../rules/checked-text.ts'

/*
 * A taxpayer number: ten digits of an organisation or twelve of a person, the last one or two of them a checksum. Four
 * messages in this order: empty, other characters, another length, wrong checksum (VALID-14..17).
 */

export const INN_EMPTY_MESSAGE = 'ИНН пуст'
export const INN_CHARACTERS_MESSAGE = 'ИНН может состоять только из цифр'
export const INN_LENGTH_MESSAGE = 'ИНН может состоять только из 10 или 12 цифр'
export const INN_CHECKSUM_MESSAGE = 'Неправильный ИНН'

/** CONST-24 */
export const INN_LENGTHS: readonly number[] = [10, 12]

/** The weights of the last check digit; those of a shorter number are their end. */
const weights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** What is wrong with the text, or undefined when it is an INN. */
export function describeInn(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return INN_EMPTY_MESSAGE
  if (typeof value !== 'string' || !/^\d+$/.test(value)) return INN_CHARACTERS_MESSAGE
  if (!INN_LENGTHS.includes(value.length)) return INN_LENGTH_MESSAGE
  return hasChecksum(value) ? undefined : INN_CHECKSUM_MESSAGE
}

/** Whether the text is an INN with a right checksum. */
export function isInn(value: unknown): value is string {
  return describeInn(value) === undefined
}

export const innSchema = /* @__PURE__ */ describedText(describeInn, INN_EMPTY_MESSAGE)

function hasChecksum(inn: string): boolean {
  const last = inn.length - 1
  return isCheckDigit(inn, last) && (inn.length === 10 || isCheckDigit(inn, last - 1))
}

function isCheckDigit(inn: string, place: number): boolean {
  let sum = 0
  for (let index = 0; index < place; index++) {
    sum += (weights[weights.length - place + index] ?? 0) * Number(inn[index])
  }
  return (sum % 11) % 10 === Number(inn[place])
}
