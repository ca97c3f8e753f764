export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Longest side of a picture: beyond it viewers give up, and a scan of a document is far below. */
const LONGEST_SIDE = 20_000
/** 100 megapixels are 400 MB when a viewer unpacks them. */
const MOST_PIXELS = 100_000_000

/** Whether a picture can be opened without harm; false for an unreadable size. */
export function isViewable(size: ImageSize | undefined): boolean {
  if (!size) return false
  const { width, height } = size
  return (
    Math.min(width, height) > 0 && Math.max(width, height) <= LONGEST_SIDE && width * height <= MOST_PIXELS
  )
}

/** The size that the first chunk of a PNG names. */
export function pngSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

const START_OF_SCAN = 0xda
/** Frame headers are C0 to CF without the tables DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The size that the frame header of a JPEG names; its segments are walked, for a thumbnail inside has another one. */
export function jpegSize(bytes: Buffer): ImageSize | undefined {
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    if (marker === START_OF_SCAN) return undefined
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** The size that the first chunk of a WebP names, in any of its three forms. */
export function webpSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 30) return undefined
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    default:
      return undefined
  }
}
