import { Unzip, UnzipInflate } from 'fflate'
import { fileKind } from './file-kind.ts'
import type { RefusalCode } from './refusals-content.ts'

/** Files of an archive and of the archives in it. */
const MAX_FILES = 200

/** Unpacked bytes of all of them: what is packed tighter than any register packs is a bomb. */
const MAX_BYTES = 100 * 1024 * 1024

/** Archives in archives: Rosreestr puts one into another. */
const MAX_DEPTH = 3

/** A file out of an archive; its name without folders. */
export interface PackedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** An archive that is not read. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
  readonly code: RefusalCode

  constructor(code: RefusalCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

/**
 * The extracts and signatures of a ZIP archive and of those inside it. Throws `ArchiveError` for one that is broken,
 * locked or too large; it stops at the limit, so that memory stays bounded whatever the archive promises.
 */
export function unpack(bytes: Uint8Array): readonly PackedFile[] {
  const budget = { files: MAX_FILES, bytes: MAX_BYTES }
  return unpackInto(bytes, budget, 1)
}

interface Budget {
  files: number
  bytes: number
}

function unpackInto(archive: Uint8Array, budget: Budget, depth: number): readonly PackedFile[] {
  if (isLocked(archive)) throw new ArchiveError('archive-locked')
  const found: PackedFile[] = []
  for (const file of inflate(archive, budget)) {
    if (fileKind(file.bytes) !== 'archive') found.push(file)
    else if (depth < MAX_DEPTH) found.push(...unpackInto(file.bytes, budget, depth + 1))
  }
  return found
}

const WANTED = /\.(?:xml|sig|sgn|p7s|zip)$/i

/** Bytes that are unpacked between two looks at the limit. */
const SLICE = 65_536

function inflate(archive: Uint8Array, budget: Budget): readonly PackedFile[] {
  const open: { name: string; chunks: Uint8Array[]; size: number; isWhole: boolean }[] = []
  const unzip = new Unzip((file) => {
    budget.files -= 1
    if (budget.files < 0) throw new ArchiveError('archive-large')
    const name = nameOf(file.name)
    if (!WANTED.test(name)) return
    const entry = { name, chunks: [] as Uint8Array[], size: 0, isWhole: false }
    open.push(entry)
    file.ondata = (error, chunk, isFinal) => {
      // The inflater hands back what was thrown below.
      if (error) throw asArchiveError(error)
      budget.bytes -= chunk.length
      if (budget.bytes < 0) throw new ArchiveError('archive-large')
      entry.chunks.push(chunk)
      entry.size += chunk.length
      entry.isWhole = isFinal
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < archive.length; at += SLICE)
      unzip.push(archive.subarray(at, at + SLICE), at + SLICE >= archive.length)
  } catch (cause) {
    throw asArchiveError(cause)
  }
  if (open.some(({ isWhole }) => !isWhole)) throw new ArchiveError('archive-broken')
  return open.map(({ name, chunks, size }) => ({ name, bytes: joined(chunks, size) }))
}

function asArchiveError(cause: unknown): ArchiveError {
  return cause instanceof ArchiveError ? cause : new ArchiveError('archive-broken', { cause })
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** Archivers that do not mark a name as UTF-8 write it in UTF-8 all the same, or in code page 866. */
function nameOf(packed: string): string {
  const letters = [...packed].map((letter) => letter.charCodeAt(0))
  const isUnmarked = letters.some((code) => code > 0x7f) && letters.every((code) => code <= 0xff)
  const name = isUnmarked ? decodeName(Uint8Array.from(letters)) : packed
  return name.replace(/^.*[/\\]/, '')
}

function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('ibm866').decode(bytes)
  }
}

/** The first bit of the flags of the first file: it is encrypted. */
const isLocked = (archive: Uint8Array): boolean => ((archive[6] ?? 0) & 1) === 1 && archive[2] === 0x03
