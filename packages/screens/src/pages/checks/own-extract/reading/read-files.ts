import type { SignatureState } from '@proverka/domain/views'
import { ExtractError, fileKind, locateExtract } from '@proverka/egrn'
import type { FileNews } from './messages.ts'
import { pairSignatures, signatureOfArchive } from '@proverka/gost-signature'
import type { CompareDigests, NamedFile, SignedFile } from '@proverka/gost-signature'
import type { ReadingStore } from './reading-store.ts'
import type { RefusalCode } from './refusals-content.ts'
import type { Signatures } from './signatures.ts'
import { ArchiveError, unpack } from './unpack.ts'
import type { PackedFile } from './unpack.ts'

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

type CheckSignature = (file: NamedFile, signature: NamedFile) => SignatureState

interface Dropped {
  readonly index: number
  readonly file: OpenedFile
  readonly name: string
}

/** A dropped signature; it is small, so its bytes stay in memory while it is tried on the files. */
interface DroppedSignature extends NamedFile {
  readonly index: number
}

/**
 * Reads what was dropped, one file after another: an extract with its signature, or an archive of them. Each file ends
 * in readings, in a refusal, or in both; a file that is no extract does not stop the others.
 */
export async function readFiles(files: readonly OpenedFile[], options: ReadOptions): Promise<void> {
  const dropped = files.map((file, index): Dropped => ({ index, file, name: file.name }))
  for (const { index } of dropped.slice(MAX_FILES)) refuse(options, index, 'too-many')
  const extracts: Dropped[] = []
  const signatures: DroppedSignature[] = []
  const archives: Dropped[] = []
  for (const one of dropped.slice(0, MAX_FILES)) {
    const kind = await kindOf(one.file)
    if (kind === 'xml') extracts.push(one)
    else if (kind === 'signature' || kind === 'text-signature') {
      const bytes = await bytesOf(one.file).catch(() => undefined)
      if (bytes) signatures.push({ index: one.index, name: one.name, bytes })
      else refuse(options, one.index, 'unreadable')
    } else if (kind === 'archive') archives.push(one)
    else refuse(options, one.index, kind)
  }
  const free = new Set(signatures)
  const isOnly = extracts.length === 1 && signatures.length === 1
  const read = async (one: Dropped, readIt: () => Promise<readonly DroppedSignature[]>) => {
    let used: readonly DroppedSignature[] = []
    await guarded(options, one.index, async () => {
      used = await readIt()
    })
    for (const signature of used) if (free.delete(signature)) options.tell(signature.index, { kind: 'done' })
  }
  for (const one of extracts) {
    if (options.isCancelled()) return
    await read(one, () => readExtract(options, one, { signatures, isOnly }))
  }
  for (const one of archives) {
    if (options.isCancelled()) return
    await read(one, () => readArchive(options, one, signatures))
  }
  for (const one of free) {
    if (options.isCancelled()) return
    await guarded(options, one.index, async () => readInside(options, one))
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

/** Returns the signatures that it has reported. */
async function readExtract(
  options: ReadOptions,
  { index, file, name }: Dropped,
  { signatures, isOnly }: { readonly signatures: readonly DroppedSignature[]; readonly isOnly: boolean },
): Promise<readonly DroppedSignature[]> {
  const extract = { index, name, bytes: await bytesOf(file) }
  const { check, compare, toRead } = progressOf(options, index, signatures.length > 0)
  const { signed } = pairSignatures<DroppedSignature>([extract], signatures, { compare, isOnly })
  for (const one of signed) readOne(options, index, { ...extract, state: stateOf(one, check), toRead })
  return signed.flatMap(({ signature, foreign }) => signature ?? foreign ?? [])
}

/** An extract embedded in its signature. */
function readInside(options: ReadOptions, signature: DroppedSignature): void {
  const { index, name } = signature
  const bytes = options.signatures.contentOf(signature.bytes)
  if (bytes === undefined) throw new ArchiveError('lonely-signature')
  const { check, toRead } = progressOf(options, index, true)
  readOne(options, index, { name, bytes, state: check({ name, bytes }, signature), toRead })
}

/** Answers the dropped signatures that are of the archive, or of what is in it. */
async function readArchive(
  options: ReadOptions,
  { index, file, name }: Dropped,
  dropped: readonly DroppedSignature[],
): Promise<readonly DroppedSignature[]> {
  const archive = { name, bytes: await bytesOf(file) }
  const { check, compare } = progressOf(options, index, true)
  const own = signatureOfArchive(archive, dropped, compare)
  const seal = own && { archive, signature: own }
  const packed = unpack(archive.bytes, seal, compare).map((one) => ({ ...one, kind: fileKind(one.bytes) }))
  const others = dropped.filter((one) => one !== own)
  const { signed, lonely } = pairSignatures<NamedFile & Pick<PackedFile, 'seal'>>(
    packed.filter(({ kind }) => kind === 'xml'),
    [...packed.filter(({ kind }) => kind === 'signature' || kind === 'text-signature'), ...others],
    { compare },
  )
  const inside = lonely.flatMap((signature) => {
    const isDropped = others.some((one) => one === signature)
    const bytes = isDropped ? undefined : options.signatures.contentOf(signature.bytes)
    return bytes ? [{ file: { ...signature, bytes }, signature }] : []
  })
  const found = [...signed, ...inside]
  if (found.length === 0) throw new ArchiveError('archive-without-extract')
  for (const one of found.toSorted((a, b) => a.file.name.localeCompare(b.file.name))) {
    if (options.isCancelled()) break
    const { toRead } = progressOf(options, index, false)
    readOne(options, index, {
      name: one.file.name,
      bytes: one.file.bytes,
      archiveName: name,
      state: stateOf(one, check),
      toRead,
    })
  }
  const used = new Set(
    found.flatMap(({ signature, foreign }: SignedFile<NamedFile>) => signature ?? foreign ?? []),
  )
  return dropped.filter((one) => one === own || used.has(one))
}

/** What is known of the signature of a file: its own, that of the archive it lay in, or none. */
function stateOf(
  { file, signature, foreign }: SignedFile<NamedFile & Pick<PackedFile, 'seal'>>,
  check: CheckSignature,
): SignatureState {
  if (signature) return check(file, signature)
  if (file.seal) {
    const state = check(file.seal.archive, file.seal.signature)
    return state.kind === 'checked' ? { ...state, archiveName: file.seal.archive.name } : state
  }
  return foreign ? { kind: 'foreign', name: foreign.name } : { kind: 'absent' }
}

/** What hashing takes of the time that reading and hashing take together. */
const HASHING_SHARE = 0.6

/** A check and a reading that tell how far a file is; the share never falls, though several signatures are tried. */
function progressOf({ tell, signatures }: ReadOptions, index: number, isHashed: boolean) {
  let reached = 0
  const report = (share: number) => {
    reached = Math.max(reached, share)
    tell(index, { kind: 'progress', share: reached })
  }
  const hashing = isHashed ? HASHING_SHARE : 0
  const toHash = (share: number) => report(share * hashing)
  const check: CheckSignature = (file, signature) => signatures.check(file.bytes, signature.bytes, toHash)
  const compare: CompareDigests = (file, signature) => signatures.compare(file.bytes, signature.bytes, toHash)
  return { check, compare, toRead: (share: number) => report(hashing + share * (1 - hashing)) }
}

interface ExtractFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly archiveName?: string
  readonly state: SignatureState
  /** Takes the share that is read. */
  readonly toRead: (share: number) => void
}

function readOne(
  { store, tell, now, isSample = false }: ReadOptions,
  index: number,
  { name, bytes, archiveName, state, toRead }: ExtractFile,
): void {
  try {
    const located = locateExtract(bytes, toRead)
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
