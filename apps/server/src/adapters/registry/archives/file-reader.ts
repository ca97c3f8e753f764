import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Reader } from 'unzipit'

export interface ClosableReader extends Reader {
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
    readStream: async (offset, size) =>
      Readable.toWeb(
        createReadStream(path, { start: offset, end: offset + size - 1, highWaterMark: CHUNK }),
      ) as ReadableStream<Uint8Array<ArrayBuffer>>,
    close: () => handle.close(),
  }
}
