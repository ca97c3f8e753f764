import type { PersonalDataReadsTable } from '../db/schema/schema.ts'
import { sha256 } from '../sha256.ts'

type Entry = Omit<PersonalDataReadsTable, 'hash'>

/** Between the parts of an entry; no part holds it. */
const SEPARATOR = '\u001f'

/** What ties an entry to the one before it: the hash of all it says and of the former hash (empty for the first). */
export function hashOfEntry(previous: string, entry: Entry): string {
  const { chain_id, position, at, reader_id, subject, fields, reason } = entry
  const parts = [
    previous,
    chain_id,
    String(position),
    at.toISOString(),
    reader_id ?? '',
    subject,
    fields,
    reason,
  ]
  return sha256(parts.join(SEPARATOR))
}

/** A text without the separator, so that two different entries never read alike. */
export const asPart = (text: string): string => text.replaceAll(SEPARATOR, ' ')
