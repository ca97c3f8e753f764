import { SignatureError } from './errors.ts'

const SEQUENCE = 0x30

/** The bytes of a signature that may come as Base64, with a PEM frame or without. Throws `SignatureError`. */
export function derOf(bytes: Uint8Array): Uint8Array {
  if (bytes[0] === SEQUENCE && (bytes[1] ?? 0) >= 0x80) return bytes
  const text = new TextDecoder('latin1').decode(bytes)
  const letters = text.replaceAll(/-----[^-]+-----/g, '').replaceAll(/\s/g, '')
  if (letters === '' || !/^[\w+/]*={0,2}$/.test(letters)) throw new SignatureError('The text is no Base64')
  try {
    return Uint8Array.from(atob(letters), (letter) => letter.codePointAt(0) ?? 0)
  } catch (cause) {
    throw new SignatureError('The text is no Base64', { cause })
  }
}
