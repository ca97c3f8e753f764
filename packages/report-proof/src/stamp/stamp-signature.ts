import { children, DerError, readDer, readOid, TAG, type DerNode } from './der.ts'

/** Names of hash functions in WebCrypto by their identifiers. */
export const HASHES: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}

/** Algorithms of signatures with the hash function in them; RSA alone takes that of the signer. */
const RSA = '1.2.840.113549.1.1.1'
const RSA_WITH: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
}
const ECDSA_WITH: Readonly<Record<string, string>> = {
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
}
const CURVES: Readonly<Record<string, { readonly name: string; readonly bytes: number }>> = {
  '1.2.840.10045.3.1.7': { name: 'P-256', bytes: 32 },
  '1.3.132.0.34': { name: 'P-384', bytes: 48 },
  '1.3.132.0.35': { name: 'P-521', bytes: 66 },
}

/** The signature is of an algorithm that browsers do not verify, such as GOST. */
export class UnsupportedError extends Error {
  override readonly name = 'UnsupportedError'
}

interface Signed {
  readonly signed: Uint8Array<ArrayBuffer>
  readonly algorithm: DerNode
  readonly signature: Uint8Array<ArrayBuffer>
  /** Of the signer, for algorithms that name none. */
  readonly hash?: string | undefined
}

/** Whether a public key (SubjectPublicKeyInfo) made a signature. Throws `UnsupportedError`. */
export async function isSignedBy(
  publicKey: Uint8Array<ArrayBuffer>,
  { signed, algorithm, signature, hash }: Signed,
): Promise<boolean> {
  const oid = readOid(children(algorithm, TAG.sequence)[0])
  const rsa = oid === RSA ? hash : RSA_WITH[oid]
  if (rsa !== undefined)
    return verifies({ name: 'RSASSA-PKCS1-v1_5', hash: rsa }, publicKey, signature, signed)
  const ecdsa = ECDSA_WITH[oid]
  const [keyAlgorithm] = children(readDer(publicKey), TAG.sequence)
  const curve = ecdsa === undefined ? undefined : CURVES[readOid(children(keyAlgorithm, TAG.sequence)[1])]
  if (ecdsa === undefined || !curve) throw new UnsupportedError(oid)
  const scheme = { name: 'ECDSA', namedCurve: curve.name, hash: ecdsa }
  return verifies(scheme, publicKey, plainEcdsa(signature, curve.bytes), signed)
}

/** False for a key of another kind, too. */
async function verifies(
  scheme: { readonly name: string; readonly hash: string; readonly namedCurve?: string },
  publicKey: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('spki', publicKey, scheme, false, ['verify'])
    return await crypto.subtle.verify(scheme, key, signature, signed)
  } catch {
    return false
  }
}

/** Two numbers of fixed length, as WebCrypto has them; X.509 has two integers. */
function plainEcdsa(signature: Uint8Array<ArrayBuffer>, bytes: number): Uint8Array<ArrayBuffer> {
  const numbers = children(readDer(signature), TAG.sequence)
  const plain = new Uint8Array(2 * bytes)
  for (const [index, { body }] of numbers.entries()) {
    const value = body[0] === 0 ? body.slice(1) : body
    if (index > 1 || value.length > bytes) throw new DerError('no signature')
    plain.set(value, (index + 1) * bytes - value.length)
  }
  return plain
}
