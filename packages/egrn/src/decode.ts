import { createDecoder, encodingOf, isGarbled } from './encoding.ts'
import { ExtractError } from './errors.ts'

/** Largest file that is read, in bytes: 50 MB. */
export const MAX_BYTES = 50 * 1024 * 1024

/**
 * Opening and closing tags of the largest file that is read. An extract of 5,000 rights has 400,000; counting them costs
 * milliseconds, while a tree of more would take a gigabyte before it is refused.
 */
export const MAX_TAGS = 1_000_000

const LESS_THAN = 0x3c

/**
 * The text of an XML file in the encoding that it has, which need not be the declared one. Throws `too-large`, `not-xml`
 * for bytes that are no readable text, `truncated` for a file cut inside a letter.
 */
export function decodeXml(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES || hasMoreTags(bytes, MAX_TAGS)) throw new ExtractError('too-large')

  const decoder = createDecoder(encodingOf(bytes) ?? '')
  if (decoder === undefined) throw new ExtractError('not-xml')
  let text: string
  try {
    text = decoder.decode(bytes, { stream: true })
  } catch (cause) {
    throw new ExtractError('not-xml', { cause })
  }
  if (!/^\s*</.test(text) || isGarbled(text)) throw new ExtractError('not-xml')

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
