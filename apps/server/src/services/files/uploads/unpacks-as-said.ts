import { createInflateRaw } from 'node:zlib'
import type { ZipPart } from './zip-directory.ts'

const STORED = 0
const DEFLATED = 8

const MEBIBYTE = 1024 * 1024
/** What a document may unpack to. */
const MOST_UNPACKED = 200 * MEBIBYTE
/** Above the harmless size, a file this many times smaller than its content is taken for a zip bomb. */
const MOST_TIMES = 100
const HARMLESS = 10 * MEBIBYTE

/** Whether an archive unpacks to no more than it says, and that is no bomb. Each part is unpacked and thrown away. */
export async function unpacksAsSaid(parts: readonly ZipPart[]): Promise<boolean> {
  const packed = parts.reduce((sum, part) => sum + part.packed.length, 0)
  const unpacked = parts.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > MOST_UNPACKED) return false
  if (unpacked > HARMLESS && unpacked > packed * MOST_TIMES) return false
  for (const part of parts) {
    if (!(await hasItsSize(part))) return false
  }
  return true
}

async function hasItsSize({ method, size, packed }: ZipPart): Promise<boolean> {
  if (method === STORED) return packed.length === size
  if (method !== DEFLATED) return false
  const inflate = createInflateRaw()
  inflate.end(packed)
  let length = 0
  try {
    for await (const chunk of inflate) {
      length += (chunk as Buffer).length
      if (length > size) return false
    }
  } catch {
    return false
  }
  return length === size
}
