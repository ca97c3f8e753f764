/** One file of an archive as its directory has it. */
export interface ZipPart {
  readonly name: string
  /** The name as it is encoded. */
  readonly nameBytes: Buffer
  /** Whether the archive says that its name is UTF-8; other encodings are not named. */
  readonly isUtf8: boolean
  /** 0 stored, 8 deflated. */
  readonly method: number
  /** Bytes of the unpacked file, as the archive says. */
  readonly size: number
  readonly crc: number
  readonly packed: Buffer
}

/** Why an archive is not read. `ambiguous`: programs could read it differently. */
export type ZipFault = 'broken' | 'locked' | 'ambiguous' | 'too-many-files'

const LOCAL_HEADER = 0x04_03_4b_50
const CENTRAL_HEADER = 0x02_01_4b_50
const END = Buffer.from('PK\u0005\u0006', 'latin1')
const END_LENGTH = 22
const CENTRAL_LENGTH = 46
const LOCAL_LENGTH = 30
const ENCRYPTED = 1
const UTF8_NAME = 0x08_00
/** A symbolic link of a Unix system, in the upper half of the attributes. */
const LINK = 0xa0_00
const KIND_OF_FILE = 0xf0_00

/** More than any office document has. */
const MOST_PARTS = 5000

/**
 * The files of an archive, or why it is refused. Programs could read it differently when there is something before or
 * after it, when files overlap, are links, or have one name twice.
 */
export function readZipDirectory(bytes: Buffer, mostParts = MOST_PARTS): readonly ZipPart[] | ZipFault {
  const end = bytes.lastIndexOf(END)
  if (end < 0 || end + END_LENGTH > bytes.length) return 'broken'
  // A comment is of no use to a document, and a place for another file.
  if (end + END_LENGTH !== bytes.length) return 'ambiguous'
  const count = bytes.readUInt16LE(end + 10)
  if (count === 0) return 'broken'
  if (count > mostParts) return 'too-many-files'
  try {
    return readParts(bytes, count, bytes.readUInt32LE(end + 16), end)
  } catch (error) {
    // A length that leads out of the file.
    if (error instanceof RangeError) return 'broken'
    throw error
  }
}

function readParts(bytes: Buffer, count: number, directory: number, end: number): ZipPart[] | ZipFault {
  const parts: (ZipPart & { readonly from: number; readonly to: number })[] = []
  let at = directory
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== CENTRAL_HEADER) return 'broken'
    const flags = bytes.readUInt16LE(at + 8)
    if (flags & ENCRYPTED) return 'locked'
    if ((bytes.readUInt16LE(at + 40) & KIND_OF_FILE) === LINK) return 'ambiguous'
    const nameEnd = at + CENTRAL_LENGTH + bytes.readUInt16LE(at + 28)
    const from = bytes.readUInt32LE(at + 42)
    if (bytes.readUInt32LE(from) !== LOCAL_HEADER) return 'broken'
    const start = from + LOCAL_LENGTH + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28)
    const to = start + bytes.readUInt32LE(at + 20)
    parts.push({
      name: bytes.toString('utf8', at + CENTRAL_LENGTH, nameEnd),
      nameBytes: bytes.subarray(at + CENTRAL_LENGTH, nameEnd),
      isUtf8: (flags & UTF8_NAME) !== 0,
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 24),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.subarray(start, to),
      from,
      to,
    })
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  if (at !== end) return 'broken'
  // Of the bytes: names of two encodings may have the same replacement characters.
  const names = new Set(parts.map(({ nameBytes }) => nameBytes.toString('latin1')))
  return names.size === count && areApart(parts, directory) ? parts : 'ambiguous'
}

/** One after another from the first byte on, each within what is before the directory. */
function areApart(parts: readonly { from: number; to: number }[], directory: number): boolean {
  const ordered = parts.toSorted((one, other) => one.from - other.from)
  return ordered.every(({ from, to }, index) => {
    const next = ordered[index + 1]?.from ?? directory
    return to <= next && (index > 0 || from === 0)
  })
}
