import { crc32, inflateRawSync } from 'node:zlib'

const CENTRAL_HEADER = 0x02_01_4b_50
const END_LENGTH = 22

/** Files of an archive by name, read from its directory as any program does; every sum is checked. */
export function readZip(archive: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(archive)
  const end = bytes.length - END_LENGTH
  const count = bytes.readUInt16LE(end + 10)
  let place = bytes.readUInt32LE(end + 16)
  const files = new Map<string, Buffer>()
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(place) !== CENTRAL_HEADER) throw new Error('no entry where the directory says')
    const nameEnd = place + 46 + bytes.readUInt16LE(place + 28)
    const name = bytes.toString('utf8', place + 46, nameEnd)
    const local = bytes.readUInt32LE(place + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(place + 20)))
    if (crc32(content) !== bytes.readUInt32LE(place + 16)) throw new Error(`${name} has another sum`)
    files.set(name, content)
    place = nameEnd + bytes.readUInt16LE(place + 30) + bytes.readUInt16LE(place + 32)
  }
  return files
}
