import { isTrusted, isValidAt, readCertificate, type Certificate } from './certificate.ts'
import { children, context, DerError, isSame, readDer, readOid, readTime, TAG, type DerNode } from './der.ts'
import { HASHES, isSignedBy, UnsupportedError } from './stamp-signature.ts'

/**
 * - `unreadable`: no reply of an authority
 * - `refused`: the authority refused
 * - `other-content`, `other-nonce`, `other-policy`: it stamped something else than was asked for
 * - `untrusted`: no chain of certificates to a known root
 * - `expired`: the certificate was not valid at the time of the stamp
 * - `wrong-signature`
 * - `unsupported`: an algorithm that is not verified here, such as GOST
 */
export type StampFault =
  | 'unreadable'
  | 'refused'
  | 'other-content'
  | 'other-nonce'
  | 'other-policy'
  | 'untrusted'
  | 'expired'
  | 'wrong-signature'
  | 'unsupported'

/** What a stamp says. */
export type StampCheck =
  | { readonly kind: 'stamped'; readonly at: Date; readonly authority: string; readonly policy: string }
  | { readonly kind: 'invalid'; readonly fault: StampFault }

/** What a stamp has to be of. */
export interface StampDemands {
  /** SHA-256 of what was stamped. */
  readonly digest: Uint8Array
  /** Certificates that are trusted, DER. */
  readonly roots: readonly Uint8Array<ArrayBuffer>[]
  /** As it was asked, where that is known. */
  readonly nonce?: Uint8Array | undefined
  readonly policy?: string | undefined
}

const OID = {
  signedData: '1.2.840.113549.1.7.2',
  stampContent: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signer: '1.2.840.113549.1.9.16.2.12',
  signerV2: '1.2.840.113549.1.9.16.2.47',
  stamping: '1.3.6.1.5.5.7.3.8',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const

/** Granted, or granted with changes (RFC 3161, 2.4.2). */
const GRANTED = new Set([0, 1])

class Fault extends Error {
  readonly fault: StampFault

  constructor(fault: StampFault) {
    super(fault)
    this.fault = fault
  }
}

/** Says what a reply of an authority (RFC 3161, `.tsr`) proves. Never throws; asks no clock and no network. */
export async function verifyStamp(
  reply: Uint8Array<ArrayBuffer>,
  demands: StampDemands,
): Promise<StampCheck> {
  try {
    return await verify(reply, demands)
  } catch (error) {
    if (error instanceof Fault) return { kind: 'invalid', fault: error.fault }
    return { kind: 'invalid', fault: error instanceof UnsupportedError ? 'unsupported' : 'unreadable' }
  }
}

async function verify(reply: Uint8Array<ArrayBuffer>, demands: StampDemands): Promise<StampCheck> {
  const { content, certificates, signer } = readReply(reply)
  const { policy, at } = readContent(content, demands)
  const roots = demands.roots.map(readCertificate)
  const certificate = [...certificates, ...roots].find((one) => signer.isOf(one))
  if (!certificate) throw new Fault('untrusted')
  await requireSignature(signer, certificate, content)
  if (certificate.uses?.length !== 1 || certificate.uses[0] !== OID.stamping) throw new Fault('untrusted')
  if (!isValidAt(certificate, at)) throw new Fault('expired')
  if (!(await isTrusted(certificate, certificates, roots, at))) throw new Fault('untrusted')
  return { kind: 'stamped', at, authority: certificate.name, policy }
}

interface Signer {
  readonly isOf: (certificate: Certificate) => boolean
  readonly hash: string
  readonly attributes: DerNode
  readonly algorithm: DerNode
  readonly signature: Uint8Array<ArrayBuffer>
}

function readReply(bytes: Uint8Array<ArrayBuffer>) {
  const [info, token] = children(readDer(bytes), TAG.sequence)
  const [status] = children(info, TAG.sequence)
  if (status?.tag !== TAG.integer || status.body.length !== 1) throw new DerError('no status')
  if (!GRANTED.has(status.body[0] ?? 2)) throw new Fault('refused')
  const [type, wrapped] = children(token, TAG.sequence)
  if (readOid(type) !== OID.signedData) throw new DerError('no signed data')
  const [, , encapsulated, ...rest] = children(children(wrapped, context(0))[0], TAG.sequence)
  const [contentType, contentBox] = children(encapsulated, TAG.sequence)
  const [content] = children(contentBox, context(0))
  if (readOid(contentType) !== OID.stampContent || content?.tag !== TAG.octets) throw new DerError('no stamp')
  const box = rest.find(({ tag }) => tag === context(0))
  const certificates = box
    ? children(box)
        .filter(({ tag }) => tag === TAG.sequence)
        .map(({ raw }) => readCertificate(raw))
    : []
  const signers = children(rest.at(-1), TAG.set)
  if (signers.length !== 1) throw new DerError('not one signer')
  return { content: content.body, certificates, signer: readSigner(signers[0]) }
}

function readSigner(node: DerNode | undefined): Signer {
  const [, id, digest, attributes, algorithm, signature] = children(node, TAG.sequence)
  const hash = HASHES[readOid(children(digest, TAG.sequence)[0])]
  if (!id || attributes?.tag !== context(0) || !algorithm || signature?.tag !== TAG.octets)
    throw new DerError('no signer')
  if (hash === undefined) throw new UnsupportedError('hash')
  return { isOf: signerMatch(id), hash, attributes, algorithm, signature: signature.body }
}

/** By the issuer and the serial number of the certificate, or by the name of its key. */
function signerMatch(id: DerNode): Signer['isOf'] {
  if (id.tag !== TAG.sequence) return ({ keyId }) => keyId !== undefined && isSame(keyId, id.body)
  const [issuer, serial] = children(id)
  if (!issuer || !serial) throw new DerError('no signer')
  return (one) => isSame(one.issuer, issuer.raw) && isSame(one.serial, serial.raw)
}

/** The facts of a stamp; what was asked for has to be in it. */
function readContent(content: Uint8Array<ArrayBuffer>, { digest, nonce, policy: asked }: StampDemands) {
  const [, policyNode, imprint, , time, ...rest] = children(readDer(content), TAG.sequence)
  const [algorithm, imprinted] = children(imprint, TAG.sequence)
  const isOurs =
    readOid(children(algorithm, TAG.sequence)[0]) === OID.sha256 &&
    imprinted !== undefined &&
    isSame(imprinted.body, digest)
  if (!isOurs) throw new Fault('other-content')
  const given = rest.find(({ tag }) => tag === TAG.integer)
  if (nonce && !(given && isSame(given.body, nonce))) throw new Fault('other-nonce')
  const policy = readOid(policyNode)
  if (asked !== undefined && policy !== asked) throw new Fault('other-policy')
  return { policy, at: readTime(time) }
}

async function requireSignature(
  { hash, attributes, algorithm, signature }: Signer,
  certificate: Certificate,
  content: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const values = new Map(
    children(attributes).map((attribute) => {
      const [type, set] = children(attribute, TAG.sequence)
      return [readOid(type), children(set, TAG.set)[0]]
    }),
  )
  const digest = new Uint8Array(await crypto.subtle.digest(hash, content))
  const isOfContent =
    readOid(values.get(OID.contentType)) === OID.stampContent &&
    isSame(values.get(OID.messageDigest)?.body ?? new Uint8Array(), digest)
  if (!isOfContent || !(await namesSigner(values, certificate))) throw new Fault('wrong-signature')
  // The attributes are signed as a set, and written as a part of the signer.
  const signed = attributes.raw.slice()
  signed[0] = TAG.set
  if (!(await isSignedBy(certificate.publicKey, { signed, algorithm, signature, hash })))
    throw new Fault('wrong-signature')
}

/** The signed digest of the certificate (RFC 5035): another one with the same key is not accepted. */
async function namesSigner(
  values: ReadonlyMap<string, DerNode | undefined>,
  { raw }: Certificate,
): Promise<boolean> {
  const second = values.get(OID.signerV2)
  const list = second ?? values.get(OID.signer)
  if (!list) return false
  const [named] = children(children(list, TAG.sequence)[0], TAG.sequence)
  const fields = children(named, TAG.sequence)
  const [first] = fields
  const explicit = first?.tag === TAG.sequence ? HASHES[readOid(children(first)[0])] : 'SHA-256'
  const hash = second ? explicit : 'SHA-1'
  if (hash === undefined) throw new UnsupportedError('hash')
  const digest = fields.find(({ tag }) => tag === TAG.octets)
  return digest !== undefined && isSame(digest.body, new Uint8Array(await crypto.subtle.digest(hash, raw)))
}
