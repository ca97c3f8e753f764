import type { Database } from '../../../platform/db/database.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { indexNumbers } from '../address-index/index-documents.ts'
import type { DocumentSource } from '../journal.ts'
import type { ObjectStatement } from './confirmer.ts'

/** Sources whose documents are about one object, not about a region, a quarter or a list of houses. */
type ObjectSource = Exclude<DocumentSource, 'kpt' | 'houses'>

/**
 * Stores what a document says of one object, in the place of what an older one of the same source said; a newer one stays.
 * What a loading command does to the register does not meet it: it is a row of its own source.
 */
export function storeStatement(
  database: Database,
  source: ObjectSource,
  statement: ObjectStatement,
  raw: string,
): Promise<void> {
  const { number, kind, state, address, partOf, facts, document, day } = statement
  const run = database.runRawSql
  return database.transaction(async () => {
    // Two processes may have asked at once: the second waits here.
    const { rows } = await run(
      `insert into register.documents (source, part, document, day, file, file_hash) values ($1, $2, $3, $4, $3, $5)
         on conflict (source, part) do update set document = excluded.document, day = excluded.day, file = excluded.file,
           file_hash = excluded.file_hash, loaded_at = clock_timestamp()
         where documents.day <= excluded.day
       returning id`,
      [source, number, document, day, sha256(raw)],
    )
    const [stored] = rows as { id: number }[]
    if (!stored) return
    await run('insert into register.number_ids (number) values ($1) on conflict do nothing', [number])
    await run('delete from register.records where document_id = $1', [stored.id])
    await run(
      `insert into register.records (document_id, number, kind, state, address, part_of, facts)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb)`,
      [stored.id, number, kind, state, address, partOf, JSON.stringify(facts)],
    )
    await indexNumbers(run, [number])
  })
}
