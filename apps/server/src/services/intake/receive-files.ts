import { fileKind, type FileKind } from '@proverka/egrn'
import { unpackArchive, type ReceivedFile } from './archives/unpack-archive.ts'
import { IntakeError, type IntakeErrorCode } from './intake-error.ts'
import { receivedName } from './received-name.ts'

const MEBIBYTE = 1024 * 1024
/** No extract and no archive of them is larger. */
const MOST_BYTES = 100 * MEBIBYTE

/** A file as it was brought. */
export interface BroughtFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Files with what is in their archives, and those of which nothing is taken in. */
export interface Received {
  readonly files: readonly ReceivedFile[]
  readonly refused: readonly { readonly name: string; readonly error: IntakeError }[]
}

const REFUSED_KINDS: { readonly [Kind in FileKind]?: IntakeErrorCode } = {
  empty: 'empty',
  html: 'other',
  image: 'other',
  office: 'other',
  other: 'other',
  'other-archive': 'archive-other',
}

/** Tells files by their content and unpacks archives; one that is refused holds up no other. */
export async function receiveFiles(brought: readonly BroughtFile[]): Promise<Received> {
  const files: ReceivedFile[] = []
  const refused: { name: string; error: IntakeError }[] = []
  for (const { name: given, bytes } of brought) {
    const name = receivedName(given)
    try {
      const file = { name, folder: '', kind: kindOf(bytes), bytes }
      for (const one of file.kind === 'archive' ? await unpackArchive(file) : [file]) files.push(one)
    } catch (error) {
      if (!(error instanceof IntakeError)) throw error
      refused.push({ name, error })
    }
  }
  return { files, refused }
}

function kindOf(bytes: Uint8Array): FileKind {
  if (bytes.length > MOST_BYTES) throw new IntakeError('too-large')
  const kind = fileKind(bytes)
  const code = REFUSED_KINDS[kind]
  if (code) throw new IntakeError(code)
  return kind
}
