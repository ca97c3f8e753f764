import type { SignatureState } from '@proverka/domain/views'
import {
  checkSignature,
  pairSignatures,
  signatureOfArchive,
  SignatureError,
  signedContent,
  type NamedFile,
  type SignedFile,
} from '@proverka/gost-signature'

/** A file that a signature may be of. */
export interface SignableFile extends NamedFile {
  readonly isArchive: boolean
  /** Place in the list of the archive that it came in. */
  readonly archive?: number | undefined
}

/** Files and signatures that were brought together. */
export interface SignatureInput {
  readonly files: readonly SignableFile[]
  readonly signatures: readonly NamedFile[]
  /** Certificates of trusted authorities, DER or PEM. */
  readonly roots: readonly Uint8Array[]
}

/** What is known of the signature of a file. */
export interface FileSignature {
  readonly state: SignatureState
  /** Places of the signature and of the archive that it signs as a whole. */
  readonly signature?: number | undefined
  readonly archive?: number | undefined
}

/** A file that is embedded in its signature. */
export interface EmbeddedFile extends FileSignature {
  readonly signature: number
  readonly bytes: Uint8Array
}

/** The signature of each file in their order, and the files inside of signatures. */
export interface SignatureOutput {
  readonly files: readonly FileSignature[]
  readonly embedded: readonly EmbeddedFile[]
}

/** Puts signatures to the files whose digest they have, and checks them. */
export function signFiles({ files, signatures, roots }: SignatureInput): SignatureOutput {
  const seals = new Map<number, NamedFile>()
  for (const [place, file] of files.entries()) {
    if (!file.isArchive) continue
    const seal = signatureOfArchive(file, signatures)
    if (seal) seals.set(place, seal)
  }
  const used = new Set(seals.values())
  const extracts = files.filter(({ isArchive }) => !isArchive)
  const { signed, lonely } = pairSignatures<NamedFile>(
    extracts,
    signatures.filter((one) => !used.has(one)),
  )
  const found = new Map<NamedFile, SignedFile<NamedFile>>(signed.map((one) => [one.file, one]))
  const placeOf = (signature: NamedFile) => signatures.indexOf(signature)
  const check = (file: NamedFile, signature: NamedFile) => checked(file.bytes, signature.bytes, roots)

  const stateOf = (file: SignableFile): FileSignature => {
    const { signature, foreign } = found.get(file) ?? {}
    if (signature) return { state: check(file, signature), signature: placeOf(signature) }
    const place = sealedBy(file, files, seals)
    const [archive, seal] = place === undefined ? [] : [files[place], seals.get(place)]
    if (archive && seal) {
      const state = check(archive, seal)
      return {
        state: state.kind === 'checked' ? { ...state, archiveName: archive.name } : state,
        signature: placeOf(seal),
        archive: place,
      }
    }
    return { state: foreign ? { kind: 'foreign', name: foreign.name } : { kind: 'absent' } }
  }

  return {
    files: files.map((file) => (file.isArchive ? { state: { kind: 'absent' } } : stateOf(file))),
    embedded: lonely.flatMap((signature) => {
      const bytes = contentOf(signature.bytes)
      if (!bytes) return []
      // A copy: the rest of the signature is no part of it.
      const content = Uint8Array.from(bytes)
      const state = checked(content, signature.bytes, roots)
      return [{ state, signature: placeOf(signature), bytes: content }]
    }),
  }
}

/** The nearest archive around a file that is signed as a whole. */
function sealedBy(
  file: SignableFile,
  files: readonly SignableFile[],
  seals: ReadonlyMap<number, NamedFile>,
): number | undefined {
  for (let place = file.archive; place !== undefined; place = files[place]?.archive)
    if (seals.has(place)) return place
  return undefined
}

function checked(file: Uint8Array, signature: Uint8Array, roots: readonly Uint8Array[]): SignatureState {
  try {
    return { kind: 'checked', check: checkSignature(file, signature, undefined, roots) }
  } catch (error) {
    if (error instanceof SignatureError) return { kind: 'unreadable' }
    throw error
  }
}

function contentOf(signature: Uint8Array): Uint8Array | undefined {
  try {
    return signedContent(signature)
  } catch (error) {
    if (error instanceof SignatureError) return undefined
    throw error
  }
}
