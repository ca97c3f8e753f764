/** File systems take 255 bytes of a name. */
const LONGEST_BYTES = 230

/** Names that Windows keeps for devices, with any extension. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * Names of the files of one archive: each is a plain path inside of it on every system, whatever was given, and no two are
 * alike, not even for systems that do not tell letters of two cases apart. A name that was made here comes out as it is.
 */
export function createEntryNames(): (given: string) => string {
  const taken = new Set<string>()
  return (given) => {
    const name = safePath(given)
    let free = name
    for (let times = 2; taken.has(keyOf(free)); times++) free = numbered(name, times)
    taken.add(keyOf(free))
    return free
  }
}

const keyOf = (name: string): string => name.toLowerCase()

function safePath(given: string): string {
  const segments = given.split('/').map(safeSegment)
  return segments.filter(Boolean).join('/') || 'файл'
}

function safeSegment(given: string): string {
  const plain = given
    .normalize('NFC')
    .replaceAll(/[\p{C}<>:"|?*\\]/gu, '')
    .replaceAll('..', '.')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '')
  return withEnd(DEVICES.test(plain) ? `_${plain}` : plain, '')
}

/** The name with `end` before its extension, short enough. */
function withEnd(name: string, end: string): string {
  const { stem, extension } = partsOf(name)
  const rest = end + extension
  if (Buffer.byteLength(stem + rest) <= LONGEST_BYTES) return stem + rest
  let letters = [...stem]
  while (Buffer.byteLength(letters.join('') + rest) > LONGEST_BYTES) letters = letters.slice(0, -1)
  return letters.join('').trimEnd() + rest
}

/** Of a path the last part is numbered: folders are shared. */
function numbered(path: string, times: number): string {
  const at = path.lastIndexOf('/') + 1
  return path.slice(0, at) + withEnd(path.slice(at), ` (${times})`)
}

function partsOf(name: string) {
  const extension = /\.\w{1,8}$/.exec(name)?.[0] ?? ''
  return { stem: name.slice(0, name.length - extension.length), extension }
}
