import { ExtractError } from './errors.ts'

/** Largest file that is read, in bytes: 50 MB. */
export const MAX_BYTES = 50 * 1024 * 1024

/**
 * Opening and closing tags of the largest file that is read. An extract of 5,000 rights has 400,000; counting them costs
 * milliseconds, while a tree of more would take a gigabyte before it is refused.
 */
export const MAX_TAGS = 1_000_000

const LESS_THAN = 0x3c

/** Long enough for any XML declaration. */
const DECLARATION_BYTES = 512

const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][A-Za-z0-9._-]*)["']/

/**
 * The text of an XML file: UTF-8, UTF-16 by its mark or first bytes, or the declared encoding (windows-1251 in old
 * files). Throws `too-large`, `not-xml` for bytes that are no such text, `truncated` for a file cut inside a letter.
 */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES || hasMoreTags(bytes, MAX_TAGS)) throw new ExtractError('too-large')

  const decoder = decoderFor(bytes)
  let text: string
  try {
    text = decoder.decode(bytes, { stream: true })
  } catch (cause) {
    throw new ExtractError('not-xml', { cause })
  }
  if (!/^\s*</.test(text)) throw new ExtractError('not-xml')

  try {
    return text + decoder.decode()
  } catch (cause) {
    throw new ExtractError('truncated', { cause })
  }
}

/** The sign `<` is one byte 3C in every encoding of these files, UTF-16 included. */
function hasMoreTags(bytes: Uint8Array, most: number): boolean {
  let count = 0
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === LESS_THAN) count += 1
  return count > most
}

function decoderFor(bytes: Uint8Array): TextDecoder {
  const label = encodingOf(bytes)
  try {
    return new TextDecoder(label, { fatal: true })
  } catch (cause) {
    throw new ExtractError('not-xml', { cause })
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'

  const head = String.fromCharCode(...bytes.subarray(0, DECLARATION_BYTES))
  const declared = DECLARED.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  // A declaration that was readable byte by byte cannot be UTF-16: the file was re-encoded and kept its old first line.
  return declared.startsWith('utf-16') ? 'utf-8' : declared
}
