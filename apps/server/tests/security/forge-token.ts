import { createHmac, generateKeyPairSync, sign as signWith, type KeyObject } from 'node:crypto'
import type { RawCall } from './protected-endpoints.ts'

/** A genuine session of an admin, and what else an attacker may have got hold of. */
export interface Loot {
  readonly token: string
  readonly claims: Readonly<Record<string, unknown>>
  readonly kid: string
  /** The real secret: rows that use it show that a right signature alone opens nothing. */
  readonly secret: Buffer
  readonly cookie: string
  readonly binding: string
  /** Sessions of others: a client of the same brand, the same admin at the other brand, one that was signed out. */
  readonly client: { readonly token: string; readonly cookie: string; readonly sid: string }
  readonly otherBrand: { readonly token: string; readonly cookie: string }
  readonly ended: { readonly token: string; readonly cookie: string; readonly sid: string }
}

export type Forgery = (loot: Loot) => RawCall

export const RSA = generateKeyPairSync('rsa', { modulusLength: 2048 })
const EC = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const ED = generateKeyPairSync('ed25519')
export const PUBLIC_PEM = RSA.publicKey.export({ type: 'spki', format: 'pem' })

/** A forged token in the right place, with the right cookie. */
export function row(name: string, forge: (loot: Loot) => string): [string, Forgery] {
  return [name, (loot) => bearer(forge(loot), loot.cookie)]
}

export function bearer(token: string, cookie: string): RawCall {
  return { headers: { authorization: `Bearer ${token}`, cookie } }
}

export function parts(token: string): { header: string; payload: string; signature: string } {
  const [header = '', payload = '', signature = ''] = token.split('.')
  return { header, payload, signature }
}

export function base64url(text: string): string {
  return Buffer.from(text).toString('base64url')
}

export function encode(value: unknown): string {
  return base64url(JSON.stringify(value))
}

export function glue(header: string, payload: string, signature: string): string {
  return [base64url(header), base64url(payload), signature].join('.')
}

export function assemble(header: object, claims: unknown, signature: string): string {
  return glue(JSON.stringify(header), JSON.stringify(claims), signature)
}

export function hmacToken(header: object, claims: unknown, secret: Buffer, hash = 'sha256'): string {
  const signed = `${encode(header)}.${encode(claims)}`
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`
}

export function keyToken(header: { alg: string } & Record<string, unknown>, claims: unknown): string {
  const signed = `${encode(header)}.${encode(claims)}`
  const key: KeyObject = header.alg.startsWith('E')
    ? header.alg === 'ES256'
      ? EC.privateKey
      : ED.privateKey
    : RSA.privateKey
  const hash = header.alg.startsWith('Ed') ? null : header.alg.endsWith('512') ? 'sha512' : 'sha256'
  return `${signed}.${signWith(hash, Buffer.from(signed), key).toString('base64url')}`
}

export function withSignature(token: string, signature: string): string {
  return `${token.slice(0, token.lastIndexOf('.'))}.${signature}`
}

export function turnBit(signature: string): string {
  const bytes = Buffer.from(signature, 'base64url')
  bytes[0] = (bytes[0] ?? 0) ^ 1
  return bytes.toString('base64url')
}

/** The bytes of a text as a header carries them. */
export function latin1(text: string): string {
  return Buffer.from(text).toString('latin1')
}

export function show(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) => (part === undefined ? 'absent' : part)) ?? 'absent'
  ).slice(0, 60)
}
