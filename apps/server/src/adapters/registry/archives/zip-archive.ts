import { pipeline } from 'node:stream'
import { createInflateRaw, crc32 } from 'node:zlib'
import { unzipRaw, type ZipEntry } from 'unzipit'
import { LoadError } from '../load-error.ts'
import type { Archive, ArchiveEntry } from './archive.ts'
import type { ClosableReader } from './file-reader.ts'

const UTF8_NAME = 0x800
const STORED = 0
const DEFLATED = 8

/** The fixed part of the header before the bytes of an entry; its name and extra field follow. */
const LOCAL_HEADER = 30
const LOCAL_SIGNATURE = 0x04_03_4b_50

/** The library's own stream unpacks in pieces of 16 KB, at half the speed. */
const CHUNK = 256 * 1024

/** Internal fields of the library's entry: its place, checksum and flags. */
interface RawEntry {
  readonly ['_rawEntry']: {
    readonly crc32: number
    readonly generalPurposeBitFlag: number
    readonly relativeOffsetOfLocalHeader: number
  }
}

/** The entries of a ZIP, ZIP64 too; only its directory is read. Throws `LoadError` for any other file. */
export async function openZip(label: string, reader: ClosableReader): Promise<Archive> {
  let entries: readonly ZipEntry[]
  try {
    entries = (await unzipRaw(reader)).entries
  } catch (error) {
    await reader.close()
    if (error instanceof LoadError) throw error
    throw new LoadError(`${label}: это не ZIP-архив или он обрезан, оглавление не читается.`)
  }
  return {
    label,
    entries: entries.filter(({ isDirectory }) => !isDirectory).map((entry) => entryOf(label, entry, reader)),
    close: reader.close,
  }
}

function entryOf(label: string, entry: ZipEntry, reader: ClosableReader): ArchiveEntry {
  const raw = (entry as unknown as RawEntry)['_rawEntry']
  // Archivers of Windows write names in the code page of DOS and do not say so.
  const isUtf8 = (raw.generalPurposeBitFlag & UTF8_NAME) !== 0
  const name = isUtf8 ? entry.name : new TextDecoder('ibm866').decode(entry.nameBytes)
  return {
    name: name.replaceAll('\\', '/'),
    bytes: entry.size,
    mark: `${entry.size}:${raw.crc32}`,
    open: () => checked(`${label}, ${name}`, entry, raw, reader),
  }
}

/** The unpacked bytes; their number and checksum are those of the directory, or it ends with a `LoadError`. */
async function* checked(
  place: string,
  entry: ZipEntry,
  raw: RawEntry['_rawEntry'],
  reader: ClosableReader,
): AsyncGenerator<Uint8Array> {
  if (entry.encrypted) throw new LoadError(`${place}: файл в архиве под паролем.`)
  let sum = 0
  let read = 0
  try {
    for await (const chunk of unpack(entry, raw.relativeOffsetOfLocalHeader, reader)) {
      sum = crc32(chunk, sum)
      read += chunk.length
      // A small archive may unpack to terabytes: nothing is read past the size in the directory.
      if (read > entry.size) break
      yield chunk
    }
  } catch (error) {
    if (error instanceof LoadError) throw error
    throw new LoadError(`${place}: архив поврежден или обрезан, файл не читается после байта ${read}.`)
  }
  if (sum !== raw.crc32 || read !== entry.size)
    throw new LoadError(`${place}: файл поврежден, контрольная сумма не сходится.`)
}

async function* unpack(entry: ZipEntry, at: number, reader: ClosableReader): AsyncGenerator<Uint8Array> {
  const header = Buffer.from(await reader.read(at, LOCAL_HEADER))
  if (header.readUInt32LE(0) !== LOCAL_SIGNATURE) throw new Error('no local header')
  const begin = at + LOCAL_HEADER + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (entry.compressedSize === 0) return
  const packed = reader.openStream(begin, entry.compressedSize)
  if (entry.compressionMethod === STORED) yield* packed as AsyncIterable<Uint8Array>
  else if (entry.compressionMethod === DEFLATED)
    // A failure of the one ends the other; it is thrown by the reading.
    yield* pipeline(packed, createInflateRaw({ chunkSize: CHUNK }), () => {}) as AsyncIterable<Uint8Array>
  else throw new Error(`compression ${entry.compressionMethod}`)
}
