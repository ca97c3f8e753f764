import { REGISTER_SOURCES } from '@proverka/domain/register'
import type { RunStatement } from '../../platform/db/dump-connection.ts'
import type { ObjectOrigin } from './object-register.ts'

/** The documents that name a number or the house of a GAR id, and the release of GAR that has the object. */
export async function listOrigins(
  run: RunStatement,
  number: string | null,
  garId: number | null,
): Promise<ObjectOrigin[]> {
  const { rows } = await run(
    `select d.source, d.document, d.day::text as day, (extract(epoch from d.loaded_at) * 1000)::float8 as at
       from register.records r join register.documents d on d.id = r.document_id
      where r.number = $1 or r.guid in (select guid from register.gar_cards where object_id = $2)
     union all
     select 'gar', 'v.' || g.release, g.day::text, (extract(epoch from g.changed_at) * 1000)::float8
       from register.gar_regions g
      where g.region in (select region from register.gar_cards where object_id = $2)`,
    [number, garId],
  )
  return (rows as (Omit<ObjectOrigin, 'loadedAt'> & { at: number })[])
    .map(({ at, ...origin }) => ({ ...origin, loadedAt: new Date(at) }))
    .toSorted((one, other) => REGISTER_SOURCES.indexOf(one.source) - REGISTER_SOURCES.indexOf(other.source))
}

/** Whether a region of GAR or a document is loaded. */
export async function holdsAnything(run: RunStatement): Promise<boolean> {
  const { rows } = await run(
    'select exists (select from register.gar_regions) or exists (select from register.documents) as held',
  )
  return (rows as [{ held: boolean }])[0].held
}
