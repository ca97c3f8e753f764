/** One file of an archive as its directory has it. */
export interface ZipPart {
  readonly name: string
  /** 0 stored, 8 deflated. */
  readonly method: number
  /** Bytes of the unpacked file, as the archive says. */
  readonly size: number
  readonly packed: Buffer
}

const LOCAL_HEADER = 0x04_03_4b_50
const CENTRAL_HEADER = 0x02_01_4b_50
const END = Buffer.from('PK\u0005\u0006', 'latin1')
const END_LENGTH = 22
const CENTRAL_LENGTH = 46
const LOCAL_LENGTH = 30
const ENCRYPTED = 1

/** More than any office document has. */
const MOST_PARTS = 5000

/**
 * The files of an archive; undefined when programs could read it differently: something before or after it, an
 * encrypted file, files that overlap, one name twice.
 */
export function readZipDirectory(bytes: Buffer): readonly ZipPart[] | undefined {
  const end = bytes.lastIndexOf(END)
  // A comment is of no use to a document, and a place for another file.
  if (end < 0 || end + END_LENGTH !== bytes.length) return undefined
  const count = bytes.readUInt16LE(end + 10)
  if (count === 0 || count > MOST_PARTS) return undefined
  try {
    return readParts(bytes, count, bytes.readUInt32LE(end + 16), end)
  } catch (error) {
    // A length that leads out of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readParts(bytes: Buffer, count: number, directory: number, end: number): ZipPart[] | undefined {
  const parts: (ZipPart & { readonly from: number; readonly to: number })[] = []
  let at = directory
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== CENTRAL_HEADER) return undefined
    if (bytes.readUInt16LE(at + 8) & ENCRYPTED) return undefined
    const nameEnd = at + CENTRAL_LENGTH + bytes.readUInt16LE(at + 28)
    const from = bytes.readUInt32LE(at + 42)
    if (bytes.readUInt32LE(from) !== LOCAL_HEADER) return undefined
    const start = from + LOCAL_LENGTH + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28)
    const to = start + bytes.readUInt32LE(at + 20)
    parts.push({
      name: bytes.toString('utf8', at + CENTRAL_LENGTH, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 24),
      packed: bytes.subarray(start, to),
      from,
      to,
    })
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  const isWhole = at === end && new Set(parts.map(({ name }) => name)).size === count
  return isWhole && areApart(parts, directory) ? parts : undefined
}

/** One after another from the first byte on, each within what is before the directory. */
function areApart(parts: readonly { from: number; to: number }[], directory: number): boolean {
  const ordered = parts.toSorted((one, other) => one.from - other.from)
  return ordered.every(({ from, to }, index) => {
    const next = ordered[index + 1]?.from ?? directory
    return to <= next && (index > 0 || from === 0)
  })
}
