import { romanNumber } from '../text/roman.ts'
import { kindBits } from '../words/kinds.ts'
import { markOf, type Mark } from '../words/marks.ts'
import type { Item, NumberItem } from './items.ts'
import type { Token } from './tokens.ts'

const ORDINAL_ENDING = /^(?:я|й|го|ая|ый|ий|ой|ое|ей|ти|му|ым|их)$/
/** After a hyphen one letter more may be an ending: «2-е», «9-х». */
const ORDINAL_ENDING_APART = /^(?:я|й|е|х|ю|го|ая|ый|ий|ой|ое|ей|ти|му|ым|их)$/

/** Reads the number at `index`, with its letter, into `items`; answers where the next item begins. */
export function readNumber(
  tokens: readonly Token[],
  index: number,
  mark: Mark | undefined,
  items: Item[],
): number {
  const token = tokens[index] as Token
  // In brackets nothing but a flat counts: «д. 1 (кв. 40)», «д. 24 (49/100)».
  if (token.isRemark && (mark?.role !== 'unit' || items.some(isUnit))) return index + 1
  const {
    next,
    value,
    isOrdinal,
    part: partCode,
  } = token.isNumber ? readDigits(tokens, index, mark) : readLetters(tokens, index)
  const { end } = tokens[next - 1] as Token
  const { part, start } = token
  const place = { part, start, end }
  // «под. 1,2,3»: all of them are entrances.
  if (mark?.role === 'aside') return endOfList(tokens, next)
  items.push({
    type: 'number',
    value,
    role: isOrdinal ? 'name' : (mark?.role ?? 'plain'),
    code: mark?.code ?? '',
    joint: mark ? '' : jointOf(token, items.at(-1), tokens.slice(next)),
    ...place,
  })
  if (!partCode) return next
  // «19дк1»: the letter of the house and the mark of its part in one word.
  items.push({
    type: 'number',
    value: bare(tokens[next] as Token),
    role: 'part',
    code: partCode,
    joint: '',
    ...place,
  })
  return next + 1
}

/** A list of so many numbers is one, whatever parts them; one number after an entrance may be a flat. */
const LEAST_LIST = 2

/** Where a list of numbers ends that are parted by bare commas, or that is long. */
function endOfList(tokens: readonly Token[], index: number): number {
  const endOf = (gap: RegExp) => {
    const end = tokens.findIndex((token, at) => at >= index && !(token.isNumber && gap.test(token.gap)))
    return end === -1 ? tokens.length : end
  }
  const loose = endOf(/^[,\s]+$/)
  return loose - index >= LEAST_LIST ? loose : endOf(/^,$/)
}

const isUnit = (item: Item): boolean => item.type === 'number' && item.role === 'unit'

interface Reading {
  readonly value: string
  readonly next: number
  readonly isOrdinal?: boolean
  readonly part?: string
}

/** A value that begins with letters: «д. В15», «корпус А», «пом. XXV». */
function readLetters(tokens: readonly Token[], index: number): Reading {
  const { text } = tokens[index] as Token
  const digits = tokens[index + 1]
  if (digits?.isNumber && digits.gap === '') return { value: text + digits.text, next: index + 2 }
  return { value: String(romanNumber(text, 1) ?? text), next: index + 1 }
}

function readDigits(tokens: readonly Token[], index: number, mark: Mark | undefined): Reading {
  const value = bare(tokens[index] as Token)
  const plain = { value, next: index + 1 }
  const letter = tokens[index + 1]
  if (!letter || letter.isNumber || letter.isRemark) return plain
  const withLetter = { value: value + letter.text, next: index + 2 }
  const ordinal = { value, next: index + 2, isOrdinal: true }
  const after = tokens[index + 2]
  const isOne = letter.text.length === 1
  if (letter.gap === '') {
    const goesOn = after !== undefined && after.isNumber && after.gap === ''
    if (ORDINAL_ENDING.test(letter.text) && !goesOn) return ordinal
    if (goesOn && /^.?[кс]$/.test(letter.text)) {
      const [first, second] = letter.text
      return second ? { value: value + first, next: index + 2, part: second } : plain
    }
    if (markOf(letter.text) && !isOne) return plain
    return letter.text.length <= 2 && (isOne || kindBits(letter.text) === 0) ? withLetter : plain
  }
  const sign = letter.gap.trim()
  if (sign === '-' || sign === '–') {
    const isMarked = mark !== undefined && mark.role !== 'aside'
    // No street has a number of three digits: «Строящаяся 257-е» is a house.
    const isHouse = (isMarked || value.length > 2) && isOne
    if (letter.gap === sign && ORDINAL_ENDING_APART.test(letter.text) && !isHouse) return ordinal
    return isOne ? withLetter : plain
  }
  if (sign === '/') return isOne ? withLetter : plain
  return isOne && isLetterApart(letter, after) ? withLetter : plain
}

/** Whether a single letter after a space belongs to the number: «93 б», but not «7 г Москва» and «15 к 2». */
function isLetterApart(letter: Token, after: Token | undefined): boolean {
  if (/[^\s"«»']/.test(letter.gap)) return false
  const goesOn = after?.part === letter.part
  if (!goesOn) return !letter.hasDot || kindBits(letter.text) === 0
  if (markOf(letter.text) && (after.isNumber || after.text.length === 1)) return false
  if (after.isNumber) return letter.text !== 'м' && after.gap !== ''
  return !letter.hasDot && (kindBits(letter.text) === 0 || markOf(after.text) !== undefined)
}

function jointOf(token: Token, before: Item | undefined, after: readonly Token[]): NumberItem['joint'] {
  if (before?.type !== 'number') return ''
  // «5 корп. 2 - 7»: a dash with spaces parts the flat from its house, where nothing else is marked as one.
  const isApart = before.role !== 'unit' && !after.some(({ text }) => markOf(text)?.role === 'unit')
  if (isApart && /^\s+-\s+$/.test(token.gap)) return ''
  const sign = token.gap.trim()
  // «ГП-1.2»
  if (sign === '.' && before.code === 'гп') return '/'
  if (sign === '/' || sign === '\\') return '/'
  return sign === '-' || sign === '–' ? '-' : ''
}

/** Digits without leading zeros. */
const bare = ({ text }: Token): string => text.replace(/^0+(?=\d)/, '')
