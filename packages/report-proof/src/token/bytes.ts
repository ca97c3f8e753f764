import { base64UrlToUint8Array, uint8ArrayToBase64Url } from '@sd-jwt/core'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export const toBase64Url = (bytes: Uint8Array): string => uint8ArrayToBase64Url(bytes)

/** Undefined for what is not the one canonical spelling: other letters at the end would decode to the same bytes. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length % 4 === 1 || !/^[\w-]*$/.test(text)) return undefined
  const bytes = new Uint8Array(base64UrlToUint8Array(text))
  return toBase64Url(bytes) === text ? bytes : undefined
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

export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = typeof data === 'string' ? encoder.encode(data) : data
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
