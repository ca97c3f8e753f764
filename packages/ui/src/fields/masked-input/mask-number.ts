import { isKeystroke } from './edit.ts'
import type { Mask } from './mask.ts'
import { readNumber } from './read-number.ts'
import type { NumberParts, NumberRules } from './read-number.ts'

/** Figures, the decimal comma and the minus belong to a number; the gaps between thousands do not. */
export const numberCharacters = /[\d,\u2212]/

const NBSP = '\u00a0'
const MINUS = '\u2212'
/** Above it a number of the browser loses digits. */
const LONGEST = 15

/** Shows a number as it is typed: `1234567,5` in thousands, a point as a comma; what is no number is left to the rule. */
export function numberMask(rules: NumberRules): Mask {
  return (text, before) => {
    const typing = isKeystroke(text, before)
    const written = typing ? withComma(text, before, rules) : text
    const parts = readNumber(written, rules, typing)
    if (parts === null) return typing && text.length > before.length && isShown(before, rules) ? before : text
    return parts.whole.length > LONGEST ? text : showParts(parts, rules)
  }
}

/** A point typed where no comma is yet means the comma. */
function withComma(text: string, before: string, rules: NumberRules): string {
  const point = text.indexOf('.')
  if (point < 0 || before.includes('.') || rules.fraction === 0) return text
  return before.includes(',') ? text.replace('.', '') : text.replace('.', ',')
}

function isShown(text: string, rules: NumberRules): boolean {
  const parts = readNumber(text, rules, true)
  return parts !== null && showParts(parts, rules) === text
}

function showParts({ negative, whole, fraction }: NumberParts, rules: NumberRules): string {
  const head = fraction !== undefined && whole === '' ? '0' : whole
  const thousands = head.replace(/\B(?=(?:\d{3})+$)/g, NBSP)
  const tail = fraction === undefined || rules.fraction === 0 ? '' : `,${fraction}`
  return `${negative ? MINUS : ''}${thousands}${tail}`
}

/** What is shown as the text that `Number` reads: `-1234.5`. An unfinished or other text comes back without its gaps. */
export function numberValue(shown: string): string {
  return shown.replaceAll(NBSP, '').replace(MINUS, '-').replace(',', '.')
}

/** The text that `Number` reads as it is shown. */
export function numberText(value: string): string {
  const parts = /^(-?)(\d*)(?:\.(\d*))?$/.exec(value)
  if (!parts) return value
  return showParts(
    { negative: parts[1] !== '', whole: parts[2]!, fraction: parts[3] },
    { fraction: 1, minus: true },
  )
}
