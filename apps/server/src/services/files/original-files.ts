import type { RegisterDocument, RegisterFile } from '@proverka/domain/views'
import type { AppContext } from '../context.ts'
import { intakeKey } from './intake-key.ts'

/** The files that the report of an item was read from, the extract itself first in each. */
export async function listOriginals({ queries }: AppContext, itemId: string): Promise<RegisterDocument[]> {
  const rows = await queries.intake.listOfItem(itemId)
  return rows.map(({ name, hash, kind, size_bytes, companions, signature }) => ({
    files: [{ kind, name, hash, size: size_bytes }, ...companions],
    signature,
  }))
}

/** The bytes of an original, unchanged; undefined when they are lost. */
export const readOriginal = (
  { files }: AppContext,
  { hash }: Pick<RegisterFile, 'hash'>,
): Promise<Uint8Array | undefined> => files.get(intakeKey(hash))
