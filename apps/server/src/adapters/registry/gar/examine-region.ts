import type { BulkConnection } from '../bulk/bulk-connection.ts'
import type { Refusals } from '../refusals.ts'
import { partitionOf, type Generation } from './partitions.ts'

export interface RegionCounts {
  /** Plots, buildings, premises, rooms and car places that exist now. */
  readonly objects: number
  /** Of them those with a cadastral number. */
  readonly numbered: number
}

/** Levels of the municipal division alone: there is no relation of the administrative one to miss. */
const MUNICIPAL_LEVELS = '(3, 4)'

/**
 * Counts what a region has, and what its records leave open, by reason: consistency between the files of GAR does not
 * exist. Nothing of it keeps a region from being loaded.
 */
export async function examineRegion(
  { run }: BulkConnection,
  of: Generation,
  refusals: Refusals,
): Promise<RegionCounts> {
  const cards = partitionOf('gar_cards', of)
  const relations = partitionOf('gar_relations', of)
  const numbers = partitionOf('gar_numbers', of)
  const current = `select object_id, count(*) as versions, max(level) as level from ${cards} where is_active group by object_id`
  const note = (reason: string, count: number, examples: readonly unknown[] | null) => {
    for (const [at, example] of (examples ?? []).entries())
      refusals.add(reason, String(example), at === 0 ? count : 0)
  }
  const { rows: counted } = await run(`
    select count(*) filter (where level >= 9) as objects,
           count(*) filter (where versions > 1) as several,
           (array_agg(object_id) filter (where versions > 1))[1:10] as "severalOf"
      from (${current}) as current`)
  const [{ objects, several, severalOf }] = counted as [
    { objects: number; several: number; severalOf: number[] | null },
  ]
  note('several-versions', several, severalOf)
  const { rows: related } = await run(`
    with current as materialized (${current}),
    related as materialized (
      select object_id, count(distinct parent_id) as parents, max(parent_id) as parent_id from ${relations} group by object_id)
    select count(*) filter (where r.object_id is null) as missing,
           (array_agg(c.object_id) filter (where r.object_id is null))[1:10] as "missingOf",
           count(*) filter (where r.parents > 1) as several,
           (array_agg(c.object_id) filter (where r.parents > 1))[1:10] as "severalOf",
           count(*) filter (where r.parent_id <> 0 and p.object_id is null) as gone,
           (array_agg(c.object_id) filter (where r.parent_id <> 0 and p.object_id is null))[1:10] as "goneOf"
      from current c
      left join related r using (object_id)
      left join current p on p.object_id = r.parent_id
     where c.level not in ${MUNICIPAL_LEVELS}`)
  const [links] = related as [
    {
      missing: number
      missingOf: number[] | null
      several: number
      severalOf: number[] | null
      gone: number
      goneOf: number[] | null
    },
  ]
  note('no-parent', links.missing, links.missingOf)
  note('several-parents', links.several, links.severalOf)
  note('parent-not-current', links.gone, links.goneOf)
  const { rows: shared } = await run(`
    with stated as materialized (
      select distinct n.number, n.object_id from ${numbers} n join ${cards} c on c.object_id = n.object_id and c.is_active
       where n.number is not null),
    shared as (select number from stated group by number having count(*) > 1)
    select (select count(distinct object_id) from stated) as numbered, count(*) as shared,
           (array_agg(number))[1:10] as "sharedOf" from shared`)
  const [{ numbered, shared: doubles, sharedOf }] = shared as [
    { numbered: number; shared: number; sharedOf: string[] | null },
  ]
  note('shared-number', doubles, sharedOf)
  return { objects, numbered }
}
