import { toKopecks, toRoubles } from '@proverka/domain'
import { addDays } from '@proverka/domain/timing'
import type { AdvertFilter } from '@proverka/api/contract'
import type { AppContext } from '../context.ts'
import type { AdvertWanted } from '../../platform/db/queries/market/adverts.ts'

/** Adverts that were not seen for longer say nothing about today's prices. */
const FRESH_DAYS = 180
/** Months that a price chart shows. */
const CHART_MONTHS = 24

/** The first day whose adverts still count; the market's own last day is today for it. */
export async function freshSince({ queries }: AppContext): Promise<string | undefined> {
  const last = await queries.adverts.findMarketDay()
  return last && addDays(last, -FRESH_DAYS)
}

/** Filters of the wire, in roubles, as the queries take them; which houses its address means is asked for beforehand. */
export const wantedBy = ({
  address: _place,
  object_type,
  id_site,
  price1,
  price2,
  ...rest
}: AdvertFilter): AdvertWanted => ({
  ...rest,
  objectType: object_type,
  idSite: id_site,
  price1: price1 === undefined ? undefined : toKopecks(price1),
  price2: price2 === undefined ? undefined : toKopecks(price2),
})

/** Mean prices of the fresh adverts without duplicates, in roubles. */
export async function averagePrice(context: AppContext, wanted: AdvertWanted) {
  const seenSince = await freshSince(context)
  const { average, averagePerMetre, count } = await context.queries.adverts.summariseAdverts({
    ...wanted,
    seenSince,
  })
  return { average: wholeRoubles(average), average_per_m2: wholeRoubles(averagePerMetre), count }
}

/** Mean price of a square metre by month, up to the last day that the market is known. */
export async function priceChange(context: AppContext, wanted: AdvertWanted) {
  const lastDay = await context.queries.adverts.findMarketDay()
  if (!lastDay) return []
  const rows = await context.queries.adverts.listMonths(wanted, lastDay, CHART_MONTHS)
  return rows.map(({ month, price, count }) => ({ month, price: Math.round(toRoubles(price)), count }))
}

/** Kopecks of a mean as whole roubles. */
export function wholeRoubles(kopecks: number): number
export function wholeRoubles(kopecks: number | null): number | null
export function wholeRoubles(kopecks: number | null): number | null {
  return kopecks === null ? null : Math.round(toRoubles(kopecks))
}
