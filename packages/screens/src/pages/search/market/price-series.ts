/** The mean price of a square metre in one month, roubles, and of how many adverts. */
export interface MonthPrice {
  /** `2026-11` */
  readonly month: string
  readonly price: number
  readonly count: number
}

/** Months from the first to the last that either row knows, and the prices in thousands; null where nothing is known. */
export function priceSeries(house: readonly MonthPrice[], area: readonly MonthPrice[]) {
  const months = [...new Set([...house, ...area].map(({ month }) => month))].toSorted()
  const valuesOf = (rows: readonly MonthPrice[]) => {
    const prices = new Map(rows.map(({ month, price }) => [month, price]))
    return months.map((month) => {
      const price = prices.get(month)
      return price === undefined ? null : Math.round(price / 100) / 10
    })
  }
  return { labels: months.map(monthLabel), house: valuesOf(house), area: valuesOf(area) }
}

/** `2026-11` as «11.2026». */
const monthLabel = (month: string): string => month.split('-').toReversed().join('.')
