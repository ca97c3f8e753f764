import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Reader } from 'unzipit'

/** Parts of a file: small ones at once, large ones as a stream. */
export interface ClosableReader extends Pick<Reader, 'getLength' | 'read'> {
  readonly openStream: (offset: number, size: number) => Readable
  readonly close: () => Promise<void>
}

const CHUNK = 1024 * 1024

/** Parts of a file on the disk. */
export async function openFileReader(path: string): Promise<ClosableReader> {
  const handle = await open(path)
  return {
    getLength: async () => (await handle.stat()).size,
    async read(offset, size) {
      const { bytesRead, buffer } = await handle.read(new Uint8Array(size), 0, size, offset)
      return buffer.subarray(0, bytesRead)
    },
    openStream: (offset, size) =>
      createReadStream(path, { start: offset, end: offset + size - 1, highWaterMark: CHUNK }),
    close: () => handle.close(),
  }
}
