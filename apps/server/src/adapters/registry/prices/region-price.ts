import { regionOkato } from '@proverka/domain/register'
import type { RunStatement } from '../../../platform/db/dump-connection.ts'

/** What a metre of a flat costs in a region on average, in kopecks, in the last quarter that is published. */
export interface RegionPrice {
  /** As the source calls it. */
  readonly region: string
  readonly year: number
  readonly quarter: number
  /** Null where nothing is published of this market. */
  readonly fresh: number | null
  readonly resale: number | null
  /** The indicator of ЕМИСС. */
  readonly indicator: string
  /** The day of the file, YYYY-MM-DD. */
  readonly day: string
}

/** The average price in the region of an OKTMO; undefined where none is loaded. */
export async function findRegionPrice(run: RunStatement, oktmo: string): Promise<RegionPrice | undefined> {
  const okato = regionOkato(oktmo)
  if (okato === undefined) return undefined
  const { rows } = await run(
    `select min(p.region) as region, p.year, p.quarter, d.part as indicator, d.day::text as day,
            max(p.kopecks) filter (where p.market = 'new') as fresh,
            max(p.kopecks) filter (where p.market = 'resale') as resale
       from register.region_prices p join register.documents d on d.id = p.document_id
      where p.okato = $1 group by p.year, p.quarter, d.part, d.day order by p.year desc, p.quarter desc limit 1`,
    [okato],
  )
  return (rows as RegionPrice[])[0]
}
