import { fullWords } from '../words/abbreviations.ts'
import { isSide } from '../words/city-parts.ts'
import {
  DISTRICT_BITS,
  isKindAndName,
  nominative,
  QUARTER_BITS,
  REGION_BITS,
  SIDE_BITS,
} from '../words/kinds.ts'
import type { Item, KindItem, NumberItem, WordItem } from './items.ts'
import { readItems } from './read-items.ts'

/** A word of the query. */
export interface QueryWord {
  readonly text: string
  /** Any word that begins so will do. */
  readonly isBeginning: boolean
  /** A word that must be in the place; others only rank it. */
  readonly isRequired: boolean
  /**
   * Kinds that the word belongs to, such as a district: registers leave these out, so the word may be missing in a
   * place that names no such kind. 0 for other words.
   */
  readonly kinds: number
  /** The word is itself a kind («Набережная»): it, or a place of the kind, must be there. */
  readonly isKind: boolean
}

export type QueryNumber = Pick<NumberItem, 'value' | 'role' | 'code' | 'joint'>

export interface ParsedQuery {
  readonly words: readonly QueryWord[]
  /** Bits of the kinds named for each of its places: «г», «ул». */
  readonly kinds: readonly number[]
  /** Numbers that are no part of a name by their look; a plain one may still be: «8 Марта 5». */
  readonly numbers: readonly QueryNumber[]
  /** The last number is not finished yet. */
  readonly isNumberUnfinished: boolean
}

const ADJECTIVE = /(?:ая|ий|ый|ой|[нк]ого)$/
const OPTIONAL_BITS = REGION_BITS | DISTRICT_BITS | QUARTER_BITS

/** Most words and numbers of a question: each is one bit while places are compared. */
export const MOST_WORDS = 16
export const MOST_NUMBERS = 12

/** Parses a normalised query; while the user types, its last word may be incomplete. */
export function parseQuery(text: string, isTyping: boolean): ParsedQuery {
  const items = readItems(text)
  const last = isTyping && /[\p{L}\d]$/u.test(text) ? items.at(-1) : undefined
  const isParted = items.some(({ part }) => part > 0)
  const words = items.flatMap((item, index) => wordOf(item, index, items, isParted, item === last))
  const numbers = items.filter((item) => item.type === 'number' && item.role !== 'name') as NumberItem[]
  const unique = new Map(words.map((word) => [word.text, word]))
  return {
    words: [...unique.values()].slice(0, MOST_WORDS),
    kinds: items.flatMap((item) => (item.type === 'kind' && item !== last ? [item.bits] : [])),
    numbers: numbers.slice(0, MOST_NUMBERS),
    isNumberUnfinished: last?.type === 'number',
  }
}

function wordOf(
  item: Item,
  index: number,
  items: readonly Item[],
  isParted: boolean,
  isLast: boolean,
): readonly QueryWord[] {
  if (item.type === 'number') {
    return item.role === 'name' ? [{ ...PLAIN, text: item.value }] : []
  }
  if (item.type === 'kind') {
    // «гор» may go on as «Горького» while it is being typed.
    if (isLast && !item.isShort) return [{ ...PLAIN, text: item.text, isBeginning: true, isRequired: false }]
    return isKindAndName(item.text)
      ? [{ ...PLAIN, text: item.text, kinds: item.bits, isKind: true, isRequired: false }]
      : []
  }
  if (item.isRemark) return [{ ...PLAIN, text: item.text, isRequired: false }]
  const [full] = item.text.length <= 5 && !isLast ? fullWords(item.text) : []
  if (full && (item.isShort || item.text.length <= 2)) {
    const isRequired = item.text.length > 2
    return [{ ...PLAIN, text: full.slice(0, Math.max(item.text.length, 3)), isBeginning: true, isRequired }]
  }
  const kinds = kindsOf(item, index, items, isParted)
  const after = items[index + 1]
  return [
    {
      ...PLAIN,
      text: after?.type === 'kind' ? nominative(item.text, after.text) : item.text,
      isBeginning: isLast || isShortened(item, kinds),
      isRequired: kinds === 0 && (item.text.length > 1 || isLast),
      kinds,
    },
  ]
}

/** Words of regions are shortened without a dot, too: «моск обл», «брянск обл». */
const SHORT_REGION = /^.{2,}[^аеийоуыья]$/
const isShortened = ({ text, isShort }: WordItem, kinds: number): boolean =>
  (isShort && text.length <= 4) || ((kinds & REGION_BITS) !== 0 && SHORT_REGION.test(text))

const isShortRegion = ({ text }: WordItem, kind: Item | undefined, after: Item | undefined): boolean =>
  kind?.type === 'kind' &&
  (kind.bits & REGION_BITS) !== 0 &&
  SHORT_REGION.test(text) &&
  !(after?.type === 'word' && ADJECTIVE.test(after.text))

const PLAIN = { isBeginning: false, isRequired: true, kinds: 0, isKind: false } as const

/** The optional kinds that a word belongs to: those of its part, or, without commas, that beside it. */
function kindsOf(word: WordItem, index: number, items: readonly Item[], isParted: boolean): number {
  if (isSide(word.text)) return SIDE_BITS
  if (isParted) {
    const kinds = items.filter((item): item is KindItem => item.type === 'kind' && item.part === word.part)
    const isOptional = kinds.length > 0 && kinds.every(({ bits }) => (bits & ~OPTIONAL_BITS) === 0)
    if (isOptional && !items.some((item) => item.part === word.part && item.type === 'number')) {
      return kinds.reduce((all, { bits }) => all | bits, 0)
    }
    if (isOptional) return 0
  }
  const after = items[index + 1]
  const before = items[index - 1]
  const isAdjective = ADJECTIVE.test(word.text) || isShortRegion(word, after, items[index + 2])
  if (isOptionalKind(after, word) && isAdjective) return after.bits
  if (isOptionalKind(before, word) && !isAdjectiveBefore(items[index - 2], before)) return before.bits
  return 0
}

const isOptionalKind = (item: Item | undefined, word: WordItem): item is KindItem =>
  item?.type === 'kind' && item.part === word.part && (item.bits & OPTIONAL_BITS) !== 0

/** «Калачинский р-н Ивановка»: the kind has its word before it already. */
const isAdjectiveBefore = (item: Item | undefined, kind: KindItem): boolean =>
  item?.type === 'word' && item.part === kind.part && ADJECTIVE.test(item.text)
