import type { DocumentSource } from './journal.ts'
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
    `select region, release, day::text as day, current_date - day as age, objects, numbered
       from register.gar_regions order by region`,
  )
  const { rows: sources } = await run(
    `select source, count(*) as documents, min(day)::text as oldest, max(day)::text as newest,
            sum((select count(*) from register.records r where r.document_id = d.id))::bigint as objects
       from register.documents d group by source order by source desc`,
  )
  const { rows: loads } = await run('select region from register.gar_loads order by region')
  return {
    regions: regions as RegionLine[],
    sources: sources as SourceLine[],
    unfinished: (loads as { region: number }[]).map(({ region }) => region),
  }
}
