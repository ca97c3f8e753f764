import { isDigit } from '../../fields/characters.ts'
import { normalisePhone } from '../../fields/phone/phone.ts'

/*
 * Personal data as the staff sees them until it asks for one value with a reason (CONSOLE-03). Each mask has a fixed
 * number of dots, so that the length of the original does not show. An empty text stays empty: it is «не указано».
 */

/** In the place of what is not shown, however long it is. */
export const MASK = '···'

/** Words of a name that are shown by their first letters. */
const WORDS_LIMIT = 3

/** Room for a value of a form; of a longer text only its beginning is looked at. */
const MAX_LENGTH = 300

const sign = /[\p{L}\p{N}]/u

/** The first letter of each word, of three at most: «Л··· А··· П···». */
export function maskName(name: string): string {
  const words = name.slice(0, MAX_LENGTH).trim().split(/\s+/).filter(Boolean)
  return words
    .slice(0, WORDS_LIMIT)
    .map((word) => firstSign(word) + MASK)
    .join(' ')
}

/** The first letters of the mailbox and of its domain, and the last label: «v···@e···.ru». */
export function maskEmail(email: string): string {
  const text = email.slice(0, MAX_LENGTH).trim()
  if (text === '') return ''
  const at = text.lastIndexOf('@')
  if (at < 0) return MASK
  const domain = text.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  const ending = dot < 0 ? '' : domain.slice(dot)
  return `${firstSign(text.slice(0, at))}${MASK}@${firstSign(domain)}${MASK}${ending}`
}

/** The last two figures of a number of a Russian phone: «+7 ··· ···-··-12»; of anything else nothing. */
export function maskPhone(phone: string): string {
  if (phone.trim() === '') return ''
  const number = normalisePhone(phone)
  return number === null ? MASK : `+7 ··· ···-··-${number.slice(-2)}`
}

/** The last two figures of a passport, a licence, an INN or a SNILS: «···56». */
export function maskNumber(number: string): string {
  if (number.trim() === '') return ''
  let figures = ''
  const text = number.slice(-MAX_LENGTH)
  for (let index = text.length - 1; index >= 0 && figures.length < 2; index--)
    if (isDigit(text.charCodeAt(index))) figures = text.charAt(index) + figures
  return MASK + figures
}

/** A day of birth in any form: nothing of it is shown. */
export function maskDate(date: string): string {
  return date.trim() === '' ? '' : '··.··.····'
}

/** Words of people: a comment, an address of a person, a complaint; nothing of them is shown. */
export function maskText(text: string): string {
  return text.trim() === '' ? '' : MASK
}

/** «О» of «"Ольга"»; of an emoji or marks alone nothing. */
function firstSign(word: string): string {
  for (const character of word) if (sign.test(character)) return character
  return ''
}
