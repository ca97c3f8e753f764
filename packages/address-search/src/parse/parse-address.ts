import { normaliseText } from '../text/normalise-text.ts'
import { fullWords, sameWords } from '../words/abbreviations.ts'
import { otherCityNames } from '../words/cities.ts'
import { isKindAndName, kindBits, nominative, NUMBERED_BITS, STREET_BITS } from '../words/kinds.ts'
import { inHouseOrder, inUnitOrder } from './house-order.ts'
import type { Item, KindItem, NumberItem } from './items.ts'
import { readItems } from './read-items.ts'

/** An address of the register, split into place (settlement and street), house and flat. */
export interface ParsedAddress {
  /** Names of the place: `['образцовск', '8', 'марта']`. */
  readonly words: readonly string[]
  /** Other words that find it as well: old names of the city, full forms of abbreviations. */
  readonly otherWords: readonly string[]
  /** Bits of the kinds that it names. */
  readonly kinds: number
  /** `15к2`, `15/2`, `уч55`; empty when the address has none. */
  readonly house: string
  /** `47`, `пом3`, `1:ком2`; empty when the address has none. */
  readonly unit: string
  /** Where the place and the house end in the visible text (`visibleText`); 0 when they cannot be cut off. */
  readonly placeEnd: number
  readonly houseEnd: number
}

/**
 * Reads an address as registers write it; whatever the text, it answers something that finds it.
 *
 * @category Take an address apart
 * @example
 * ```ts
 * import { parseAddress } from '@proverka/address-search'
 *
 * const { words, house, unit } = parseAddress('г. Москва, ул. Ленина, д. 15, к. 2, кв. 7')
 * words // ['москва', 'ленина']
 * house // '15к2'
 * unit // '7'
 * ```
 */
export function parseAddress(text: string): ParsedAddress {
  const items = readItems(normaliseText(text))
  const words: string[] = []
  const otherWords: string[] = []
  let kinds = 0
  const house: NumberItem[] = []
  const unit: NumberItem[] = []
  items.forEach((item, index) => {
    if (item.type === 'kind') {
      kinds |= item.bits
      if (isName(item, index, items)) words.push(item.text)
    } else if (item.type === 'word') {
      const full = item.text.length <= 5 ? fullWords(item.text) : []
      otherWords.push(...full, ...sameWords(item.text))
      const after = items[index + 1]
      const formal = after?.type === 'kind' ? nominative(item.text, after.text) : item.text
      if (formal !== item.text) otherWords.push(formal)
      if (item.isRemark || item.text.length === 1) otherWords.push(item.text)
      else words.push(item.text)
      const before = items[index - 1]
      if (item.isJoined && before?.type === 'word') otherWords.push(before.text + item.text)
    } else {
      const role = roleOf(item, index, items, house, unit)
      if (role === 'name') words.push(item.value)
      else if (role === 'house' || role === 'part') house.push(item)
      else unit.push(item)
    }
  })
  otherWords.push(...otherCityNames(words))
  return {
    words,
    otherWords,
    kinds,
    house: inHouseOrder(house)
      .map((item, index) => keyPart(item, index === 0, 'house'))
      .join(''),
    unit: inUnitOrder(unit)
      .map((item, index) => (index > 0 && !item.joint ? ':' : '') + keyPart(item, index === 0, 'unit'))
      .join(''),
    ...cutsOf(items, house, unit),
  }
}

/** What a number of an address is, by its mark, its neighbours and what came before. */
function roleOf(
  item: NumberItem,
  index: number,
  items: readonly Item[],
  house: readonly NumberItem[],
  unit: readonly NumberItem[],
): 'name' | 'house' | 'part' | 'unit' {
  if (item.role === 'part' && unit.length > 0 && item.code === 'к') return 'unit'
  if (item.role === 'house') return house.length > 0 && unit.length > 0 ? 'unit' : 'house'
  if (item.role === 'name' || item.role === 'part' || item.role === 'unit') return item.role
  if (item.role === 'aside') return 'unit'
  const before = items[index - 1]
  if (item.joint && before?.type === 'number') {
    return unit.includes(before) ? 'unit' : house.includes(before) ? 'part' : 'name'
  }
  if (house.length > 0) return 'unit'
  const after = items[index + 1]
  if (after?.type === 'word' && after.part === item.part) return 'name'
  if (isNumbered(after, item) || (isNumbered(before, item) && !hasWordBefore(items, index - 1))) return 'name'
  const isHouseLater = items.some(
    (other, place) => place > index && other.type === 'number' && other.role === 'house',
  )
  return isHouseLater ? 'name' : 'house'
}

const isNumbered = (item: Item | undefined, number: NumberItem): boolean =>
  item?.type === 'kind' && item.part === number.part && (item.bits & NUMBERED_BITS) !== 0

function hasWordBefore(items: readonly Item[], index: number): boolean {
  const item = items[index] as Item
  const before = items[index - 1]
  return before?.type === 'word' && before.part === item.part
}

/** «ул. Набережная», «Набережная улица», «проезд» alone: a kind that is the name itself. */
function isName(item: KindItem, index: number, items: readonly Item[]): boolean {
  if (!isKindAndName(item.text) || kindBits(item.text) === 0) return false
  const isSame = (other: Item | undefined) => other?.part === item.part && other.type !== 'number'
  const near = [items[index - 1], items[index + 1]].filter(isSame)
  return (
    near.every(
      (other) => other?.type === 'kind' && (other.bits & STREET_BITS) !== 0 && !isKindAndName(other.text),
    ) && !items.some((other) => other.part === item.part && other.type === 'word')
  )
}

/** One number of a key: `15`, `к2`, `/2`, `уч55`. */
export function keyPart(
  { code, joint, value, role }: Pick<NumberItem, 'code' | 'joint' | 'value' | 'role'>,
  isFirst: boolean,
  of: 'house' | 'unit',
): string {
  if (joint) return joint + value
  if (of === 'unit') return (role === 'part' ? 'ком' : code) + value
  return isFirst || code ? code + value : `/${value}`
}

function cutsOf(items: readonly Item[], house: readonly NumberItem[], unit: readonly NumberItem[]) {
  const isOf = (list: readonly NumberItem[]) => (item: Item) => item.type === 'number' && list.includes(item)
  const firstInside = items.findIndex((item) => isOf(house)(item) || isOf(unit)(item))
  const firstUnit = items.findIndex(isOf(unit))
  const place = firstInside === -1 ? items : items.slice(0, firstInside)
  const isClean =
    firstInside === -1 || items.slice(firstInside).every((item) => isOf(house)(item) || isOf(unit)(item))
  const upToHouse = firstUnit === -1 ? items : items.slice(0, firstUnit)
  return {
    placeEnd: isClean ? (place.at(-1)?.end ?? 0) : 0,
    houseEnd: isClean ? (upToHouse.at(-1)?.end ?? 0) : 0,
  }
}
