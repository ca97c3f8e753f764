import type { SignatureCheck } from '@proverka/domain/views'
import { digestBits, keyBytes, nameOf } from './algorithms.ts'
import { followChain, partOfName, readCertificate, serialOf, titleOfName } from './certificate.ts'
import type { Certificate } from './certificate.ts'
import { isSame, readElement } from './der.ts'
import { derOf } from './der-of-text.ts'
import { readSignedData } from './signed-data.ts'
import type { SignedData, Signer } from './signed-data.ts'
import { createStreebog, streebog } from './streebog.ts'
import { verify } from './verify.ts'

/** Bytes that are hashed between two reports of the progress. */
const SLICE = 1_048_576

/** Several signatures are tried on one file, and one on several: each is hashed and read once. */
const DIGESTS = new WeakMap<Uint8Array, Map<256 | 512, Uint8Array>>()
const READ = new WeakMap<Uint8Array, SignedData>()

/**
 * Checks a signature of a file: whether the file is what was signed, whether the signature fits the key of its
 * certificate, and whether its certificates form a chain. Of several signers the least proven one is returned. It makes
 * no network requests: whether the root is trusted and a certificate was revoked stays open. Throws `SignatureError`
 * for bytes that are not a signature. `onProgress` receives the share of the file that has been hashed; a file is
 * hashed once, so its bytes must not change between two calls. `roots` are certificates of authorities that the caller
 * trusts, in DER or PEM: the chain says whether it leads to one of them.
 *
 * @category Check a signature
 * @example
 * ```ts
 * import { checkSignature } from '@proverka/gost-signature'
 *
 * const { digest, signature, chain } = checkSignature(file, sig)
 * digest // 'same'
 * signature // 'right'
 * chain.links // 'complete'
 * checkSignature(new Uint8Array([1]), sig).digest // 'differs'
 * ```
 */
export function checkSignature(
  file: Uint8Array,
  signature: Uint8Array,
  onProgress?: (share: number) => void,
  roots: readonly Uint8Array[] = [],
): SignatureCheck {
  const data = read(signature)
  const trusted = roots.map(readRoot)
  const checks = data.signers.map((signer) => checkSigner(signer, data, digestsOf(file, onProgress), trusted))
  const [worst] = checks.toSorted((a, b) => trust(a) - trust(b))
  if (worst === undefined) throw new TypeError('Signed data has a signer')
  return worst
}

/**
 * Whether a file is what a signature signs, by its digest alone: what tells of many files and signatures which belong
 * together. Throws `SignatureError`; `onProgress` as of `checkSignature`.
 *
 * @category Match files with signatures
 * @example
 * ```ts
 * import { compareDigest } from '@proverka/gost-signature'
 *
 * compareDigest(file, sig) // 'same'
 * ```
 */
export function compareDigest(
  file: Uint8Array,
  signature: Uint8Array,
  onProgress?: (share: number) => void,
): SignatureCheck['digest'] {
  const data = read(signature)
  const digestOf = digestsOf(file, onProgress)
  const answers = data.signers.map((signer) => {
    const bits = digestBits(signer.digestAlgorithm)
    const { attributes } = signer
    if (bits === undefined) return 'unknown-algorithm'
    if (attributes === undefined) return checkSigner(signer, data, digestOf).digest
    return isDigest(attributes.digest, digestOf(bits)) ? 'same' : 'differs'
  })
  return (['differs', 'unknown-algorithm'] as const).find((answer) => answers.includes(answer)) ?? 'same'
}

function read(signature: Uint8Array): SignedData {
  const data = READ.get(signature) ?? readSignedData(derOf(signature))
  READ.set(signature, data)
  return data
}

/** Roots are few and checked against many signatures. */
const ROOTS = new WeakMap<Uint8Array, Certificate>()

/**
 * Reads a certificate of an authority. Throws `SignatureError`.
 *
 * @category Check a signature
 * @example
 * ```ts
 * import { readRoot, SignatureError } from '@proverka/gost-signature'
 *
 * const isCertificate = (bytes: Uint8Array) => {
 *   try {
 *     readRoot(bytes)
 *     return true
 *   } catch (error) {
 *     if (error instanceof SignatureError) return false
 *     throw error
 *   }
 * }
 * isCertificate(file) // false
 * ```
 */
export function readRoot(bytes: Uint8Array): Certificate {
  const certificate = ROOTS.get(bytes) ?? readCertificate(readElement(derOf(bytes)))
  ROOTS.set(bytes, certificate)
  return certificate
}

type DigestOf = (bits: 256 | 512) => Uint8Array

const digestsOf =
  (file: Uint8Array, onProgress?: (share: number) => void): DigestOf =>
  (bits) => {
    const known = DIGESTS.get(file) ?? new Map<256 | 512, Uint8Array>()
    const digest = known.get(bits) ?? hashFile(bits, file, onProgress)
    DIGESTS.set(file, known.set(bits, digest))
    return digest
  }

const isDigest = (signed: Uint8Array | undefined, digest: Uint8Array): boolean =>
  signed !== undefined && isSame(signed, digest)

/**
 * The file embedded in its signature; undefined for a detached signature. Throws `SignatureError`.
 *
 * @category Read a signature file
 * @example
 * ```ts
 * import { signedContent } from '@proverka/gost-signature'
 *
 * // Detached: the file is beside its signature.
 * signedContent(sig) // undefined
 * ```
 */
export function signedContent(signature: Uint8Array): Uint8Array | undefined {
  return read(signature).content
}

function hashFile(bits: 256 | 512, file: Uint8Array, onProgress?: (share: number) => void): Uint8Array {
  const hash = createStreebog(bits)
  for (let at = 0; at < file.length; at += SLICE) {
    hash.update(file.subarray(at, at + SLICE))
    onProgress?.(Math.min(1, (at + SLICE) / file.length))
  }
  return hash.digest()
}

const DIGEST_TRUST = { differs: 0, 'unknown-algorithm': 2, same: 4 }
const SIGNATURE_TRUST = { wrong: 0, 'no-certificate': 1, 'unknown-algorithm': 1, right: 2 }

const trust = ({ digest, signature }: SignatureCheck): number =>
  digest === 'differs' || signature === 'wrong' ? 0 : DIGEST_TRUST[digest] + SIGNATURE_TRUST[signature]

function checkSigner(
  signer: Signer,
  data: SignedData,
  digestOf: DigestOf,
  roots: readonly Certificate[] = [],
): SignatureCheck {
  const certificate = data.certificates.find(signer.isOf)
  const { attributes } = signer
  const bits = digestBits(signer.digestAlgorithm)
  const digest = bits && digestOf(bits)
  const signature = signatureAnswer(signer, certificate, digest, data.contentType)
  return {
    digest: digestAnswer(digest, attributes?.digest, { hasAttributes: attributes !== undefined, signature }),
    signature,
    chain: certificate
      ? checkChain(certificate, data.certificates, { roots, signedAt: attributes?.signedAt })
      : { links: 'none', validity: 'unknown' },
    digestAlgorithm: nameOf(signer.digestAlgorithm),
    signatureAlgorithm: nameOf(certificate?.keyAlgorithm ?? signer.signatureAlgorithm),
    ...(certificate && { signer: signerOf(certificate) }),
    ...(attributes?.signedAt && { signedAt: attributes.signedAt }),
  }
}

function digestAnswer(
  digest: Uint8Array | undefined,
  signed: Uint8Array | undefined,
  { hasAttributes, signature }: { hasAttributes: boolean; signature: SignatureCheck['signature'] },
): SignatureCheck['digest'] {
  if (digest === undefined) return 'unknown-algorithm'
  if (hasAttributes) return isDigest(signed, digest) ? 'same' : 'differs'
  // The signature is over the digest itself: what it proves, it proves of both.
  if (signature === 'right') return 'same'
  return signature === 'wrong' ? 'differs' : 'unknown-algorithm'
}

function signatureAnswer(
  { attributes, signature, signatureAlgorithm }: Signer,
  certificate: Certificate | undefined,
  digest: Uint8Array | undefined,
  contentType: string,
): SignatureCheck['signature'] {
  if (certificate === undefined) return 'no-certificate'
  const { key } = certificate
  if (key === undefined || digest === undefined) return 'unknown-algorithm'
  // The sizes of the digest, of the key and of the signature belong together (RFC 9215).
  if (digest.length !== key.curve.bytes || keyBytes(signatureAlgorithm) !== key.curve.bytes)
    return 'unknown-algorithm'
  if (attributes && attributes.contentType !== contentType) return 'wrong'
  const bits = digest.length === 32 ? 256 : 512
  const signed = attributes ? attributes.encodings.map((encoded) => streebog(bits, encoded)) : [digest]
  const isRight = signed.some((one) => verify(key.curve, { key: key.bytes, digest: one, signature }))
  return isRight ? 'right' : 'wrong'
}

interface Trust {
  readonly roots: readonly Certificate[]
  /** ISO 8601. */
  readonly signedAt: string | undefined
}

/** What the certificates say of one another, and whether they lead to an authority that the caller trusts. */
function checkChain(
  signer: Certificate,
  others: readonly Certificate[],
  { roots, signedAt }: Trust,
): SignatureCheck['chain'] {
  // Of two equal ones that of the caller counts.
  const { links, certificates } = followChain(signer, [...roots, ...others])
  const top = certificates.at(-1)
  const isKnown = top !== undefined && roots.some(({ signed }) => isSame(signed, top.signed))
  const isTrusted =
    links === 'complete' && isKnown && certificates.every((one) => validityAt(one, signedAt) === 'within')
  return { links, validity: validityAt(signer, signedAt), ...(isTrusted && { isTrusted }) }
}

/** Whether a certificate was valid at a time; the time itself is not attested. */
export function validityAt(
  { validFrom, validTo }: Pick<Certificate, 'validFrom' | 'validTo'>,
  at: string | undefined,
): SignatureCheck['chain']['validity'] {
  if (at === undefined || validFrom === '' || validTo === '') return 'unknown'
  return at >= validFrom && at <= validTo ? 'within' : 'outside'
}

function signerOf(certificate: Certificate): NonNullable<SignatureCheck['signer']> {
  const { subject, issuer, validFrom, validTo } = certificate
  const organisation = partOfName(subject, 'organisation')
  const name = titleOfName(subject)
  return {
    name,
    ...(organisation !== undefined && organisation !== name && { organisation }),
    issuer: partOfName(issuer, 'commonName') ?? titleOfName(issuer),
    validFrom,
    validTo,
    serial: serialOf(certificate),
  }
}
