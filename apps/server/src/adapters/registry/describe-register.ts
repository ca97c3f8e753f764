import type { DocumentSource } from './journal.ts'
import { RULES_VERSION } from './address-index/index-tables.ts'
import type { RunStatement } from '../../platform/db/dump-connection.ts'

/** A loaded region of GAR. */
export interface RegionLine {
  readonly region: number
  readonly release: number
  /** The day of the release, YYYY-MM-DD. */
  readonly day: string
  /** Days since that. */
  readonly age: number
  readonly objects: number
  readonly numbered: number
  /** Objects whose addresses are found; null where the region was loaded before there was a search. */
  readonly found: number | null
  /** Its addresses were read by the rules of this program. */
  readonly isIndexed: boolean
}

/** What is loaded from documents of one source. */
export interface SourceLine {
  readonly source: DocumentSource
  readonly documents: number
  readonly objects: number
  readonly oldest: string
  readonly newest: string
}

export interface RegisterDescription {
  readonly regions: readonly RegionLine[]
  readonly sources: readonly SourceLine[]
  /** Regions whose load was stopped or goes on now. */
  readonly unfinished: readonly number[]
}

/** What the register holds, from which day. */
export async function describeRegister(run: RunStatement): Promise<RegisterDescription> {
  const { rows: regions } = await run(
    `select g.region, g.release, g.day::text as day, current_date - g.day as age, g.objects, g.numbered,
            s.objects as found, coalesce(s.generation = g.generation and s.version = $1, false) as "isIndexed"
       from register.gar_regions g left join register.search_regions s using (region) order by g.region`,
    [RULES_VERSION],
  )
  const { rows: sources } = await run(
    `select source, count(*) as documents, min(day)::text as oldest, max(day)::text as newest,
            sum((select count(*) from register.records r where r.document_id = d.id)
                + (select count(*) from register.region_prices p where p.document_id = d.id))::bigint as objects
       from register.documents d group by source order by source desc`,
  )
  const { rows: loads } = await run('select region from register.gar_loads order by region')
  return {
    regions: regions as RegionLine[],
    sources: sources as SourceLine[],
    unfinished: (loads as { region: number }[]).map(({ region }) => region),
  }
}

/** What the search has of a region, as the end of its line. */
export function describeFound(
  { found, isIndexed }: RegionLine,
  written: (count: number) => string = String,
): string {
  if (found === null) return 'в поиске нет: npm run register -- index'
  const count = `в поиске ${written(found)}`
  return isIndexed ? count : `${count} по прежним правилам: npm run register -- index`
}
