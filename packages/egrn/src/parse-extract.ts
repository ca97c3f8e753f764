import type { Extract } from '@proverka/domain/reports'
import { decodeXml } from './decode.ts'
import { isLegacy } from './kinds.ts'
import { readLegacy } from './legacy.ts'
import { listNotUnderstood } from './not-understood.ts'
import { readParts } from './parts.ts'
import { readExtract } from './read-extract.ts'
import { parseTree } from './tree.ts'

/**
 * Reads an official EGRN extract in XML, in any form from 2017 on (FIND-08): by local names, whatever their order.
 * Throws `ExtractError` for a file that is refused; never gives half a result. Parts that the reader does not know are
 * listed in `notUnderstood` by their path.
 */
export function parseExtract(bytes: Uint8Array): Extract {
  const root = parseTree(decodeXml(bytes))
  const read = isLegacy(root.name) ? readLegacy(root) : readExtract(root)
  return { ...read, parts: readParts(root, read), notUnderstood: listNotUnderstood(root) }
}
