import type { RunStatement } from '../../platform/db/dump-connection.ts'
import type { DocumentSource } from './journal.ts'

interface NumberRow {
  readonly region: number
  readonly id: number
  readonly number: string
}

const columnsOf = (rows: readonly NumberRow[]): unknown[] => {
  const regions = rows.map(({ region }) => region)
  return [regions, rows.map(({ id }) => id), rows.map(({ number }) => number), [...new Set(regions)]]
}

/** Ids of the objects of GAR that carry each of some numbers now; a number may have several, or none. */
export async function listObjectIdsByNumbers(
  run: RunStatement,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { rows: stated } = await run(
    'select distinct region, object_id as id, number from register.gar_numbers where number = any($1::text[])',
    [[...numbers]],
  )
  if (stated.length === 0) return new Map()
  // A number may be of any region; of the cards only those of the regions that have it are planned for.
  const { rows } = await run(
    `select distinct n.number, n.id
       from unnest($1::smallint[], $2::bigint[], $3::text[]) as n (region, id, number)
       join register.gar_cards c on c.region = any($4::smallint[]) and c.region = n.region and c.object_id = n.id and c.is_active
      order by number, id`,
    columnsOf(stated as readonly NumberRow[]),
  )
  const byNumber = Map.groupBy(rows as { number: string; id: number }[], ({ number }) => number)
  return new Map([...byNumber].map(([number, found]) => [number, found.map(({ id }) => id)]))
}

/** Ids of the objects that are known by their numbers alone. */
export async function listNumberIds(
  run: RunStatement,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await run(
    `select number, id from register.number_ids where number = any($1::text[])
        and exists (select from register.records where records.number = number_ids.number)`,
    [[...numbers]],
  )
  return new Map((rows as { number: string; id: number }[]).map(({ number, id }) => [number, id]))
}

/** The numbers of objects that are known by them alone. */
export async function listNumbersByIds(run: RunStatement, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await run('select number from register.number_ids where id = any($1::bigint[])', [
    [...ids],
  ])
  return (rows as { number: string }[]).map(({ number }) => number)
}

/** Numbers that begin so, of GAR and of documents, at most `limit`. */
export async function listNumbersAfter(run: RunStatement, prefix: string, limit: number): Promise<string[]> {
  const end = prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1)
  const { rows } = await run(
    `select number from (
       (select number from register.gar_numbers where number >= $1 and number < $2 order by number limit $3)
       union
       (select number from register.records where number >= $1 and number < $2 order by number limit $3)) as found
      order by number limit $3`,
    [prefix, end, limit],
  )
  return (rows as { number: string }[]).map(({ number }) => number)
}

/** Numbers that the documents of a source name, of all its parts or of one. */
export async function listDocumentNumbers(
  run: RunStatement,
  source: DocumentSource,
  part: string | undefined,
): Promise<string[]> {
  const { rows } = await run(
    `select distinct r.number from register.records r join register.documents d on d.id = r.document_id
      where d.source = $1 and d.part = coalesce($2, d.part) and r.number is not null`,
    [source, part ?? null],
  )
  return (rows as { number: string }[]).map(({ number }) => number)
}
