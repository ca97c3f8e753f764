import { digestBits, readKey } from './algorithms.ts'
import type { GostKey } from './algorithms.ts'
import { hexOf, isSame, readElement, required, TAG } from './der.ts'
import type { Element } from './der.ts'
import { streebog } from './streebog.ts'
import { verify } from './verify.ts'

/** A certificate (RFC 5280), as much of it as the check of a signature asks for. */
export interface Certificate {
  readonly issuer: Element
  readonly subject: Element
  readonly serial: Uint8Array
  /** ISO 8601. */
  readonly validFrom: string
  readonly validTo: string
  readonly keyAlgorithm: string
  readonly key: GostKey | undefined
  /** Identifier of the key out of the extensions. */
  readonly keyId: Uint8Array | undefined
  /** What was signed, by which algorithm, and the signature. */
  readonly signed: Uint8Array
  readonly algorithm: string
  readonly signature: Uint8Array
}

const KEY_IDENTIFIER = '2.5.29.14'

/** Reads a certificate. Throws `SignatureError`. */
export function readCertificate(element: Element): Certificate {
  const [tbs, algorithm, signature] = element.children
  const body = required(tbs, 'certificate')
  // The version is left out by certificates of the first one.
  const fields = body.children.filter(({ isContext }) => !isContext)
  const [serial, , issuer, validity, subject, keyInfo] = fields
  const info = required(keyInfo, 'public key')
  const [from, to] = required(validity, 'validity').children
  return {
    issuer: required(issuer, 'issuer'),
    subject: required(subject, 'subject'),
    serial: required(serial, 'serial number').content,
    validFrom: required(from, 'validity').text ?? '',
    validTo: required(to, 'validity').text ?? '',
    keyAlgorithm: info.children[0]?.children[0]?.text ?? '',
    key: readKey(info),
    keyId: keyIdOf(body),
    signed: body.raw,
    algorithm: required(algorithm, 'algorithm of the certificate').children[0]?.text ?? '',
    signature: required(signature, 'signature of the certificate').content,
  }
}

function keyIdOf(body: Element): Uint8Array | undefined {
  const extensions = body.children.find(({ isContext, tag }) => isContext && tag === 3)?.children[0]?.children
  const found = extensions?.find(({ children }) => children[0]?.text === KEY_IDENTIFIER)
  const value = found?.children.find(({ tag }) => tag === TAG.octetString)
  return value && readElement(value.content).content
}

const NAME = { commonName: '2.5.4.3', surname: '2.5.4.4', givenName: '2.5.4.42', organisation: '2.5.4.10' }

/** A part of a distinguished name. */
export function partOfName(name: Element, part: keyof typeof NAME): string | undefined {
  for (const { children } of name.children) {
    for (const attribute of children) {
      const [type, value] = attribute.children
      if (type?.text === NAME[part] && value?.text) return value.text
    }
  }
  return undefined
}

/** Person or organisation of a distinguished name, as people would say it. */
export function titleOfName(name: Element): string {
  const person = [partOfName(name, 'surname'), partOfName(name, 'givenName')].filter(Boolean).join(' ')
  return person || (partOfName(name, 'commonName') ?? partOfName(name, 'organisation') ?? 'имя не указано')
}

/** Answers of `isSignedBy`: files of one authority come by the hundred. */
const KNOWN = new Map<string, boolean>()
const MOST_KNOWN = 200

/** Whether a certificate is signed with the key of another one. */
export function isSignedBy(certificate: Certificate, issuer: Certificate): boolean | 'unknown-algorithm' {
  const key = [certificate.signed, certificate.signature, issuer.key?.bytes ?? issuer.signed]
    .map(hexOf)
    .join()
  const known = KNOWN.get(key)
  if (known !== undefined) return known
  const answer = verifyCertificate(certificate, issuer)
  if (answer !== 'unknown-algorithm') {
    if (KNOWN.size === MOST_KNOWN) KNOWN.clear()
    KNOWN.set(key, answer)
  }
  return answer
}

function verifyCertificate(certificate: Certificate, issuer: Certificate): boolean | 'unknown-algorithm' {
  const bits = digestBits(certificate.algorithm)
  if (bits === undefined || issuer.key === undefined) return 'unknown-algorithm'
  const digest = streebog(bits, certificate.signed)
  return verify(issuer.key.curve, { key: issuer.key.bytes, digest, signature: certificate.signature })
}

/** Longer ones are made to keep a reader busy. */
const MOST_LINKS = 10

/** How far certificates lead from the signer's one up, and which ones they are. */
export function followChain(
  signer: Certificate,
  all: readonly Certificate[],
): {
  readonly links: 'complete' | 'partial' | 'broken' | 'unknown-algorithm'
  readonly certificates: readonly Certificate[]
} {
  const certificates = [signer]
  let current = signer
  for (let link = 0; link < MOST_LINKS; link += 1) {
    const { issuer, subject } = current
    const issuers = all.filter((one) => isSame(one.subject.raw, issuer.raw))
    if (issuers.length === 0) return { links: 'partial', certificates }
    const answers = issuers.map((one) => [one, isSignedBy(current, one)] as const)
    const next = answers.find(([, answer]) => answer === true)?.[0]
    if (next === undefined) {
      const isUnknown = answers.some(([, answer]) => answer === 'unknown-algorithm')
      return { links: isUnknown ? 'unknown-algorithm' : 'broken', certificates }
    }
    if (isSame(issuer.raw, subject.raw)) return { links: 'complete', certificates }
    certificates.push(next)
    current = next
  }
  return { links: 'broken', certificates }
}

/** Serial number for people. */
export const serialOf = ({ serial }: Certificate): string => hexOf(serial)
