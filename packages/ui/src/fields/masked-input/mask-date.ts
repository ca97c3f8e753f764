import { isErasure, isKeystroke } from './edit.ts'
import { keepOrLeave } from './mask.ts'
import { plainText } from '@proverka/domain'

const LENGTH = '00.00.0000'.length
const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']

const shown = /^\d{0,2}\.\d{0,2}\.\d{0,4}$/
const yearFirst = /(?<!\d)(\d{4})\s*[-./ ]\s*(\d{1,2})\s*[-./ ]\s*(\d{1,2})(?!\d)/
const dayFirst = /(?<![\d.])(\d{1,2})\s*[-./,_ ]\s*(\d{1,2})\s*[-./,_ ]\s*(\d{4})(?!\d)/
const inWords = /(?<!\d)(\d{1,2})["»”]?[\s-]*([а-яё]{3,8})\.?[\s-]*(\d{4})(?!\d)/iu

const two = (digits: string): string => digits.padStart(2, '0')
const text = (day: string, month: string, year: string): string => `${two(day)}.${two(month)}.${year}`

/** A whole date in any of the spellings that papers and programs have, as it is shown. */
function wholeDate(plain: string): string | undefined {
  const iso = yearFirst.exec(plain)
  if (iso) return text(iso[3]!, iso[2]!, iso[1]!)
  const usual = dayFirst.exec(plain)
  if (usual) return text(usual[1]!, usual[2]!, usual[3]!)
  const words = inWords.exec(plain)
  const month = words ? MONTHS.findIndex((name) => words[2]!.toLowerCase().startsWith(name)) : -1
  return month < 0 ? undefined : text(words![1]!, String(month + 1), words![3]!)
}

/** Sets a date in the mask `##.##.####` as far as it is typed; also takes `2024-12-31`, `1.2.2024` and words. */
export function maskDate(typed: string, before = ''): string {
  // While a part is being corrected the others stay in their places.
  const corrects = shown.test(typed) && shown.test(before)
  if (corrects && (isErasure(typed, before) || isKeystroke(typed, before))) return typed
  const plain = plainText(typed)
  const whole = wholeDate(plain)
  if (whole !== undefined) return whole
  const digits = padded(plain).replace(/\D/g, '')
  if (digits.length > 8) return keepOrLeave(typed, before, before.length >= LENGTH)
  const [a, b, c] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  // Eight bare digits that begin with the year: no month is above 12.
  if (digits.length === 8 && Number(b) > 12 && Number(digits.slice(4, 6)) <= 12 && before === '')
    return text(digits.slice(6), digits.slice(4, 6), digits.slice(0, 4))
  return [a, b, c].filter(Boolean).join('.')
}

/** A separator typed after one figure closes the part: `1.` is the first day. */
function padded(plain: string): string {
  return plain.replace(/^(\d)[./\- ]/, '0$1').replace(/^(\d{2})[./\- ]?(\d)[./\- ]/, '$10$2')
}

/** `31.12.2024` as `2024-12-31`; anything unfinished comes back as it is. */
export function dateValue(masked: string): string {
  const parts = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(masked)
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : masked
}

/** `2024-12-31` as `31.12.2024`; an unfinished text comes back as it is. */
export function dateText(value: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  return parts ? `${parts[3]}.${parts[2]}.${parts[1]}` : value
}
