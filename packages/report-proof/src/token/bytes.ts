import { sha256 } from '@noble/hashes/sha2.js'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Signs that end a text of one more byte, or of two: the bits that say nothing are 0. */
const LAST_SIGN: readonly (RegExp | undefined)[] = [/^/, undefined, /[AQgw]$/, /[AEIMQUYcgkosw048]$/]

export function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Undefined for what is not the one canonical spelling: other letters at the end would decode to the same bytes. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || !LAST_SIGN[text.length % 4]?.test(text)) return undefined
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return bytes
}

/** Undefined for what is no base64 with its padding. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const plain = text.replace(/={0,2}$/, '')
  return text.length % 4 === 0 ? fromBase64Url(plain.replaceAll('+', '-').replaceAll('/', '_')) : undefined
}

/** The JSON that a part of a token holds, undefined when it holds none. */
export function fromBase64UrlJson(text: string): unknown {
  const bytes = fromBase64Url(text)
  if (!bytes) return undefined
  try {
    return JSON.parse(decoder.decode(bytes))
  } catch {
    return undefined
  }
}

/** Of a short text. Hundreds of calls of the platform's own one, each a task of its own, take longer than this. */
export const digestOf = (text: string): Uint8Array => sha256(encoder.encode(text))

/** Each byte as one sign, for text that is mixed with other content. */
export const toLatin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
