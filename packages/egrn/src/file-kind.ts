/**
 * What a file is, by its first bytes; its name may say anything.
 *
 * @category Sort files
 */
export type FileKind =
  | 'archive'
  | 'empty'
  | 'html'
  | 'image'
  | 'office'
  | 'other'
  | 'other-archive'
  | 'pdf'
  | 'signature'
  | 'text-signature'
  | 'xml'

type Signature = readonly [kind: FileKind, begins: readonly number[]]

const SIGNATURES: readonly Signature[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['archive', [0x50, 0x4b, 0x03, 0x04]],
  // An archive without files.
  ['archive', [0x50, 0x4b, 0x05, 0x06]],
  ['other-archive', [0x52, 0x61, 0x72, 0x21]],
  ['other-archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['other-archive', [0x1f, 0x8b]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0x49, 0x49, 0x2a, 0x00]],
  ['image', [0x4d, 0x4d, 0x00, 0x2a]],
  ['office', [0xd0, 0xcf, 0x11, 0xe0]],
]

/** Bytes that are enough to tell. */
const HEAD_BYTES = 1024

/** DER of a SEQUENCE of more than 127 bytes: whatever is signed is longer. */
const isDer = (bytes: Uint8Array): boolean => bytes[0] === 0x30 && (bytes[1] ?? 0) >= 0x80

/** In a frame, after the headers of an email, or bare; «TUl» is Base64 of Base64. */
const TEXT_SIGNATURES = [
  /-----BEGIN (?:PKCS|CMS|SIGN)[^-]*-----/,
  /^Content-[^]*?\n\s*\n\s*MI[\w+/]/i,
  /^["']?(?:MI|TUl)[\w+/\s-]{60,}=*["']?\s*$/,
]

/**
 * Recognises what a file is. A signature is DER or its Base64; an XML file may be UTF-8, windows-1251 or UTF-16.
 *
 * @category Sort files
 * @example
 * ```ts
 * import { fileKind } from '@proverka/egrn'
 *
 * fileKind(bytes) // 'xml'
 * fileKind(new TextEncoder().encode('%PDF-1.7')) // 'pdf'
 * fileKind(new Uint8Array()) // 'empty'
 * ```
 */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty'
  const known = SIGNATURES.find(([, begins]) => begins.every((byte, at) => bytes[at] === byte))
  if (known) return known[0]
  if (isDer(bytes)) return 'signature'
  const head = headOf(bytes)
  if (/^<(?:!doctype html|html|head|body)[\s>]/i.test(head)) return 'html'
  // XHTML declares itself as XML.
  if (/^<\?xml[^>]*>\s*(?:<!doctype html|<html[\s>])/i.test(head)) return 'html'
  if (head.startsWith('<')) return 'xml'
  if (TEXT_SIGNATURES.some((pattern) => pattern.test(head))) return 'text-signature'
  return 'other'
}

/** The first letters, without byte order marks, white space and the zeros of UTF-16. */
function headOf(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  // oxlint-disable-next-line no-control-regex -- UTF-16 of Latin letters has a zero beside each.
  return head.replaceAll('\u0000', '').replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff|\s)+/, '')
}
