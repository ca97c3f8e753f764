import type { RunStatement } from '../../src/platform/db/dump-connection.ts'

/** What an extract of the register of rights states, stored as a confirmer would. */
export async function stateExtract(
  run: RunStatement,
  number: string,
  facts: Readonly<Record<string, { readonly value: string | number }>>,
  day = '2026-11-02',
): Promise<void> {
  const { rows } = await run(
    `insert into register.documents (source, part, document, day, file, file_hash)
     values ('extract', $1, 'КУВИ-001/2026-99000200', $2, 'extract.xml', 'of a test') returning id`,
    [number, day],
  )
  const [document] = rows as { id: number }[]
  await run(
    `insert into register.records (document_id, number, kind, state, facts) values ($1, $2, 'land', 'current', $3)`,
    [document?.id, number, JSON.stringify(facts)],
  )
}
