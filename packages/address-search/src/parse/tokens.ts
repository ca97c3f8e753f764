import { COMPOUND_KINDS, isShortKind } from '../words/kinds.ts'
import { COMPOUND_MARKS } from '../words/marks.ts'
import { DOTTED_SIDES } from '../words/city-parts.ts'
import { TOWN_ENDS } from '../words/town-words.ts'

/** A run of letters or of digits; compounds such as `пр-кт` are one. */
export interface Token {
  readonly text: string
  readonly isNumber: boolean
  /** The text between this token and the one before it. */
  readonly gap: string
  /** Commas and brackets part an address; tokens of one part belong together. */
  readonly part: number
  /** Inside brackets: a remark, not the address itself. */
  readonly isRemark: boolean
  readonly hasDot: boolean
  readonly start: number
  readonly end: number
}

const DOTTED_SIDE = new RegExp(String.raw`^(?:${DOTTED_SIDES})$`)
const COMPOUNDS = [...COMPOUND_KINDS, ...COMPOUND_MARKS, ...Object.keys(TOWN_ENDS), 'б/н']
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replaceAll(/[./]/g, String.raw`\$&`))
  .join('|')

const TOKEN = new RegExp(String.raw`(?<!\p{L})(?:${COMPOUNDS}|${DOTTED_SIDES})(?!\p{L})|\p{L}+|\d+`, 'gu')
/** «дом номер 5», «дом N 5»: words for № carry no meaning. */
const NUMBER_WORDS = new Set(['номер', 'n', 'no'])
const BEFORE_NUMBER = /[.\s№]*\d/y

/** Most tokens of one text: no real address has more, and the work stays bounded. */
const MOST_TOKENS = 64

/** Splits a normalised text. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  let previous = 0
  let part = 0
  let depth = 0
  for (const match of text.matchAll(TOKEN)) {
    const word = match[0]
    if (NUMBER_WORDS.has(word) && isBeforeNumber(text, match.index + word.length)) continue
    const gap = text.slice(previous, match.index)
    if (/[,;()\n]/.test(gap)) {
      part++
      for (const sign of gap) depth = Math.max(0, depth + (sign === '(' ? 1 : sign === ')' ? -1 : 0))
    }
    const before = tokens.at(-1)
    previous = match.index + word.length
    if (before && gap === '-' && isShortKind(`${before.text}-${word}`)) {
      tokens[tokens.length - 1] = {
        ...before,
        text: `${before.text}-${word}`,
        hasDot: text[previous] === '.',
        end: previous,
      }
      continue
    }
    tokens.push({
      text:
        word === 'б/н'
          ? 'бн'
          : word.includes('.') && DOTTED_SIDE.test(word)
            ? word.replaceAll(/[.\s]/g, '')
            : word,
      isNumber: /\d/.test(word),
      gap,
      part,
      isRemark: depth > 0,
      hasDot: text[previous] === '.',
      start: match.index,
      end: previous,
    })
    if (tokens.length === MOST_TOKENS) break
  }
  return tokens
}

function isBeforeNumber(text: string, from: number): boolean {
  BEFORE_NUMBER.lastIndex = from
  return BEFORE_NUMBER.test(text)
}
