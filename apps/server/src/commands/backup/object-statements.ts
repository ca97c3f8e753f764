import { indexDocuments } from '../../adapters/registry/address-index/index-documents.ts'
import type { LoadConnection, RunStatement } from '../../platform/db/dump-connection.ts'

/**
 * What extracts, services and the operator said of single objects. The rest of the register is loaded again from its files; for
 * these there are none.
 */
export const STATEMENTS_SOURCE = `(
  select d.source, d.part, d.document, d.day, d.file_hash, d.loaded_at, r.kind, r.state, r.address, r.part_of, r.facts
    from register.documents d join register.records r on r.document_id = d.id
   where d.source not in ('kpt', 'houses') order by d.id)`

/** False before the migration that made the register. */
export async function hasRegister(run: RunStatement): Promise<boolean> {
  const { rows } = await run(`select to_regclass('register.documents') is not null as found`)
  return (rows as [{ found: boolean }])[0].found
}

/** Puts what `STATEMENTS_SOURCE` copied out into an empty register. */
export async function loadStatements(
  { run, copyIn }: LoadConnection,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  await run(`create temporary table restored_statements (
    source text, part text, document text, day date, file_hash text, loaded_at timestamptz, kind text, state text, address text,
    part_of text, facts jsonb)`)
  await copyIn('restored_statements', chunks)
  await run(`insert into register.documents (source, part, document, day, file, file_hash, loaded_at)
    select source, part, document, day, document, file_hash, loaded_at from restored_statements`)
  await run('insert into register.number_ids (number) select distinct part from restored_statements')
  await run(`insert into register.records (document_id, number, kind, state, address, part_of, facts)
    select d.id, s.part, s.kind, s.state, s.address, s.part_of, s.facts
      from restored_statements s join register.documents d using (source, part)`)
  await run('drop table restored_statements')
}

/** Has the search find what was loaded; after the last change of the schema. */
export async function indexStatements(run: RunStatement): Promise<void> {
  await run('update register.search_regions set version = 0 where region = -1')
  await indexDocuments(run)
}
