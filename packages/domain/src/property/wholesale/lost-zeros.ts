import { normaliseCadastralNumber, withSixDigitBlock } from '../../fields/cadastral/cadastral-number.ts'

/*
 * A spreadsheet that reads digits as a quantity drops leading zeros: «05010000011234» becomes 5010000011234, which is
 * also a number of region 50. So such numbers are only likely, and the user has to confirm them.
 */

const WITHOUT_FIRST_ZERO = /^[1-9]\d{9,14}$/
/** A block of fewer digits is a count or a date. */
const PARTS = /^(\d{1,2})\D+(\d{1,2})\D+(\d{5,7})\D+([1-9]\d*)$/

/** The cadastral numbers that digits, whole or in four parts, are with the zeros that a sheet may have dropped. */
export function withLostZeros(text: string): readonly string[] {
  if (WITHOUT_FIRST_ZERO.test(text)) {
    const whole = `0${text}`
    const short = withSixDigitBlock(whole)
    // A block of six digits is written with seven, too.
    const numbers = [
      normaliseCadastralNumber(whole),
      short,
      short?.replace(/(?<=:)\d{6}(?=:)/, '0$&') ?? null,
    ]
    // The number of an object within its block begins with no zero.
    return [...new Set(numbers)].filter((number) => number !== null && !/:0\d*$/.test(number)) as string[]
  }
  const [, region, district, block = '', parcel] = PARTS.exec(text) ?? []
  if (region === undefined || district === undefined) return []
  if (region.length === 2 && district.length === 2 && block.length > 5) return []
  const blocks = block.length > 6 ? [block] : [block.padStart(7, '0'), block.padStart(6, '0')]
  return blocks.map((part) => [region.padStart(2, '0'), district.padStart(2, '0'), part, parcel].join(':'))
}
