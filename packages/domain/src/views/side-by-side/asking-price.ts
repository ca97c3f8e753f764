import { counted } from '../../format/plural.ts'
import { formatMoney } from '../../money/format-money.ts'

/** The middle half of the compared flats' prices, in roubles, and how many adverts it rests on. */
export interface PriceEstimate {
  readonly low: number
  readonly high: number
  readonly count: number
}

/** With fewer adverts a range says little. */
export const FEW_ADVERTS = 10

/** An asked price beside its estimate, in words; a comparison of the two alone, no advice. Prices in roubles. */
export function askedWords(asked: number, { low, high }: PriceEstimate): string {
  if (asked > high) return `на ${formatMoney(asked - high)} выше оценки`
  if (asked < low) return `на ${formatMoney(low - asked)} ниже оценки`
  return 'внутри оценки'
}

/** What an estimate rests on: «14 объявлений, от 7 160 000 ₽ до 7 940 000 ₽». */
export const estimateWords = ({ low, high, count }: PriceEstimate): string =>
  `${counted(count, 'объявление', 'объявления', 'объявлений')}, от ${formatMoney(low)} до ${formatMoney(high)}`
