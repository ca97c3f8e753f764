import type { IntakeCompanion } from '../../platform/db/schema/intake-schema.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { ReceivedFile } from './archives/unpack-archive.ts'

/** A file that came with another one, to be stored unchanged. */
export interface StoredCompanion extends IntakeCompanion {
  readonly bytes: Uint8Array
}

/** A received file as that which came with another one. */
export const toCompanion = (
  kind: IntakeCompanion['kind'],
  { name, bytes }: ReceivedFile,
): StoredCompanion => ({ kind, name, hash: sha256(bytes), size: bytes.length, bytes })
