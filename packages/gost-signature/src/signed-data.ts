import { readCertificate } from './certificate.ts'
import type { Certificate } from './certificate.ts'
import { derOfSet, isSame, readElement, required, SET_OF, TAG } from './der.ts'
import type { Element } from './der.ts'
import { SignatureError } from './errors.ts'

/** A signature in CMS (RFC 5652). */
export interface SignedData {
  /** The file itself, if it is embedded in the signature. */
  readonly content: Uint8Array | undefined
  readonly contentType: string
  readonly certificates: readonly Certificate[]
  readonly signers: readonly Signer[]
}

/** Who signed, what and how. */
export interface Signer {
  readonly digestAlgorithm: string
  readonly signatureAlgorithm: string
  readonly signature: Uint8Array
  /** The signed attributes, if any; without them the digest of the file itself is signed. */
  readonly attributes: SignedAttributes | undefined
  readonly isOf: (certificate: Certificate) => boolean
}

/** Signed attributes. */
export interface SignedAttributes {
  /**
   * The bytes that may have been hashed: in the order of DER (RFC 5652, 5.4), and in the order of the file, which
   * nonconforming programs sign.
   */
  readonly encodings: readonly Uint8Array[]
  readonly digest: Uint8Array | undefined
  readonly contentType: string | undefined
  /** ISO 8601. */
  readonly signedAt: string | undefined
}

const SIGNED_DATA = '1.2.840.113549.1.7.2'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const SIGNING_TIME = '1.2.840.113549.1.9.5'

/** Reads a signature. Throws `SignatureError` for any other bytes. */
export function readSignedData(bytes: Uint8Array): SignedData {
  const [type, wrapped] = readElement(bytes).children
  if (type?.text !== SIGNED_DATA) throw new SignatureError('The content is not signed data')
  const data = required(wrapped?.children[0], 'signed data')
  const fields = data.children.filter(({ isContext }) => !isContext)
  const [, , encapsulated, signerInfos] = fields
  const [contentType, wrappedContent] = required(encapsulated, 'content').children
  const certificates = data.children.find(({ isContext, tag }) => isContext && tag === 0)
  const signers = required(signerInfos, 'list of signers').children.map(readSigner)
  if (signers.length === 0) throw new SignatureError('Nobody has signed')
  return {
    content: wrappedContent?.children[0]?.content,
    contentType: contentType?.text ?? '',
    // Other kinds of certificates have a tag of the context.
    certificates: (certificates?.children ?? [])
      .filter(({ isContext, tag }) => !isContext && tag === TAG.sequence)
      .map(readCertificate),
    signers,
  }
}

function readSigner(info: Element): Signer {
  const [, who, digest, ...rest] = info.children
  const attributes = rest.find(({ isContext, tag }) => isContext && tag === 0)
  const [algorithm, signature] = rest.filter(({ isContext }) => !isContext)
  return {
    digestAlgorithm: required(digest, 'digest algorithm').children[0]?.text ?? '',
    signatureAlgorithm: required(algorithm, 'signature algorithm').children[0]?.text ?? '',
    signature: required(signature, 'signature').content,
    attributes: attributes && readAttributes(attributes),
    isOf: isOf(required(who, 'name of the signer')),
  }
}

/** The signer is named by the issuer and the number of the certificate, or by the identifier of its key. */
function isOf(who: Element): Signer['isOf'] {
  if (who.isContext) return ({ keyId }) => keyId !== undefined && isSame(keyId, who.content)
  const [issuer, serial] = who.children
  return (certificate) =>
    issuer !== undefined &&
    serial !== undefined &&
    isSame(certificate.issuer.raw, issuer.raw) &&
    isSame(certificate.serial, serial.content)
}

function readAttributes(attributes: Element): SignedAttributes {
  const values = new Map(
    attributes.children.map(({ children: [type, set] }) => [type?.text, set?.children[0]] as const),
  )
  const asTheyStand = attributes.raw.slice()
  asTheyStand[0] = SET_OF
  const inDer = derOfSet(attributes.children)
  return {
    encodings: isSame(inDer, asTheyStand) ? [inDer] : [inDer, asTheyStand],
    digest: values.get(MESSAGE_DIGEST)?.content,
    contentType: values.get(CONTENT_TYPE)?.text,
    signedAt: values.get(SIGNING_TIME)?.text,
  }
}
