/**
 * Editors and archivers re-encode a file and keep its first line, so the declared encoding is a hint: it counts only when
 * the text that it gives reads as Russian.
 */

/** Encodings of Russian text in one byte a letter, the commonest first. */
const SINGLE_BYTE = ['windows-1251', 'ibm866', 'koi8-r', 'iso-8859-5'] as const

/** Long enough for any XML declaration. */
const DECLARATION_BYTES = 512

const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][A-Za-z0-9._-]*)["']/

/** Enough to judge by: the register and the object are named in the beginning. */
const SAMPLE = 400_000

/**
 * The encoding of an XML file: by its mark or first bytes, else UTF-8 where the bytes are that, else the first of the
 * declared and the usual ones that gives Russian text. Undefined when none does, or when the declared one is unknown.
 */
export function encodingOf(bytes: Uint8Array): string | undefined {
  const wide = wideEncoding(bytes)
  if (wide) return wide
  const declared = declaredEncoding(bytes)
  if (declared !== undefined && createDecoder(declared) === undefined) return undefined
  if (isUtf8(bytes)) return 'utf-8'
  const sample = bytes.subarray(0, SAMPLE)
  // One word may be anything: only the declaration makes it Russian.
  if (declared !== undefined && readsAsRussian(createDecoder(declared), sample, 0)) return declared
  return SINGLE_BYTE.find((label) => readsAsRussian(createDecoder(label), sample, 2))
}

/** A strict decoder, undefined for an encoding that does not exist. */
export function createDecoder(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label, { fatal: true })
  } catch {
    return undefined
  }
}

/** UTF-16 by its mark, or by the first `<` after white space. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  let at = 0
  const isBlank = (low: number | undefined, high: number | undefined): boolean =>
    high === 0 && (low === 0x20 || low === 0x0a || low === 0x0d || low === 0x09)
  while (isBlank(bytes[at], bytes[at + 1]) || isBlank(bytes[at + 1], bytes[at])) at += 2
  if (bytes[at] === 0x3c && bytes[at + 1] === 0) return 'utf-16le'
  return bytes[at] === 0 && bytes[at + 1] === 0x3c ? 'utf-16be' : undefined
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, DECLARATION_BYTES))
  const declared = DECLARED.exec(head)?.[1]?.toLowerCase()
  if (declared === undefined) return undefined
  // A declaration that was readable byte by byte cannot be UTF-16: the file was re-encoded without changing its first
  // line.
  if (declared.startsWith('utf-16')) return 'utf-8'
  return /^(?:win(?:dows)?|cp|ansi)?[-_]?1251$/.test(declared) ? 'windows-1251' : declared
}

/** A file that is cut inside a letter is UTF-8 all the same. Russian in one byte a letter never is. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Non-ASCII characters that Russian documents usually contain. */
const USUAL = /[А-яЁё№«»„“”‘’–—…§°²³·±×\u00A0\u00AD]/

/** Whether bytes give Russian text with at least so many words. */
function readsAsRussian(decoder: TextDecoder | undefined, sample: Uint8Array, least: number): boolean {
  let text: string
  try {
    text = decoder?.decode(sample) ?? ''
  } catch {
    return false
  }
  const foreign = [...text.replace(/[\0-\x7F]/g, '')]
  const odd = foreign.filter((sign) => !USUAL.test(sign)).length
  const words = text.match(/[А-яЁё]{3,}/g) ?? []
  // KOI8-R that is read as windows-1251 and the reverse have their capitals inside the words.
  const mixed = words.filter((word) => /[а-яё][А-ЯЁ]/.test(word)).length
  return words.length >= least && odd * 20 < foreign.length && mixed * 5 <= words.length
}

/** A word in UTF-8 that was taken for windows-1251 or Latin-1 has two signs for each letter: «РўРµСЃС‚», «Ð¢ÐµÑÑ». */
const DOUBLED =
  /(?:[РС][\u0080-\u00BF\u0401-\u040F\u0450-\u045F\u0490\u0491\u2010-\u2122]){4}|(?:[ÐÑ][\u0080-\u00BF]){4}/

/** A text of windows-1251 that was taken for Latin-1, «Òåñòîâ», or with replacement characters. */
const LATIN_OR_LOST = /[À-ÿ\uFFFD]/g

/** True for a text that was decoded wrongly before it was stored: it is unreadable and must not be shown. */
export function isGarbled(text: string): boolean {
  const sample = text.slice(0, SAMPLE)
  const foreign = sample.replace(/[\0-\x7F]/g, '').length
  const latin = sample.match(LATIN_OR_LOST)?.length ?? 0
  return DOUBLED.test(text) || (foreign > 0 && latin * 2 > foreign)
}
