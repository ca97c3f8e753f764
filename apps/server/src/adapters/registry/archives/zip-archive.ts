import { crc32 } from 'node:zlib'
import { unzipRaw, type ZipEntry } from 'unzipit'
import { LoadError } from '../load-error.ts'
import type { Archive, ArchiveEntry } from './archive.ts'
import type { ClosableReader } from './file-reader.ts'

const UTF8_NAME = 0x800

/** The part of an entry that the library keeps to itself: nothing else tells the checksum and the spelling of the name. */
interface RawEntry {
  readonly ['_rawEntry']: { readonly crc32: number; readonly generalPurposeBitFlag: number }
}

/** The entries of a ZIP, ZIP64 too; only its directory is read. Throws `LoadError` for what is none. */
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
    entries: entries.filter(({ isDirectory }) => !isDirectory).map((entry) => entryOf(label, entry)),
    close: reader.close,
  }
}

function entryOf(label: string, entry: ZipEntry): ArchiveEntry {
  const { crc32: checksum, generalPurposeBitFlag } = (entry as unknown as RawEntry)['_rawEntry']
  // Archivers of Windows write names in the code page of DOS and do not say so.
  const isUtf8 = (generalPurposeBitFlag & UTF8_NAME) !== 0
  const name = isUtf8 ? entry.name : new TextDecoder('ibm866').decode(entry.nameBytes)
  return {
    name: name.replaceAll('\\', '/'),
    bytes: entry.size,
    mark: `${entry.size}:${checksum}`,
    open: () => checked(`${label}, ${name}`, entry, checksum),
  }
}

/** The library checks the length alone. */
async function* checked(place: string, entry: ZipEntry, checksum: number): AsyncGenerator<Uint8Array> {
  if (entry.encrypted) throw new LoadError(`${place}: файл в архиве под паролем.`)
  let sum = 0
  let read = 0
  try {
    for await (const chunk of await entry.stream()) {
      sum = crc32(chunk, sum)
      read += chunk.length
      yield chunk
    }
  } catch (error) {
    if (error instanceof LoadError) throw error
    throw new LoadError(`${place}: архив поврежден или обрезан, файл не читается после байта ${read}.`)
  }
  if (sum !== checksum) throw new LoadError(`${place}: файл поврежден, контрольная сумма не сходится.`)
}
