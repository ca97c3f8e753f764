import { plainText } from '@proverka/domain'
import { numberText } from '@proverka/domain/property'

/**
 * A cadastral number as the index keeps it: the quarter with colons, `00:14:0203005`, and the number in it.
 *
 * @category Take an address apart
 */
export interface NumberParts {
  readonly quarter: string
  readonly parcel: number
}

const SEPARATORS = /[:;^|.,\-/\\_\s]+/
const MOST_PARCEL = 0xff_ff_ff_ff
const BLOCK_LENGTHS = [7, 6] as const

/** What a text means if it is a cadastral number, the likeliest reading first; empty for any other text. */
export function readNumber(text: string): readonly (readonly NumberParts[])[] {
  const bare = numberText(text)
  if (/^\d{11,16}$/.test(bare)) return readDigits(bare)
  const groups = bare.split(SEPARATORS).filter((group) => group !== '')
  if (!groups.every((group) => /^\d+$/.test(group))) return []
  const [first = '', second = '', third = '', fourth = ''] = groups
  if (groups.length === 4) return readGroups(first, second, third, fourth)
  // The first separators are easily lost: «0014 0203005 12», «00140203005:12».
  if (groups.length === 3 && first.length === 4)
    return readGroups(first.slice(0, 2), first.slice(2), second, third)
  if (groups.length === 2 && (first.length === 10 || first.length === 11)) {
    return readGroups(first.slice(0, 2), first.slice(2, 4), first.slice(4), second)
  }
  return []
}

/** Digits alone: 11 have a block of six, more rather one of seven, else one of six (AMB-51). */
function readDigits(digits: string): readonly (readonly NumberParts[])[] {
  const cut = (block: number) =>
    partsOf(digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 4 + block), digits.slice(4 + block))
  return (digits.length === 11 ? [6] : BLOCK_LENGTHS).map(cut)
}

/** Separated groups; zeros left out at the front are put back, whichever length of the block it may be. */
function readGroups(region: string, district: string, block: string, parcel: string) {
  if (region.length > 2 || district.length > 2 || block.length > 7) return []
  const whole = block.length < 6 ? [] : partsOf(two(region), two(district), block, parcel)
  const padded = BLOCK_LENGTHS.filter((length) => length > block.length).flatMap((length) =>
    partsOf(two(region), two(district), block.padStart(length, '0'), parcel),
  )
  return [whole, padded].filter((parts) => parts.length > 0)
}

function partsOf(region: string, district: string, block: string, parcel: string): readonly NumberParts[] {
  const number = Number(parcel)
  return number > MOST_PARCEL ? [] : [{ quarter: `${region}:${district}:${block}`, parcel: number }]
}

const two = (digits: string): string => digits.padStart(2, '0')

/** The parts of a number as registers write it; undefined for old and conditional numbers. */
export function registerNumber(number: string): NumberParts | undefined {
  const match = /^(\d{2}:\d{2}:\d{6,7}):(\d{1,9})$/.exec(number)
  return match ? { quarter: match[1] as string, parcel: Number(match[2]) } : undefined
}

/** An old or conditional number without blanks, in upper case. */
export const plainNumber = (number: string): string => plainText(number).replaceAll(/\s+/g, '').toUpperCase()

/**
 * What an unfinished number begins with: a part of a quarter, or a quarter and the beginning of a parcel.
 *
 * @category Search over a store of your own
 */
export interface NumberBeginning {
  /** Digits of the quarter without colons. */
  readonly quarter: string
  /** Undefined while the quarter is not finished. */
  readonly parcel: string | undefined
}

/** Readings of a number that is being typed; empty for any other text. */
export function readNumberBeginning(text: string): readonly NumberBeginning[] {
  const bare = numberText(text)
  const digits = bare.replaceAll(/\D/g, '')
  if (digits.length < 3 || /[^\d:;^|.\-/\\_\s]/.test(bare)) return []
  const groups = bare.split(SEPARATORS)
  if (groups.length > 1) {
    const [region = '', district = '', block = '', parcel] = groups
    if (groups.length > 4 || region.length !== 2 || (groups.length > 2 && district.length !== 2)) return []
    return [{ quarter: region + district + block, parcel }]
  }
  if (digits.length > 16) return []
  return [
    { quarter: digits.slice(0, 11), parcel: digits.length > 11 ? digits.slice(11) : undefined },
    ...(digits.length > 10 ? [{ quarter: digits.slice(0, 10), parcel: digits.slice(10) }] : []),
  ]
}
