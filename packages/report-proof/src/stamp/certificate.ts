import { children, context, DerError, isSame, readDer, readOid, readTime, TAG, type DerNode } from './der.ts'
import { isSignedBy } from './stamp-signature.ts'

/** An X.509 certificate, as far as a stamp needs it. */
export interface Certificate {
  readonly raw: Uint8Array<ArrayBuffer>
  readonly serial: Uint8Array
  readonly issuer: Uint8Array
  readonly subject: Uint8Array
  /** Name of the subject for people: its common name, else its organisation. */
  readonly name: string
  readonly from: Date
  readonly until: Date
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly keyId: Uint8Array | undefined
  /** What the key may be used for; undefined: nothing is said. */
  readonly uses: readonly string[] | undefined
  readonly isAuthority: boolean
  readonly signed: Uint8Array<ArrayBuffer>
  readonly algorithm: DerNode
  readonly signature: Uint8Array<ArrayBuffer>
}

const OID = {
  commonName: '2.5.4.3',
  organisation: '2.5.4.10',
  keyId: '2.5.29.14',
  basicConstraints: '2.5.29.19',
  uses: '2.5.29.37',
} as const

/** Throws `DerError` for what is no certificate. */
export function readCertificate(bytes: Uint8Array<ArrayBuffer>): Certificate {
  const [body, algorithm, bits] = children(readDer(bytes), TAG.sequence)
  const [version, ...fields] = children(body, TAG.sequence)
  if (!body || !algorithm || version?.tag !== context(0)) throw new DerError('no certificate of version 3')
  const [serial, , issuer, validity, subject, publicKey, ...rest] = fields
  const [from, until] = children(validity, TAG.sequence)
  if (!serial || !issuer || !subject || !publicKey) throw new DerError('no certificate')
  const extensions = readExtensions(rest.find(({ tag }) => tag === context(3)))
  const uses = extensions.get(OID.uses)
  const constraints = extensions.get(OID.basicConstraints)
  return {
    raw: bytes,
    serial: serial.raw,
    issuer: issuer.raw,
    subject: subject.raw,
    name: nameOf(subject),
    from: readTime(from),
    until: readTime(until),
    publicKey: publicKey.raw,
    keyId: extensions.get(OID.keyId)?.body,
    uses: uses && children(uses, TAG.sequence).map(readOid),
    isAuthority:
      constraints !== undefined &&
      children(constraints, TAG.sequence).some(
        ({ tag, body: value }) => tag === TAG.boolean && value[0] === 0xff,
      ),
    signed: body.raw,
    algorithm,
    signature: bitsOf(bits),
  }
}

function readExtensions(node: DerNode | undefined): ReadonlyMap<string, DerNode> {
  const [list] = node ? children(node) : []
  return new Map(
    (list ? children(list, TAG.sequence) : []).map((extension) => {
      const parts = children(extension, TAG.sequence)
      const value = parts.at(-1)
      if (value?.tag !== TAG.octets) throw new DerError('no extension')
      return [readOid(parts[0]), readDer(value.body)]
    }),
  )
}

function nameOf(subject: DerNode): string {
  const names = new Map(
    children(subject).flatMap((set) =>
      children(set, TAG.set).map((pair) => {
        const [oid, value] = children(pair, TAG.sequence)
        // BMPString has two bytes a sign; all others are read as UTF-8.
        const encoding = value?.tag === 0x1e ? 'utf-16be' : 'utf-8'
        return [readOid(oid), new TextDecoder(encoding).decode(value?.body)] as const
      }),
    ),
  )
  return names.get(OID.commonName) ?? names.get(OID.organisation) ?? ''
}

function bitsOf(node: DerNode | undefined): Uint8Array<ArrayBuffer> {
  if (node?.tag !== TAG.bits || node.body[0] !== 0) throw new DerError('no signature')
  return node.body.slice(1)
}

const CHAIN_LIMIT = 6

/** Whether a chain of authorities, each valid at an instant, leads from a certificate to one of the roots. */
export async function isTrusted(
  leaf: Certificate,
  others: readonly Certificate[],
  roots: readonly Certificate[],
  at: Date,
): Promise<boolean> {
  let current = leaf
  for (let length = 0; length < CHAIN_LIMIT; length++) {
    const { raw, issuer } = current
    if (roots.some((root) => isSame(root.raw, raw))) return isValidAt(current, at)
    if (!isValidAt(current, at)) return false
    let above: Certificate | undefined
    for (const one of [...roots, ...others])
      if (
        !above &&
        one.isAuthority &&
        isSame(one.subject, issuer) &&
        !isSame(one.raw, raw) &&
        (await isSignedBy(one.publicKey, current))
      )
        above = one
    if (!above) return false
    current = above
  }
  return false
}

export const isValidAt = ({ from, until }: Certificate, at: Date): boolean => from <= at && at <= until
