import { ExtractError, locateExtract } from '@proverka/egrn'
import { fileKind } from './file-kind.ts'
import type { FileNews } from './messages.ts'
import { pairSignatures } from './pair-signatures.ts'
import type { SignedFile } from './pair-signatures.ts'
import type { ReadingStore } from './reading-store.ts'
import type { RefusalCode } from './refusals-content.ts'
import type { Signatures } from './signatures.ts'
import { ArchiveError, unpack } from './unpack.ts'

/** Files of one drop that are looked at. */
export const MAX_FILES = 20

/** No extract and no archive of one is larger. */
const MAX_BYTES = 100 * 1024 * 1024

/** Bytes that tell what a file is. */
const HEAD_BYTES = 1024

/** A browser `File` or a substitute for it. */
export type OpenedFile = Pick<File, 'arrayBuffer' | 'name' | 'size' | 'slice'>

interface ReadOptions {
  readonly store: ReadingStore
  readonly tell: (file: number, news: FileNews) => void
  readonly isCancelled: () => boolean
  /** ISO instant. */
  readonly now: () => string
  readonly signatures: Signatures
  /** The invented file of the page. */
  readonly isSample?: boolean
}

interface Dropped {
  readonly index: number
  readonly file: OpenedFile
  readonly name: string
}

/**
 * Reads what was dropped, one file after another: an extract with its signature, or an archive of them. Each file ends
 * in readings, in a refusal, or in both; a file that is no extract does not stop the others.
 */
export async function readFiles(files: readonly OpenedFile[], options: ReadOptions): Promise<void> {
  const dropped = files.map((file, index): Dropped => ({ index, file, name: file.name }))
  for (const { index } of dropped.slice(MAX_FILES)) refuse(options, index, 'too-many')
  const extracts: Dropped[] = []
  const signatures: Dropped[] = []
  const archives: Dropped[] = []
  for (const one of dropped.slice(0, MAX_FILES)) {
    const kind = await kindOf(one.file)
    if (kind === 'xml') extracts.push(one)
    else if (kind === 'signature' || kind === 'text-signature') signatures.push(one)
    else if (kind === 'archive') archives.push(one)
    else refuse(options, one.index, kind)
  }
  const { signed, lonely } = pairSignatures(extracts, signatures)
  for (const one of lonely) await guarded(options, one.index, () => readInside(options, one))
  for (const { file, signature } of signed) {
    if (options.isCancelled()) return
    await guarded(options, file.index, () => readSigned(options, file, signature))
    if (signature) options.tell(signature.index, { kind: 'done' })
  }
  for (const one of archives) {
    if (options.isCancelled()) return
    await guarded(options, one.index, () => readArchive(options, one))
  }
}

async function kindOf(file: OpenedFile): Promise<ReturnType<typeof fileKind> | 'too-large' | 'unreadable'> {
  if (file.size > MAX_BYTES) return 'too-large'
  try {
    return fileKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  } catch {
    return 'unreadable'
  }
}

async function readSigned(
  options: ReadOptions,
  dropped: Dropped,
  signature: Dropped | undefined,
): Promise<void> {
  const bytes = await bytesOf(dropped.file)
  const signed = signature && (await bytesOf(signature.file))
  readOne(options, dropped.index, { name: dropped.name, bytes }, signed)
}

/** An extract embedded in its signature. */
async function readInside(options: ReadOptions, { index, file, name }: Dropped): Promise<void> {
  const signature = await bytesOf(file)
  const bytes = options.signatures.contentOf(signature)
  if (bytes === undefined) throw new ArchiveError('lonely-signature')
  readOne(options, index, { name, bytes }, signature)
}

async function readArchive(options: ReadOptions, { index, file, name }: Dropped): Promise<void> {
  const packed = unpack(await bytesOf(file)).map((one) => ({ ...one, kind: fileKind(one.bytes) }))
  const { signed, lonely } = pairSignatures(
    packed.filter(({ kind }) => kind === 'xml'),
    packed.filter(({ kind }) => kind === 'signature' || kind === 'text-signature'),
  )
  const inside = lonely.flatMap((signature) => {
    const bytes = options.signatures.contentOf(signature.bytes)
    return bytes ? [{ file: { ...signature, bytes }, signature }] : []
  })
  const found = [...signed, ...inside]
  if (found.length === 0) throw new ArchiveError('archive-without-extract')
  for (const { file: extract, signature } of sortedByName(found)) {
    if (options.isCancelled()) return
    readOne(options, index, { ...extract, archiveName: name }, signature?.bytes)
  }
}

const sortedByName = <T extends { readonly name: string }>(signed: readonly SignedFile<T>[]) =>
  signed.toSorted((a, b) => a.file.name.localeCompare(b.file.name))

/** What reading takes of the time that reading and hashing take together. */
const READING_SHARE = 0.4

interface ExtractFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly archiveName?: string
}

function readOne(
  { store, tell, now, signatures, isSample = false }: ReadOptions,
  index: number,
  { name, bytes, archiveName }: ExtractFile,
  signature: Uint8Array | undefined,
): void {
  try {
    const toRead = signature ? READING_SHARE : 1
    const progress = (share: number) => tell(index, { kind: 'progress', share })
    const located = locateExtract(bytes, (share) => progress(share * toRead))
    const state = signature
      ? signatures.check(bytes, signature, (share) => progress(toRead + share * (1 - toRead)))
      : ({ kind: 'absent' } as const)
    const facts = {
      fileName: name,
      readAt: now(),
      signature: state,
      isSample,
      ...(archiveName && { archiveName }),
    }
    tell(index, { kind: 'reading', reading: store.add(located, facts) })
  } catch (error) {
    // A file of an archive that is no extract stops none beside it.
    const code = codeOf(error)
    tell(index, { kind: 'refused', code, ...(archiveName && { name }) })
  }
}

async function guarded(options: ReadOptions, index: number, read: () => Promise<void>): Promise<void> {
  try {
    await read()
    options.tell(index, { kind: 'done' })
  } catch (error) {
    refuse(options, index, codeOf(error))
  }
}

function refuse({ tell }: ReadOptions, index: number, code: RefusalCode): void {
  tell(index, { kind: 'refused', code })
  tell(index, { kind: 'done' })
}

function codeOf(error: unknown): RefusalCode {
  if (error instanceof ExtractError || error instanceof ArchiveError) return error.code
  // What a file system answers when a file has gone in the meantime.
  if (error instanceof DOMException && error.name in { NotFoundError: 0, NotReadableError: 0 })
    return 'unreadable'
  return 'failed'
}

async function bytesOf(file: OpenedFile): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}
