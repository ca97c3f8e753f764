import type { SignatureState } from '@proverka/domain/views'
import type { AppContext } from '../context.ts'
import { intakeKey } from '../files/intake-key.ts'

/** A file of the register as it came. */
export interface OriginalFile {
  readonly kind: 'xml' | 'signature' | 'archive' | 'pdf'
  readonly name: string
  readonly hash: string
}

/** An extract that an item was answered with, and what came with it. */
export interface OriginalExtract {
  readonly files: readonly OriginalFile[]
  readonly signature: SignatureState
}

/** The files that the report of an item was read from, the extract itself first in each. */
export async function listOriginals({ queries }: AppContext, itemId: string): Promise<OriginalExtract[]> {
  const rows = await queries.intake.listOfItem(itemId)
  return rows.map(({ name, hash, companions, signature }) => ({
    files: [{ kind: 'xml', name, hash }, ...companions],
    signature,
  }))
}

/** The bytes of an original, unchanged; undefined when they are lost. */
export const readOriginal = (
  { files }: AppContext,
  { hash }: OriginalFile,
): Promise<Uint8Array | undefined> => files.get(intakeKey(hash))
