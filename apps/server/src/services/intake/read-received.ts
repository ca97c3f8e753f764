import { requestNumberInName } from '@proverka/domain/reports'
import type { Extract } from '@proverka/domain/reports'
import type { SignatureState } from '@proverka/domain/views'
import { ExtractError } from '@proverka/egrn'
import type { AppContext } from '../context.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { ReceivedFile } from './archives/unpack-archive.ts'
import { toCompanion, type StoredCompanion } from './companions.ts'
import { groupPdfs } from './group-pdfs.ts'
import { readSignatures } from './read-signatures.ts'

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
  const { signed, lonely } = await readSignatures(context, received)
  const extracts = signed.map(({ file }) => file)
  const pdfs = groupPdfs(
    extracts,
    received.filter(({ kind }) => kind === 'pdf'),
  )
  const files: IntakeFile[] = []
  const unused: UnusedFile[] = []
  for (const { file, state, companions } of signed) {
    try {
      // The bytes are handed over to another thread.
      const { extract, hash } = await context.readExtract(file.bytes.slice())
      files.push({
        kind: 'xml',
        name: file.name,
        archives: archivesOf(file),
        bytes: file.bytes,
        hash,
        signature: state,
        companions: [...companions, ...(pdfs.of.get(file) ?? []).map((one) => toCompanion('pdf', one))],
        extract,
      })
    } catch (error) {
      if (!(error instanceof ExtractError)) throw error
      unused.push({ name: file.name, archives: archivesOf(file), reason: error.message })
    }
  }
  for (const file of pdfs.lonely) files.push(toPdf(file))
  const isUnknown = ({ kind }: ReceivedFile) => !READ_KINDS.has(kind)
  const leftOver = [
    ...lonely.map((file) => [file, 'Это подпись не к этим файлам'] as const),
    ...received.filter(isUnknown).map((file) => [file, 'Такие файлы не читаются'] as const),
  ]
  for (const [file, reason] of leftOver) unused.push({ name: file.name, archives: archivesOf(file), reason })
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

const toPdf = (file: ReceivedFile): IntakeFile => ({
  kind: 'pdf',
  name: file.name,
  archives: archivesOf(file),
  bytes: file.bytes,
  hash: sha256(file.bytes),
  signature: { kind: 'absent' },
  companions: [],
})
