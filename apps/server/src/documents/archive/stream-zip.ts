import { finished } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { streamChunks } from '../../platform/stream-chunks.ts'
import { createEntryNames } from './entry-names.ts'

export interface ZipEntry {
  /** May have folders, with `/`; made safe and unique in the archive. */
  readonly name: string
  readonly bytes: Uint8Array
}

const CHUNK_BYTES = 64 * 1024

/**
 * An archive that is made as fast as it is read: of its files one is in memory at a time, and the next one is asked for when
 * that one is packed. `at` is the time of all of them. It resolves when the first file is made, so that a part of the house
 * that fails is a refusal in words; what fails later can only break the stream off. A reader who gives up ends `entries`, too.
 */
export const streamZip = (
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): Promise<ReadableStream<Uint8Array>> => streamChunks(packEntries(entries, at))

/** A small archive whole. */
export const makeZip = async (
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): Promise<Uint8Array> => new Uint8Array(await new Response(await streamZip(entries, at)).arrayBuffer())

async function* packEntries(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  // A stream that can be destroyed, whatever its type says.
  const output = zip.outputStream as Readable
  const nameOf = createEntryNames()
  // The library keeps what it was given until the end of the archive: no closure of a file may hold its bytes.
  let current: Readable | undefined
  const giveCurrent = (give: (error: unknown, source: Readable) => void) =>
    current ? give(null, current) : give(new Error('no file is being packed'), Readable.from([]))

  async function feed(): Promise<void> {
    for await (const { name, bytes } of entries) {
      if (output.destroyed) return
      const source = Readable.from(chunksOf(bytes), { objectMode: false })
      current = source
      zip.addReadStreamLazy(nameOf(name), { mtime: at, size: bytes.length }, giveCurrent)
      await finished(source)
    }
    zip.end()
  }

  // The library tells of a broken source here.
  zip.on('error', (error: Error) => output.destroy(error))
  const fed = feed().catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  try {
    for await (const chunk of output) yield chunk as Uint8Array
  } finally {
    output.destroy()
    current?.destroy()
    await fed
  }
}

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES)
}
