import type { RegisterSource } from '@proverka/domain/register'
import type { BulkConnection } from './bulk/bulk-connection.ts'
import type { RefusedRows } from './refusals.ts'

/** Sources whose documents are stored one by one, each taken out whole; prices are of regions, not of objects. */
export type DocumentSource = Exclude<RegisterSource, 'gar'> | 'prices'

/** What a file brought to the register. */
export interface JournalEntry {
  readonly source: 'gar' | DocumentSource
  /** The region, the quarter or the file of houses. */
  readonly part?: string | undefined
  readonly document?: string | undefined
  readonly file?: string | undefined
  readonly fileHash?: string | undefined
  readonly outcome: 'loaded' | 'changed' | 'unchanged' | 'refused' | 'removed'
  readonly objects?: number
  readonly refused?: RefusedRows
  /** Why a file was refused as a whole. */
  readonly reason?: string
}

export async function noteInJournal({ run }: BulkConnection, entry: JournalEntry): Promise<void> {
  const { source, part, document, file, fileHash, outcome, objects = 0, refused = {}, reason } = entry
  await run(
    `insert into register.journal (source, part, document, file, file_hash, outcome, objects, refused, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      source,
      part ?? null,
      document ?? null,
      file ?? null,
      fileHash ?? null,
      outcome,
      objects,
      JSON.stringify(refused),
      reason ?? null,
    ],
  )
}
