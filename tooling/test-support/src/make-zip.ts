import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipFile {
  readonly name: string
  /** The name in another encoding, which the archive then does not name. */
  readonly nameBytes?: Uint8Array
  readonly bytes: Uint8Array
}

const UTF8_NAMES = 0x08_00
const DEFLATE = 8
const VERSION = 20

/** A packed archive as any program writes it, independent of the product's own writer. */
export function makeZip(files: readonly ZipFile[]): Buffer {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes, nameBytes: encoded } of files) {
    const nameBytes = Buffer.from(encoded ?? Buffer.from(name))
    const packed = deflateRawSync(bytes)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(VERSION, 0)
    facts.writeUInt16LE(encoded ? 0 : UTF8_NAMES, 2)
    facts.writeUInt16LE(DEFLATE, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(nameBytes.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, nameBytes, packed])
    local.push(entry)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), facts, place, nameBytes]))
    offset += entry.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, central, end])
}
