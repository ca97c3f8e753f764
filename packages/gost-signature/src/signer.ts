import { gostCurve } from './curves.ts'
import { streebog } from './streebog.ts'
import { littleEndian } from './verify.ts'

/*
 * Makes signatures as authorities do, for tests and stand-ins of real services: with keys that anyone can work out.
 */

const CURVE = gostCurve('cryptoProA')
const ORDER = CURVE.Point.Fn.ORDER

const OID = {
  signedData: '1.2.840.113549.1.7.2',
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  commonName: '2.5.4.3',
  digest: '1.2.643.7.1.1.2.2',
  key: '1.2.643.7.1.1.1.1',
  signature: '1.2.643.7.1.1.3.2',
  curve: '1.2.643.7.1.2.1.1.2',
} as const

/** A key with its certificate. */
interface KeyHolder {
  readonly key: bigint
  readonly name: Uint8Array
  readonly serial: number
  readonly certificate: Uint8Array
}

/** An authority and a signer that it has certified. */
export interface TestSigner {
  /** Certificate of the authority, DER. */
  readonly root: Uint8Array
  /** A detached signature of a file in CMS. */
  readonly sign: (file: Uint8Array, signedAt?: Date) => Uint8Array
}

const FROM = new Date('2025-01-01T00:00:00Z')
const TO = new Date('2039-01-01T00:00:00Z')

/** Makes an authority and a signer; equal names give equal keys. */
export function createTestSigner(authority: string, signer: string): TestSigner {
  const root = createHolder(authority, 1)
  const holder = createHolder(signer, 2, root)
  return {
    root: root.certificate,
    sign(file, signedAt = new Date('2026-11-28T09:00:00Z')) {
      const attributes = [
        sequence(oid(OID.contentType), set(oid(OID.data))),
        sequence(oid(OID.messageDigest), set(element(4, streebog(256, file)))),
        sequence(oid(OID.signingTime), set(utcTime(signedAt))),
      ].toSorted((a, b) => Buffer.compare(a, b))
      const info = sequence(
        integer(1),
        sequence(root.name, integer(holder.serial)),
        sequence(oid(OID.digest)),
        element(0xa0, ...attributes),
        sequence(oid(OID.key)),
        element(4, signBytes(holder.key, set(...attributes))),
      )
      const data = sequence(
        integer(1),
        set(sequence(oid(OID.digest))),
        sequence(oid(OID.data)),
        element(0xa0, holder.certificate, root.certificate),
        set(info),
      )
      return sequence(oid(OID.signedData), element(0xa0, data))
    },
  }
}

function createHolder(title: string, serial: number, issuer?: KeyHolder): KeyHolder {
  const key = (littleEndian(streebog(256, new TextEncoder().encode(title))) % (ORDER - 1n)) + 1n
  const name = sequence(set(sequence(oid(OID.commonName), element(12, new TextEncoder().encode(title)))))
  const { x, y } = CURVE.Point.BASE.multiply(key).toAffine()
  const point = element(4, numberBytes(x).toReversed(), numberBytes(y).toReversed())
  const info = sequence(
    sequence(oid(OID.key), sequence(oid(OID.curve), oid(OID.digest))),
    element(3, Uint8Array.of(0), point),
  )
  const algorithm = sequence(oid(OID.signature))
  const body = sequence(
    element(0xa0, integer(2)),
    integer(serial),
    algorithm,
    issuer?.name ?? name,
    sequence(utcTime(FROM), utcTime(TO)),
    name,
    info,
  )
  const signature = element(3, Uint8Array.of(0), signBytes(issuer?.key ?? key, body))
  return { key, name, serial, certificate: sequence(body, algorithm, signature) }
}

/** RFC 7091, section 6.1: s and r, most significant bytes first. The secret number follows from what is signed. */
function signBytes(key: bigint, bytes: Uint8Array): Uint8Array {
  const digest = streebog(256, bytes)
  const e = littleEndian(digest) % ORDER || 1n
  const secret = (littleEndian(streebog(256, digest)) % (ORDER - 1n)) + 1n
  const r = CURVE.Point.BASE.multiply(secret).toAffine().x % ORDER
  const s = (r * key + secret * e) % ORDER
  return joined([numberBytes(s), numberBytes(r)])
}

const numberBytes = (number: bigint): Uint8Array =>
  Uint8Array.from(Buffer.from(number.toString(16).padStart(2 * CURVE.bytes, '0'), 'hex'))

function element(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = joined(parts)
  const length: number[] = []
  for (let rest = content.length; rest > 0; rest = Math.floor(rest / 256)) length.unshift(rest % 256)
  const header = content.length < 0x80 ? [content.length] : [0x80 + length.length, ...length]
  return joined([Uint8Array.from([tag, ...header]), content])
}

const sequence = (...parts: readonly Uint8Array[]): Uint8Array => element(0x30, ...parts)
const set = (...parts: readonly Uint8Array[]): Uint8Array => element(0x31, ...parts)
const integer = (value: number): Uint8Array => element(2, Uint8Array.of(value))

const utcTime = (date: Date): Uint8Array =>
  element(0x17, new TextEncoder().encode(`${date.toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`))

function oid(text: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  return element(6, Uint8Array.from([first * 40 + second, ...rest].flatMap(base128)))
}

function base128(value: number): number[] {
  const digits = [value % 128]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
    digits.unshift(0x80 + (rest % 128))
  return digits
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
