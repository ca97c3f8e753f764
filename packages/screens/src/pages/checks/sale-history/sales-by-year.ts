/** A flat of a house and what it was sold for; prices in roubles, area in square metres. */
export interface SoldFlat {
  readonly area: number | null
  readonly sales: readonly { readonly date: string; readonly price: number }[]
}

export interface YearOfSales {
  readonly year: string
  /** The median price of a square metre, roubles; `null` when nothing was sold or no area is known. */
  readonly perMetre: number | null
  /** All sales of the year, those of flats without a known area too. */
  readonly count: number
}

/** Prices of a house year by year, from its first sale to its last; a year between without a sale has no price. */
export function salesByYear(flats: readonly SoldFlat[]): readonly YearOfSales[] {
  const sales = flats.flatMap(({ area, sales: own }) =>
    own.map(({ date, price }) => ({ year: Number(date.slice(0, 4)), perMetre: area ? price / area : null })),
  )
  if (sales.length === 0) return []
  const years = sales.map(({ year }) => year)
  const first = Math.min(...years)
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, at) => {
    const sold = sales.filter(({ year }) => year === first + at)
    const known = sold.flatMap(({ perMetre }) => perMetre ?? [])
    return { year: String(first + at), perMetre: median(known), count: sold.length }
  })
}

/** The middle of the numbers, halfway between the two middle ones of an even count. */
function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((left, right) => left - right)
  const high = sorted[Math.floor(sorted.length / 2)]
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}
