import { Unzip, UnzipInflate } from 'fflate'
import { fileKind } from '@proverka/egrn'
import { signatureOfArchive } from '@proverka/gost-signature'
import type { CompareDigests, NamedFile } from '@proverka/gost-signature'
import type { RefusalCode } from './refusals-content.ts'

/** Files of an archive and of the archives in it. */
const MAX_FILES = 200

/** Unpacked bytes of all of them: what is packed tighter than any register packs is a bomb. */
const MAX_BYTES = 100 * 1024 * 1024

/** Archives in archives: Rosreestr puts one into another. */
const MAX_DEPTH = 3

/** A file out of an archive. */
export interface PackedFile extends NamedFile {
  readonly folder: string
  /** The archive that it lay in, when that is signed as a whole: its signature covers what is inside. */
  readonly seal?: Seal
}

/** An archive and its signature. */
export interface Seal {
  readonly archive: NamedFile
  readonly signature: NamedFile
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
 * The extracts and signatures of a ZIP archive and of those inside it; a signature of an archive inside is not among them,
 * but with its files. Throws `ArchiveError` for one that is broken, locked or too large; it stops at the limit, so that
 * memory stays bounded whatever the archive promises.
 */
export function unpack(bytes: Uint8Array, seal?: Seal, compare?: CompareDigests): readonly PackedFile[] {
  const budget = { files: MAX_FILES, bytes: MAX_BYTES }
  return unpackInto(bytes, { budget, depth: 1, seal, compare })
}

interface Budget {
  files: number
  bytes: number
}

interface Unpacking {
  readonly budget: Budget
  readonly depth: number
  readonly seal: Seal | undefined
  readonly compare: CompareDigests | undefined
}

function unpackInto(archive: Uint8Array, { budget, depth, seal, compare }: Unpacking): readonly PackedFile[] {
  if (isLocked(archive)) throw new ArchiveError('archive-locked')
  const files = inflate(archive, budget).map((file) => ({ ...file, kind: fileKind(file.bytes) }))
  const signatures = files.filter(({ kind }) => kind === 'signature' || kind === 'text-signature')
  const seals = new Set<PackedFile>()
  return files
    .flatMap((file): readonly PackedFile[] => {
      const { kind, ...packed } = file
      if (kind !== 'archive') return [seal ? { ...packed, seal } : packed]
      if (depth === MAX_DEPTH) return []
      const signature = signatureOfArchive(file, signatures, compare)
      if (signature) seals.add(signature)
      const own = signature ? { archive: file, signature } : seal
      return unpackInto(file.bytes, { budget, depth: depth + 1, seal: own, compare })
    })
    .filter((file) => ![...seals].some(({ bytes }) => bytes === file.bytes))
}

const WANTED = /\.(?:xml|sign?|sgn|p7[bms]|zip)$/i

/** Bytes that are unpacked between two looks at the limit. */
const SLICE = 65_536

function inflate(archive: Uint8Array, budget: Budget): readonly Omit<PackedFile, 'seal'>[] {
  const open: { name: string; folder: string; chunks: Uint8Array[]; size: number; isWhole: boolean }[] = []
  const unzip = new Unzip((file) => {
    budget.files -= 1
    if (budget.files < 0) throw new ArchiveError('archive-large')
    const path = nameOf(file.name)
    const name = path.replace(/^.*[/\\]/, '')
    if (!WANTED.test(name)) return
    const entry = {
      name,
      folder: path.slice(0, path.length - name.length),
      chunks: [] as Uint8Array[],
      size: 0,
      isWhole: false,
    }
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
  return open.map(({ name, folder, chunks, size }) => ({ name, folder, bytes: joined(chunks, size) }))
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
  return isUnmarked ? decodeName(Uint8Array.from(letters)) : packed
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
