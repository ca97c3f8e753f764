import { SignatureError } from './errors.ts'

const SEQUENCE = 0x30
/** Base64 of Base64, as some services hand out. */
const MOST_WRAPS = 2

const PEM = /-----BEGIN [^-]+-----([^]*?)-----END/
/** «Content-Type: application/pkcs7-signature» and the like, up to a blank line. */
const HEADERS = /^(?:[\w-]+:[^\n]*\n(?:[ \t]+[^\n]*\n)*)+\s*\n/

/**
 * The bytes of a signature that may come as Base64: with a PEM frame, headers or quotes, in UTF-8 with its mark or in UTF-16.
 * Throws `SignatureError`.
 *
 * @category Read a signature file
 * @example
 * ```ts
 * import { derOf } from '@proverka/gost-signature'
 *
 * const pem = `-----BEGIN CMS-----\n${btoa(String.fromCharCode(...sig))}\n-----END CMS-----`
 * derOf(new TextEncoder().encode(pem)).length === sig.length // true
 * ```
 */
export function derOf(bytes: Uint8Array, wraps = MOST_WRAPS): Uint8Array {
  if (bytes[0] === SEQUENCE && (bytes[1] ?? 0) >= 0x80) return bytes
  const text = asciiOf(bytes)
  const letters = (PEM.exec(text)?.[1] ?? text)
    .replaceAll('\r', '')
    .replace(HEADERS, '')
    .replaceAll(/[\s"']/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
  if (letters === '' || !/^[\w+/]*={0,2}$/.test(letters)) throw new SignatureError('The text is no Base64')
  const decoded = bytesOf(letters)
  return decoded[0] === SEQUENCE || wraps === 1 ? decoded : derOf(decoded, wraps - 1)
}

function bytesOf(letters: string): Uint8Array {
  try {
    return Uint8Array.from(atob(letters), (letter) => letter.codePointAt(0) ?? 0)
  } catch (cause) {
    throw new SignatureError('The text is no Base64', { cause })
  }
}

/** The letters of a text without the mark of its encoding and the zeros of UTF-16. */
function asciiOf(bytes: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(bytes)
  return text
    .replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '')
    .replaceAll('\u0000', '')
    .trim()
}
