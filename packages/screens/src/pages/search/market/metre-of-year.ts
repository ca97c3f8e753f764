import type { MonthPrice } from './price-series.ts'
import { priceSeries } from './price-series.ts'

const MONTHS = 12

/** A row of prices of the year: what a metre costs now, thousands of roubles, and how that changed, as a share. */
export interface MetreOfYear {
  readonly now: number
  /** Undefined while only one month is known. */
  readonly change: number | undefined
}

/** The last twelve months of both rows, and what each of them comes to. */
export function metreOfYear(house: readonly MonthPrice[], area: readonly MonthPrice[]) {
  const series = priceSeries(house, area)
  const lastOf = <Item>(items: readonly Item[]) => items.slice(-MONTHS)
  const rows = { labels: lastOf(series.labels), house: lastOf(series.house), area: lastOf(series.area) }
  return { ...rows, ofHouse: summaryOf(rows.house), ofArea: summaryOf(rows.area) }
}

function summaryOf(values: readonly (number | null)[]): MetreOfYear | undefined {
  const known = values.filter((value) => value !== null)
  const [first] = known
  const now = known.at(-1)
  if (first === undefined || now === undefined) return undefined
  return { now, change: known.length > 1 ? now / first - 1 : undefined }
}
