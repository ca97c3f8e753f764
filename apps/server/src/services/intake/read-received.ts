import { appError } from '@proverka/domain/errors'
import { requestNumberInName } from '@proverka/domain/orders'
import type { Extract } from '@proverka/domain/reports'
import type { SignatureState } from '@proverka/domain/views'
import { ExtractError } from '@proverka/egrn'
import type { AppContext } from '../context.ts'
import type { IntakeCompanion } from '../../platform/db/schema/intake-schema.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { EmbeddedFile, FileSignature } from '../../documents/signatures/sign-files.ts'
import type { ReceivedFile } from './archives/unpack-archive.ts'
import { groupPdfs } from './group-pdfs.ts'
import { readTrustedRoots } from './trusted-roots.ts'

/** A file with its bytes, to be stored unchanged. */
export interface StoredCompanion extends IntakeCompanion {
  readonly bytes: Uint8Array
}

/** A file that is taken in: an extract or a notice that was read, or a PDF without one. */
export interface IntakeFile {
  readonly kind: 'xml' | 'pdf'
  readonly name: string
  /** Names of the archives that it came in, the outermost first. */
  readonly archives: readonly string[]
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly hash: string
  readonly signature: SignatureState
  readonly companions: readonly StoredCompanion[]
  /** What an XML says. */
  readonly extract?: Extract
}

/** Why a file of a drop is of no use. */
export interface UnusedFile {
  readonly name: string
  readonly archives: readonly string[]
  readonly reason: string
}

/** What a drop holds. */
export interface ReadFiles {
  readonly files: readonly IntakeFile[]
  readonly unused: readonly UnusedFile[]
}

/** Reads what was received: extracts and notices with their signatures and printed forms. */
export async function readReceived(
  context: AppContext,
  received: readonly ReceivedFile[],
): Promise<ReadFiles> {
  const extracts = received.filter(({ kind }) => kind === 'xml')
  const archives = received.filter(({ kind }) => kind === 'archive')
  const signatures = received.filter(({ kind }) => kind === 'signature' || kind === 'text-signature')
  const signable = [...archives, ...extracts]
  const places = new Map(signable.map((file, place) => [file, place]))
  const signed =
    signatures.length === 0
      ? { files: signable.map((): FileSignature => ({ state: { kind: 'absent' } })), embedded: [] }
      : await context.signFiles({
          files: signable.map((file) => ({
            name: file.name,
            folder: file.folder,
            bytes: file.bytes,
            isArchive: file.kind === 'archive',
            archive: file.archive && places.get(file.archive),
          })),
          signatures: signatures.map(({ name, folder, bytes }) => ({ name, folder, bytes })),
          roots: await readTrustedRoots(context),
        })
  const pdfs = groupPdfs(
    extracts,
    received.filter(({ kind }) => kind === 'pdf'),
  )

  const files: IntakeFile[] = []
  const unused: UnusedFile[] = []
  const used = new Set<number>()
  const read = async (file: ReceivedFile, signature: FileSignature, printed: readonly ReceivedFile[]) => {
    if (signature.signature !== undefined) used.add(signature.signature)
    try {
      // The bytes are handed over to another thread.
      const { extract, hash } = await context.readExtract(file.bytes.slice())
      files.push({
        kind: 'xml',
        name: file.name,
        archives: archivesOf(file),
        bytes: file.bytes,
        hash,
        signature: signature.state,
        companions: [
          ...companionOf('signature', signature.signature, signatures),
          ...companionOf('archive', signature.archive, signable),
          ...printed.map((one) => toCompanion('pdf', one)),
        ],
        extract,
      })
    } catch (error) {
      if (!(error instanceof ExtractError)) throw error
      unused.push({ name: file.name, archives: archivesOf(file), reason: error.message })
    }
  }
  for (const file of extracts) {
    const signature = signed.files[places.get(file) ?? -1] ?? { state: { kind: 'absent' } }
    await read(file, signature, pdfs.of.get(file) ?? [])
  }
  for (const embedded of signed.embedded) await read(toReceived(embedded, signatures), embedded, [])
  for (const file of pdfs.lonely) files.push(toPdf(file))

  const isLonely = (file: ReceivedFile) => !used.has(signatures.indexOf(file))
  for (const file of signatures.filter(isLonely))
    unused.push({ name: file.name, archives: archivesOf(file), reason: 'Это подпись не к этим файлам' })
  for (const file of received.filter(({ kind }) => !READ_KINDS.has(kind)))
    unused.push({ name: file.name, archives: archivesOf(file), reason: 'Такие файлы не читаются' })
  return { files, unused }
}

const READ_KINDS: ReadonlySet<string> = new Set(['archive', 'pdf', 'signature', 'text-signature', 'xml'])

/** What the file says of the request that it answers. */
export function requestFacts({ extract, archives }: Pick<IntakeFile, 'extract' | 'archives'>) {
  if (!extract) return null
  const { kind, number, date, notice, object } = extract
  return {
    extract: {
      kind,
      ...(number !== undefined && { number }),
      ...(date !== undefined && { date }),
      ...(notice && { notice }),
      object: { cadastralNumbers: object.cadastralNumbers },
    },
    requestNumbers: archives.flatMap((name) => requestNumberInName(name) ?? []),
  }
}

function archivesOf({ archive }: ReceivedFile): readonly string[] {
  return archive ? [...archivesOf(archive), archive.name] : []
}

const toCompanion = (kind: IntakeCompanion['kind'], { name, bytes }: ReceivedFile): StoredCompanion => ({
  kind,
  name,
  hash: sha256(bytes),
  bytes,
})

function companionOf(
  kind: IntakeCompanion['kind'],
  place: number | undefined,
  files: readonly ReceivedFile[],
): readonly StoredCompanion[] {
  const file = place === undefined ? undefined : files[place]
  return file ? [toCompanion(kind, file)] : []
}

function toReceived({ signature, bytes }: EmbeddedFile, signatures: readonly ReceivedFile[]): ReceivedFile {
  const carrier = signatures[signature]
  if (!carrier) throw appError('server/unknown')
  return { ...carrier, kind: 'xml', bytes: Uint8Array.from(bytes) }
}

const toPdf = (file: ReceivedFile): IntakeFile => ({
  kind: 'pdf',
  name: file.name,
  archives: archivesOf(file),
  bytes: file.bytes,
  hash: sha256(file.bytes),
  signature: { kind: 'absent' },
  companions: [],
})
