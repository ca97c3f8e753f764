import { romanNumber } from '../text/roman.ts'
import { isEmptyWord, ordinalNumber } from '../words/abbreviations.ts'
import { isCityName } from '../words/cities.ts'
import { kindBits } from '../words/kinds.ts'
import { markOf, type Mark } from '../words/marks.ts'
import { withoutRemarks } from './house-order.ts'
import type { Item } from './items.ts'
import { readNumber } from './read-number.ts'
import { readTown } from './read-town.ts'
import { tokensOf, type Token } from './tokens.ts'

/** Marks of one letter that are also a kind of place or a first name: a house number must come before them. */
const isOneLetter = (token: Token): boolean => token.text.length === 1

/** Reads a normalised text as words, kinds of places and numbers with their marks. */
export function readItems(text: string): readonly Item[] {
  const tokens = tokensOf(text)
  const items: Item[] = []
  for (let index = 0; index < tokens.length;) index = readItem(tokens, index, items)
  return withoutRemarks(items)
}

/** Reads the item at `index` into `items`; answers where the next one begins. */
function readItem(tokens: readonly Token[], index: number, items: Item[]): number {
  const token = tokens[index] as Token
  if (token.isNumber)
    return isPostcode(tokens, index) ? index + 1 : readNumber(tokens, index, undefined, items)
  const afterTown = readTown(tokens, index, items)
  if (afterTown !== index) return afterTown
  const mark = markOf(token.text)
  const next = tokens[index + 1]
  if (mark && next && hasValue(tokens, index, mark, items)) return readNumber(tokens, index + 1, mark, items)
  const { part, start, end } = token
  const isAfterHouse = isHouseNumber(items.at(-1))
  if (isAfterHouse && !mark && kindBits(token.text) === 0) {
    // «30 У2», «5а А»: a building of the house without its mark.
    if (next && token.text.length < 4 && isGlued(next)) {
      const value = token.text + next.text
      items.push({ type: 'number', value, role: 'plain', code: '', joint: '', part, start, end: next.end })
      return index + 2
    }
    if (isBuildingLetter(token) && (next?.part !== part || (!isOneLetter(token) && next.isNumber))) {
      items.push({ type: 'number', value: token.text, role: 'part', code: 'л', joint: '', part, start, end })
      return index + 1
    }
  }
  const number = ordinalNumber(token.text) ?? romanNumber(token.text)
  if (number !== undefined) {
    const role = isAfterHouse && romanNumber(token.text) !== undefined ? 'plain' : 'name'
    items.push({ type: 'number', value: String(number), role, code: '', joint: '', part, start, end })
    return index + 1
  }
  const bits = kindBits(token.text)
  if (mark && (bits === 0 || isLonely(tokens, index)) && !(isOneLetter(token) && next)) return index + 1
  if (bits !== 0) {
    items.push({ type: 'kind', text: token.text, bits, isShort: token.hasDot, part, start, end })
  } else if (!isEmptyWord(token.text)) {
    items.push({
      type: 'word',
      text: token.text,
      isJoined: token.gap === '-',
      isShort: token.hasDot,
      isRemark: token.isRemark,
      part,
      start,
      end,
    })
  }
  return index + 1
}

/** One letter of a building, or two: «45 бс». */
const isBuildingLetter = ({ text }: Token): boolean =>
  text.length === 1 || (/^[абв][а-щя]$/.test(text) && !isEmptyWord(text) && !isCityName(text))

const isHouseNumber = (item: Item | undefined): boolean => item?.type === 'number' && item.role !== 'name'

/** Six digits without a mark: no house has so many. */
function isPostcode(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1]
  return (tokens[index] as Token).text.length === 6 && (next === undefined || /[\s,;]/.test(next.gap))
}

/** «д. -, к. 3»: a mark without anything in its part. */
function isLonely(tokens: readonly Token[], index: number): boolean {
  const { part } = tokens[index] as Token
  return tokens[index - 1]?.part !== part && tokens[index + 1]?.part !== part
}

/** One Latin letter is a number only after a mark of a unit: «помещ. I». */
const LONE_ROMAN = /^[ivx]$/

/** Whether what follows a word makes it a mark: «д 5» but «д Федоровка», «к 2» but «К. Маркса». */
function hasValue(tokens: readonly Token[], index: number, mark: Mark, items: readonly Item[]): boolean {
  const token = tokens[index] as Token
  const value = tokens[index + 1] as Token
  const after = tokens[index + 2]
  if (value.part !== token.part) return false
  const isInside = items.some(isHouseNumber)
  if (value.isNumber) {
    if (after && after.gap === '-' && /^(?:я|й|ая|ый|ий|ой|го)$/.test(after.text)) return false
    return token.text !== 'с' || isInside
  }
  if (mark.role === 'aside' || value.text.length > 4) return false
  if (mark.role === 'unit')
    return (
      romanNumber(value.text) !== undefined ||
      LONE_ROMAN.test(value.text) ||
      (isGlued(after) && value.text.length < 3)
    )
  if (isGlued(after)) return value.text.length < 4 && !markOf(value.text)
  // A letter as a value: «корпус А», «литера БС», «15 к а».
  const isLetter = value.text.length === 1 || (mark.code === 'л' && value.text.length === 2)
  if (!isLetter || mark.role !== 'part') return false
  if (isInside) return after?.part !== value.part || markOf(after.text) !== undefined
  // «лит. А, д. 13»: from the part to the house.
  return isAlone(tokens, index) && isHouseLater(tokens, index + 2)
}

/** A mark and its value, with nothing else in their part. */
function isAlone(tokens: readonly Token[], index: number): boolean {
  const { part } = tokens[index] as Token
  const before = tokens[index - 1]
  // «стр. литер А»
  const isFirst = before?.part !== part || (markOf(before.text) && tokens[index - 2]?.part !== part)
  return isFirst === true && tokens[index + 2]?.part !== part
}

const isHouseLater = (tokens: readonly Token[], from: number): boolean =>
  tokens.some(({ text }, at) => at >= from && markOf(text)?.role === 'house' && tokens[at + 1]?.isNumber)

const isGlued = (token: Token | undefined): boolean =>
  token !== undefined && token.isNumber && token.gap === ''
