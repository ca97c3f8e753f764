import type { RegisterFile, SignatureState } from '@proverka/domain/views'
import { checkSignature, SignatureError } from '@proverka/gost-signature'
import { unpack } from '../../../own-extract/reading/unpack.ts'

/** A file of a document as it was downloaded. */
export interface DownloadedFile extends Pick<RegisterFile, 'kind' | 'name'> {
  readonly bytes: Uint8Array
}

/** A document of a register with the certificates of trusted authorities, PEM. */
export interface ToRecheck {
  /** The document itself first. */
  readonly files: readonly DownloadedFile[]
  readonly roots: string
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** What the signature of a document says, found from its files alone. */
export function recheckDocument({ files, roots }: ToRecheck): SignatureState {
  const [document] = files
  const signature = files.find(({ kind }) => kind === 'signature')
  if (document === undefined || signature === undefined) return { kind: 'absent' }
  const archive = files.find(({ kind }) => kind === 'archive')
  const trusted = (roots.match(CERTIFICATE) ?? []).map((pem) => new TextEncoder().encode(pem))
  try {
    const signed = archive ?? document
    const check = checkSignature(signed.bytes, signature.bytes, undefined, trusted)
    if (!archive) return { kind: 'checked', check }
    const isInside = holds(archive.bytes, document.bytes)
    return {
      kind: 'checked',
      check: isInside ? check : { ...check, digest: 'differs' },
      archiveName: archive.name,
    }
  } catch (error) {
    if (error instanceof SignatureError) return { kind: 'unreadable' }
    throw error
  }
}

/** Whether an archive has a file with exactly these bytes. */
function holds(archive: Uint8Array, document: Uint8Array): boolean {
  try {
    return unpack(archive).some(
      ({ bytes }) => bytes.length === document.length && bytes.every((byte, at) => byte === document[at]),
    )
  } catch {
    // An archive that was changed may not open any more.
    return false
  }
}
