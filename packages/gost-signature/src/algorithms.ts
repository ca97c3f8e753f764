import { curveByOid } from './curves.ts'
import type { GostCurve } from './curves.ts'
import { readElement, TAG } from './der.ts'
import type { Element } from './der.ts'

/** Names for people; any other algorithm is named by its object identifier. */
const NAMES: Readonly<Record<string, string>> = {
  '1.2.643.7.1.1.2.2': 'ГОСТ Р 34.11-2012, 256 бит',
  '1.2.643.7.1.1.2.3': 'ГОСТ Р 34.11-2012, 512 бит',
  '1.2.643.7.1.1.1.1': 'ГОСТ Р 34.10-2012, 256 бит',
  '1.2.643.7.1.1.1.2': 'ГОСТ Р 34.10-2012, 512 бит',
  '1.2.643.7.1.1.3.2': 'ГОСТ Р 34.10-2012, 256 бит',
  '1.2.643.7.1.1.3.3': 'ГОСТ Р 34.10-2012, 512 бит',
  '1.2.643.2.2.9': 'ГОСТ Р 34.11-94',
  '1.2.643.2.2.19': 'ГОСТ Р 34.10-2001',
  '1.2.643.2.2.3': 'ГОСТ Р 34.10-2001',
  '1.2.840.113549.1.1.1': 'RSA',
  '1.2.840.113549.1.1.11': 'RSA',
  '1.2.840.10045.2.1': 'ECDSA',
  '1.2.840.10045.4.3.2': 'ECDSA',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
  '1.3.14.3.2.26': 'SHA-1',
}

/** What people call an algorithm. */
export const nameOf = (oid: string): string => NAMES[oid] ?? oid

/** Length of the digest that an algorithm makes; undefined for one that is not known. */
export function digestBits(oid: string): 256 | 512 | undefined {
  if (oid === '1.2.643.7.1.1.2.2' || oid === '1.2.643.7.1.1.3.2') return 256
  return oid === '1.2.643.7.1.1.2.3' || oid === '1.2.643.7.1.1.3.3' ? 512 : undefined
}

/** Length of the key that an algorithm of signatures wants, in bytes; it may be named as that of the key itself. */
export function keyBytes(oid: string): 32 | 64 | undefined {
  const bits = digestBits(oid)
  return KEYS[oid] ?? (bits === 256 ? 32 : bits && 64)
}

/** A key of GOST R 34.10-2012. */
export interface GostKey {
  readonly curve: GostCurve
  readonly bytes: Uint8Array
}

const KEYS: Readonly<Record<string, 32 | 64>> = { '1.2.643.7.1.1.1.1': 32, '1.2.643.7.1.1.1.2': 64 }

/** The key of a `SubjectPublicKeyInfo` (RFC 9215); undefined for another algorithm or an unknown parameter set. */
export function readKey(info: Element): GostKey | undefined {
  const [algorithm, key] = info.children
  const [oid, parameters] = algorithm?.children ?? []
  const size = KEYS[oid?.text ?? '']
  const curve = curveByOid(parameters?.children[0]?.text ?? '')
  if (size === undefined || curve?.bytes !== size || key?.tag !== TAG.bitString) return undefined
  return { curve, bytes: readElement(key.content).content }
}
