import type { ZipPart } from '../../files/uploads/zip-directory.ts'
import { IntakeError } from '../intake-error.ts'

/** Longer names are of no system. */
const LONGEST = 500

/** Control characters and marks of direction, which make a name look like another one. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u

/** Out of the folder: absolute, of a drive, through a parent. */
const LEADS_OUT = /^\/|^[a-z]:|(?:^|\/)\.\.(?:\/|$)/i

/**
 * The path of a file in its archive, with `/` between folders. Programs that do not mark a name as UTF-8 write it in
 * UTF-8 all the same, or in the code page of DOS. Throws `IntakeError` for one that leads out of the folder.
 */
export function nameOfPart({ nameBytes, isUtf8 }: Pick<ZipPart, 'nameBytes' | 'isUtf8'>): string {
  const path = decodeName(nameBytes, isUtf8)?.replaceAll('\\', '/').normalize('NFC')
  if (!path || path.length > LONGEST || HIDDEN.test(path) || LEADS_OUT.test(path))
    throw new IntakeError('archive-unsafe-name')
  return path
}

function decodeName(bytes: Uint8Array, isUtf8: boolean): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return isUtf8 ? undefined : new TextDecoder('ibm866').decode(bytes)
  }
}
