import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

const LOCAL_HEADER = 0x04_03_4b_50
const CENTRAL_HEADER = 0x02_01_4b_50
const END = 0x06_05_4b_50
const VERSION = 20
const UTF8_NAMES = 0x08_00
const DEFLATE = 8

/** An archive of a few files, packed; `at` is the time of all of them. Names must differ. */
export function makeZip(entries: readonly ZipEntry[], at: Date): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const nameBytes = Buffer.from(name)
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(VERSION, 0)
    common.writeUInt16LE(UTF8_NAMES, 2)
    common.writeUInt16LE(DEFLATE, 4)
    common.writeUInt32LE(dosTime(at), 6)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const local = [number(LOCAL_HEADER, 4), common, nameBytes, packed]
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(number(CENTRAL_HEADER, 4), number(VERSION, 2), common, place, nameBytes)
    parts.push(...local)
    offset += local.reduce((sum, part) => sum + part.length, 0)
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const count = number(entries.length, 2)
  const end = [number(END, 4), number(0, 4), count, count, number(size, 4), number(offset, 4), number(0, 2)]
  return Buffer.concat([...parts, ...directory, ...end])
}

function number(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}

/** Two seconds is the smallest step of the format. */
function dosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return ((date << 16) | time) >>> 0
}
