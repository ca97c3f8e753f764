import { normaliseCadastralNumber } from './cadastral-number.ts'
import { CADASTRAL_REGIONS } from './regions.ts'

/** The parts of a cadastral number and what they say about the object. */
export interface CadastralNumberDescription {
  readonly number: string
  readonly region: string
  /** Undefined for a code that the register does not use. */
  readonly regionName: string | undefined
  readonly district: string
  readonly block: string
  readonly parcel: string
  /** The quarter of the object: `77:01:0001001`. */
  readonly quarter: string
  /**
   * A block of zeros is not a real quarter: the object crosses the quarters of a district or, with a zero district too,
   * of the whole region (pipes, roads, woods).
   */
  readonly zeroBlock: 'none' | 'district' | 'region'
}

/** Splits a cadastral number into its parts; null when the text is not one. */
export function describeCadastralNumber(text: unknown): CadastralNumberDescription | null {
  const number = normaliseCadastralNumber(text)
  if (number === null) return null
  const quarter = number.slice(0, number.lastIndexOf(':'))
  const region = quarter.slice(0, 2)
  const district = quarter.slice(3, 5)
  const block = quarter.slice(6)
  return {
    number,
    region,
    regionName: CADASTRAL_REGIONS[region],
    district,
    block,
    parcel: number.slice(quarter.length + 1),
    quarter,
    zeroBlock: !/^0+$/.test(block) ? 'none' : district === '00' ? 'region' : 'district',
  }
}
