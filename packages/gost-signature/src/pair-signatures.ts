import { compareDigest } from './check-signature.ts'
import { SignatureError } from './errors.ts'

/**
 * A file with its bytes.
 *
 * @category Match files with signatures
 */
export interface NamedFile {
  readonly name: string
  /** Where an archive has it; empty outside of folders. */
  readonly folder?: string
  readonly bytes: Uint8Array
}

/**
 * An extract with its signature file.
 *
 * @category Match files with signatures
 */
export interface SignedFile<T> {
  readonly file: T
  readonly signature?: T
  /** Named as the signature of the file, but signs another file. */
  readonly foreign?: T
}

/**
 * Whether a signature is of a file; `unknown` when their digests cannot be compared.
 *
 * @category Match files with signatures
 */
export type CompareDigests = (file: NamedFile, signature: NamedFile) => 'same' | 'other' | 'unknown'

/** How a signature is tried on a file. */
export interface Trial {
  readonly compare?: CompareDigests
  /** There is one extract and one signature: whatever they are called, they may belong together. */
  readonly isOnly?: boolean
}

const SIGNATURE_ENDING = /\.(?:sign?|sgn|p7[bms])$/i

const FITS = { same: 'same', differs: 'other', 'unknown-algorithm': 'unknown' } as const

/**
 * By the digest in the signature; bytes that are no signature are `unknown`.
 *
 * @category Match files with signatures
 * @example
 * ```ts
 * import { fitsSignature } from '@proverka/gost-signature'
 *
 * fitsSignature(file, sig) // 'same'
 * fitsSignature(file, file) // 'unknown'
 * ```
 */
export function fitsSignature(
  file: Uint8Array,
  signature: Uint8Array,
  onProgress?: (share: number) => void,
): ReturnType<CompareDigests> {
  try {
    return FITS[compareDigest(file, signature, onProgress)]
  } catch (error) {
    if (error instanceof SignatureError) return 'unknown'
    throw error
  }
}

const compareByGost: CompareDigests = (file, signature) => fitsSignature(file.bytes, signature.bytes)

/**
 * Which signature belongs to which extract: that whose digest is the file's, whatever names and folders say. Names decide only
 * between signatures whose digest cannot be compared: `a.xml.sig` and `a.sig` are of `a.xml`, first of that in their folder.
 * Signatures that belong to nothing are handed back.
 *
 * @category Match files with signatures
 * @example
 * ```ts
 * import { fitsSignature, pairSignatures } from '@proverka/gost-signature'
 *
 * const extracts = [{ name: 'message.txt', bytes: file }]
 * const signatures = [
 *   { name: 'any.sig', bytes: sig },
 *   { name: 'other.sig', bytes: file },
 * ]
 * const compare = (one: { bytes: Uint8Array }, other: { bytes: Uint8Array }) => fitsSignature(one.bytes, other.bytes)
 * const { signed, lonely } = pairSignatures(extracts, signatures, { compare })
 * signed[0]?.signature?.name // 'any.sig'
 * lonely.map(({ name }) => name) // ['other.sig']
 * ```
 */
export function pairSignatures<T extends NamedFile>(
  extracts: readonly T[],
  signatures: readonly T[],
  { compare = compareByGost, isOnly = extracts.length === 1 && signatures.length === 1 }: Trial = {},
): { readonly signed: readonly SignedFile<T>[]; readonly lonely: readonly T[] } {
  const signed = extracts.map((file): SignedFile<T> => {
    const named = byName(signatures, file, /\.xml$/i)
    const ordered = [...named, ...signatures.filter((one) => !named.includes(one))]
    const fitting = ordered.find((one) => compare(file, one) === 'same')
    if (fitting) return { file, signature: fitting }
    const [likely] = isOnly ? ordered : named
    if (likely === undefined) return { file }
    return compare(file, likely) === 'unknown' ? { file, signature: likely } : { file, foreign: likely }
  })
  const used = new Set(signed.flatMap(({ signature }) => signature ?? []))
  return { signed, lonely: signatures.filter((one) => !used.has(one)) }
}

/**
 * The signature of an archive itself: by its digest, or by its whole name where that cannot be compared.
 *
 * @category Match files with signatures
 * @example
 * ```ts
 * import { signatureOfArchive } from '@proverka/gost-signature'
 *
 * const archive = { name: 'extracts.zip', bytes: file }
 * signatureOfArchive(archive, [{ name: 'extracts.zip.sig', bytes: sig }])?.name // 'extracts.zip.sig'
 * ```
 */
export function signatureOfArchive<T extends NamedFile>(
  archive: NamedFile,
  signatures: readonly T[],
  compare: CompareDigests = compareByGost,
): T | undefined {
  return (
    signatures.find((one) => compare(archive, one) === 'same') ??
    byName(signatures, archive, /$/).find((one) => compare(archive, one) === 'unknown')
  )
}

/** The signatures that are named for a file; those in its folder first. */
function byName<T extends NamedFile>(
  signatures: readonly T[],
  file: NamedFile,
  ending: RegExp,
): readonly T[] {
  const name = file.name.toLowerCase()
  const names = [name, name.replace(ending, '')]
  const named = signatures.filter((one) =>
    names.includes(one.name.replace(SIGNATURE_ENDING, '').toLowerCase()),
  )
  const isBeside = (one: T) => (one.folder ?? '') === (file.folder ?? '')
  return [...named.filter(isBeside), ...named.filter((one) => !isBeside(one))]
}
