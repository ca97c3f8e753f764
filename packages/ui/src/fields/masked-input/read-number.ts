import { plainText } from '@proverka/domain'

/** A number taken apart; digits only. */
export interface NumberParts {
  negative: boolean
  whole: string
  /** Undefined without a decimal comma, empty right after it was typed. */
  fraction: string | undefined
}

export interface NumberRules {
  /** Most digits behind the comma. */
  fraction: number
  /** Whether a minus is taken. */
  minus: boolean
  /** How the unit of the field is written behind a pasted number. */
  unit?: RegExp | undefined
}

const currency = /(?:₽|руб(?:лей|ля|ль|\.)?|р\.|rub|rur)/giu
const kopecks = /(\d)\s*(?:₽|руб[а-яё]*\.?|р\.?|,)\s*(\d{1,2})\s*коп[а-яё]*\.?/iu
/** Bills write the kopecks behind a hyphen or an equals sign: 1 234-56, 1 234=56. */
const billed = /^([\d\s.,']*\d)\s?[-=](\d\d)$/
const shape = /^(?:\d+(?:[.,]\d+)*[.,]?|[.,]\d*)$/

/**
 * A number as people and programs write it: groups of thousands by spaces, points, commas or apostrophes, a decimal
 * comma or point, the currency. Null for anything else. While `typing` goes on the comma is the decimal one of the mask.
 */
export function readNumber(text: string, rules: NumberRules, typing: boolean): NumberParts | null {
  const bare = plainText(text).trim()
  const plain = (rules.unit && !typing ? bare.replace(rules.unit, '') : bare)
    .replace(kopecks, (_all, whole: string, few: string) => `${whole},${few.padStart(2, '0')}`)
    .replace(currency, ' ')
    .trim()
  const negative = plain.startsWith('-')
  if (negative && !rules.minus) return null
  const amount = plain
    .replace(/^[-+]\s*/, '')
    .replace(billed, '$1,$2')
    .replace(/[\s'’]/g, '')
  if (amount === '') return { negative, whole: '', fraction: undefined }
  if (!shape.test(amount)) return null
  const cut = typing ? amount.indexOf(',') : decimalPlace(amount, rules.fraction)
  if (cut === undefined) return null
  const whole = (cut < 0 ? amount : amount.slice(0, cut)).replace(/[.,]/g, '')
  if (cut < 0) return { negative, whole, fraction: undefined }
  const fraction = amount.slice(cut + 1).replace(/[.,]/g, '')
  if (typing) return { negative, whole, fraction: fraction.slice(0, rules.fraction) }
  const spare = fraction.slice(rules.fraction)
  if (/[^0]/.test(spare)) return null
  return { negative, whole, fraction: fraction.slice(0, rules.fraction) || undefined }
}

/**
 * Index of the decimal separator of a pasted amount; -1 without one, undefined when the separators are inconsistent.
 */
function decimalPlace(amount: string, fraction: number): number | undefined {
  const last = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','))
  if (last < 0) return -1
  const mark = amount.charAt(last)
  const groups = amount.split(mark)
  const mixed = /[.]/.test(amount) && /[,]/.test(amount)
  if (groups.length > 2) return !mixed && areThousands(groups) ? -1 : undefined
  const head = groups[0] ?? ''
  if (mixed) return areThousands(head.split(/[.,]/)) ? last : undefined
  // 1.234 of a bank is a thousand; 0.125 and the thousandths of a field that has them are not.
  return fraction < 3 && head !== '0' && areThousands(groups) ? -1 : last
}

function areThousands(groups: readonly string[]): boolean {
  const [first = '', ...rest] = groups
  return first.length >= 1 && first.length <= 3 && rest.every((group) => group.length === 3)
}
