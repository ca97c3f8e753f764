import { pluralWord } from '../../format/plural.ts'
import { NUMBER_PARTS, type NumberPart } from './number-parts.ts'

/** How many similar numbers are worth looking at. */
export const NEAR_NUMBERS_LIMIT = 5
/** Numbers further away than this are no misspelling. */
export const NEAR_NUMBER_DISTANCE = 2

/** Edits that make one text the other: a character more, less or other, two neighbours swapped. */
export function editDistance(left: string, right: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const next = [row]
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1]
      // Undefined before the first character, which equals no character.
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = next
  }
  return at(last, right.length)
}

/** Numbers of the same shape that one edit makes of a number: what a slip of the hand may have meant. */
export function numbersOneEditAway(number: string): readonly string[] {
  const parts = number.split(':')
  const found = new Set<string>()
  parts.forEach((part, index) => {
    const isParcel = index === parts.length - 1
    for (const edited of editsOf(part, isParcel)) {
      found.add(parts.with(index, edited).join(':'))
    }
  })
  found.delete(number)
  return [...found]
}

/** In which part two numbers differ and how; `changed` is what of the found part is other. */
export interface NumberDifference {
  readonly part: NumberPart
  readonly before: string
  readonly changed: string
  readonly after: string
  /** «четвертая часть: на одну цифру короче» */
  readonly words: string
}

/** How a found number differs from a typed one; null for equal ones and for texts of another shape. */
export function numberDifference(typed: string, found: string): NumberDifference | null {
  const [left, right] = [typed.split(':'), found.split(':')]
  if (left.length !== NUMBER_PARTS.length || right.length !== NUMBER_PARTS.length) return null
  const index = right.findIndex((part, place) => part !== left[place])
  const part = NUMBER_PARTS[index]
  if (!part) return null
  const isOnly = right.every((other, place) => place === index || other === left[place])
  const rest = right.slice(index + 1)
  return {
    part,
    before: [...right.slice(0, index), ''].join(':'),
    changed: right[index] ?? '',
    after: rest.length > 0 ? `:${rest.join(':')}` : '',
    words: isOnly
      ? `${ORDINALS[part]} часть: ${changeWords(left[index] ?? '', right[index] ?? '')}`
      : 'отличается в нескольких частях',
  }
}

const ORDINALS: Readonly<Record<NumberPart, string>> = {
  region: 'первая',
  district: 'вторая',
  block: 'третья',
  parcel: 'четвертая',
}

/** In words, how one part of a number differs from another; both are digits, and they differ. */
function changeWords(typed: string, found: string): string {
  const shift = found.length - typed.length
  const count = editDistance(typed, found)
  if (count === Math.abs(shift)) {
    return `на ${digits(Math.abs(shift), 'цифру', 'цифры', 'одну')} ${shift > 0 ? 'длиннее' : 'короче'}`
  }
  if (typed.length === found.length && [...typed].toSorted().join('') === [...found].toSorted().join('')) {
    return 'цифры переставлены'
  }
  return digits(count, 'цифра другая', 'цифры другие', 'одна')
}

function digits(count: number, one: string, few: string, oneWord: string): string {
  return `${count === 1 ? oneWord : count === 2 ? 'две' : String(count)} ${pluralWord(count, one, few, few)}`
}

function editsOf(part: string, mayGrow: boolean): string[] {
  const edits: string[] = []
  for (let place = 0; place <= part.length; place++) {
    const [before, after] = [part.slice(0, place), part.slice(place)]
    if (after.length > 1) edits.push(before + after.charAt(1) + after.charAt(0) + after.slice(2))
    if (mayGrow && part.length > 1 && after !== '') edits.push(before + after.slice(1))
    for (let digit = 0; digit <= 9; digit++) {
      if (after !== '') edits.push(before + String(digit) + after.slice(1))
      if (mayGrow) edits.push(before + String(digit) + after)
    }
  }
  return edits
}

/** Outside of the table nothing is reached by edits. */
const at = (row: readonly number[], column: number): number => row[column] ?? Infinity
