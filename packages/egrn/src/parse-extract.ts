import type { Extract } from '@proverka/domain/reports'
import { decodeXml } from './decode.ts'
import { isLegacy } from './kinds.ts'
import { readLegacy } from './legacy.ts'
import { listNotUnderstood } from './not-understood.ts'
import { readParts } from './parts.ts'
import { listPlaces } from './places.ts'
import type { ExtractPlaces } from './places.ts'
import { readExtract } from './read-extract.ts'
import { parseTree } from './tree.ts'
import type { XmlNode } from './tree.ts'

/**
 * Reads an official EGRN extract in XML, in any form from 2017 on (FIND-08): by local names, whatever their order.
 * Throws `ExtractError` for a file that is refused; never gives half a result. Parts that the reader does not know are
 * listed in `notUnderstood` by their path.
 *
 * @category Read an extract
 * @example
 * ```ts
 * import { parseExtract } from '@proverka/egrn'
 *
 * const extract = parseExtract(bytes)
 * extract.object.cadastralNumbers // ['00:01:0001001:204']
 * extract.rights.map((right) => right.share ?? 'целиком') // ['целиком', '1/3', '2/3']
 * ```
 */
export function parseExtract(bytes: Uint8Array): Extract {
  return readTree(parseTree(decodeXml(bytes)))
}

/**
 * An extract beside the file that it was read from.
 *
 * @category Read an extract
 */
export interface LocatedExtract {
  readonly extract: Extract
  /** The file as text, which the places point into. */
  readonly text: string
  readonly places: ExtractPlaces
}

/**
 * Reads an extract as `parseExtract` does and returns the position of each entry in the file. `onProgress` receives the
 * share of the file that has been read, 0 to 1.
 *
 * @category Read an extract
 * @example
 * ```ts
 * import { locateExtract } from '@proverka/egrn'
 *
 * const { extract, text, places } = locateExtract(bytes)
 * const place = places['/object/cadastralNumbers']!
 * extract.object.cadastralNumbers // ['00:01:0001001:204']
 * place.line // 8
 * text.slice(place.start, place.end) // '<cad_number>00:01:0001001:204</cad_number>'
 * ```
 */
export function locateExtract(bytes: Uint8Array, onProgress?: (share: number) => void): LocatedExtract {
  const text = decodeXml(bytes)
  const root = parseTree(text, onProgress)
  const extract = readTree(root)
  return { extract, text, places: listPlaces(root, extract, text) }
}

function readTree(root: XmlNode): Extract {
  const read = isLegacy(root.name) ? readLegacy(root) : readExtract(root)
  return { ...read, parts: readParts(root, read), notUnderstood: listNotUnderstood(root) }
}
