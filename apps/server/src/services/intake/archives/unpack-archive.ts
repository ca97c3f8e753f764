import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { fileKind, type FileKind } from '@proverka/egrn'
import { readZipDirectory, type ZipPart } from '../../files/uploads/zip-directory.ts'
import { IntakeError } from '../intake-error.ts'
import { nameOfPart } from './part-name.ts'

const inflate = promisify(inflateRaw)

/** Rosreestr puts one archive into another. */
const MOST_DEPTH = 2

/** Files of an archive and of those in it. */
const MOST_FILES = 2000

const MEBIBYTE = 1024 * 1024
/** Unpacked bytes of all of them. */
const MOST_BYTES = 200 * MEBIBYTE

/** Above the harmless size, an archive this many times smaller than its content is taken for a bomb. */
const MOST_TIMES = 100
const HARMLESS = 10 * MEBIBYTE

const STORED = 0
const DEFLATED = 8

/** A file as it was brought, or one out of an archive. */
export interface ReceivedFile {
  /** Without folders. */
  readonly name: string
  /** Folders inside of its archive, with `/` at the end; empty outside of any. */
  readonly folder: string
  readonly kind: FileKind
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The archive that it came in. */
  readonly archive?: ReceivedFile
}

/**
 * An archive, the files in it and in the ZIPs inside of it, in memory and bounded; each has the size and the checksum that
 * its directory names. Throws `IntakeError` when anything is wrong with any of it: an archive is taken in as a whole or not
 * at all.
 */
export function unpackArchive(archive: ReceivedFile): Promise<readonly ReceivedFile[]> {
  return unpackInto(archive, 1, { files: MOST_FILES, bytes: MOST_BYTES })
}

interface Budget {
  files: number
  bytes: number
}

async function unpackInto(
  archive: ReceivedFile,
  depth: number,
  budget: Budget,
): Promise<readonly ReceivedFile[]> {
  const { buffer, byteOffset, length } = archive.bytes
  const parts = readZipDirectory(Buffer.from(buffer, byteOffset, length), budget.files)
  if (typeof parts === 'string') throw new IntakeError(`archive-${parts}`)
  spend(budget, parts, length)
  // Before anything is unpacked: one bad name refuses the whole.
  const named = parts.map((part) => ({ part, path: nameOfPart(part) }))
  const files: ReceivedFile[] = [archive]
  for (const { part, path } of named) {
    const bytes = await unpackPart(part)
    const cut = path.lastIndexOf('/') + 1
    const file = { name: path.slice(cut), folder: path.slice(0, cut), kind: fileKind(bytes), bytes, archive }
    // A folder.
    if (file.name === '') continue
    if (file.kind !== 'archive') files.push(file)
    else if (depth === MOST_DEPTH) throw new IntakeError('archive-too-deep')
    else for (const inner of await unpackInto(file, depth + 1, budget)) files.push(inner)
  }
  return files
}

function spend(budget: Budget, parts: readonly ZipPart[], packed: number): void {
  const unpacked = parts.reduce((sum, { size }) => sum + size, 0)
  budget.files -= parts.length
  budget.bytes -= unpacked
  const isBomb = unpacked > HARMLESS && unpacked > packed * MOST_TIMES
  if (budget.bytes < 0 || isBomb) throw new IntakeError('archive-too-large')
}

async function unpackPart({ method, size, crc, packed }: ZipPart): Promise<Uint8Array<ArrayBuffer>> {
  const content = await unpackedBytes(method, size, packed)
  if (content?.length !== size || crc32(content) !== crc) throw new IntakeError('archive-broken')
  // A copy: of a pooled buffer its neighbours would be handed on, too.
  return Uint8Array.from(content)
}

async function unpackedBytes(method: number, size: number, packed: Buffer): Promise<Buffer | undefined> {
  if (method === STORED) return packed
  if (method !== DEFLATED) throw new IntakeError('archive-ambiguous')
  // Nothing is unpacked past the size of the directory; at least one byte has to be allowed.
  return inflate(packed, { maxOutputLength: Math.max(1, size) }).catch(() => undefined)
}
