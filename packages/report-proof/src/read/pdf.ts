import { toLatin1 } from '../token/bytes.ts'
import { isCode, normaliseCode } from '../code/code.ts'

/**
 * Name of the attachment in a PDF that is the signed report.
 *
 * @category Issue a report
 */
export const PDF_ATTACHMENT = 'report.sd-jwt'

/**
 * Name of the attachment that is its time stamp: the reply of the authority (RFC 3161).
 *
 * @category Issue a report
 */
export const STAMP_ATTACHMENT = 'report.tsr'

/**
 * Keyword of a PDF of ours: what saves a file again usually keeps it.
 *
 * @category Issue a report
 */
export const PDF_KEYWORD = 'proverka-report'

/** More than any report; a smaller stream that inflates to more is refused. */
const INFLATED_LIMIT = 32 * 2 ** 20
const STREAMS_LIMIT = 2000

export interface PdfAttachment {
  /** What could be read of it. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Its stream or its checksum is not right. */
  readonly isDamaged: boolean
}

export const isPdf = (text: string): boolean => text.slice(0, 1024).includes('%PDF-')

/**
 * An attachment of a PDF as the typesetter writes it: plain objects, and deflated streams. Another program writes
 * other structures, and its pages are no longer ours: such a file has no attachment here.
 */
export async function readAttachment(
  bytes: Uint8Array<ArrayBuffer>,
  text: string,
  name: string,
): Promise<PdfAttachment | undefined> {
  for (const { index } of text.matchAll(/\/Type\s*\/Filespec\b/g)) {
    const spec = objectAround(text, index)
    const file = nameOf(spec) === name ? /\/EF\s*<<[^>]*?\/F\s+(\d+)\s+0\s+R/.exec(spec)?.[1] : undefined
    const found = file === undefined ? undefined : findStream(text, lastObject(text, `${file} 0 obj`))
    if (found) return inflate(bytes.subarray(found.start, found.end), found.isDeflated)
  }
  return undefined
}

/** What is left of a report of ours in a PDF that another program wrote; its code where a link of it is left. */
export async function findMarks(
  bytes: Uint8Array<ArrayBuffer>,
  text: string,
): Promise<{ readonly code: string | undefined } | undefined> {
  const all = text + (await objectStreams(bytes, text))
  const code = [...all.matchAll(/\/verify\/([\w-]{10,11})\b/g)]
    .map(([, found = '']) => normaliseCode(found))
    .find(isCode)
  const hasMark = [PDF_ATTACHMENT, PDF_KEYWORD].some(
    (mark) => all.includes(mark) || all.includes(asUtf16(mark)),
  )
  return hasMark || code !== undefined ? { code } : undefined
}

/** Programs that save small files put their objects into deflated streams. */
async function objectStreams(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const texts: string[] = []
  for (const { index } of [...text.matchAll(/\/Type\s*\/ObjStm\b/g)].slice(0, STREAMS_LIMIT)) {
    const start = text.lastIndexOf(' obj', index)
    const found = findStream(text, start)
    if (found)
      texts.push(toLatin1((await inflate(bytes.subarray(found.start, found.end), found.isDeflated)).bytes))
  }
  return texts.join('\n')
}

function objectAround(text: string, index: number): string {
  return text.slice(Math.max(0, text.lastIndexOf(' obj', index)), text.indexOf('endobj', index))
}

/** The unicode name before the plain one, as a string or as hexadecimal UTF-16. */
function nameOf(spec: string): string | undefined {
  const [, plain, hex] = /\/UF\s*(?:\(([^()]*)\)|<([\dA-F\s]*)>)/i.exec(spec) ?? []
  if (hex === undefined) return plain
  const units = hex.replaceAll(/\s/g, '').match(/.{4}/g) ?? []
  return units
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join('')
    .replace(/^\uFEFF/, '')
}

interface Stream {
  readonly start: number
  readonly end: number
  readonly isDeflated: boolean
}

function findStream(text: string, at: number): Stream | undefined {
  if (at === -1) return undefined
  const head = /^[^]*?stream\r?\n/.exec(text.slice(at, at + 4096))?.[0]
  if (head === undefined || head.includes('endobj')) return undefined
  const start = at + head.length
  const [, length, isReference] = /\/Length\s+(\d+)(\s+\d+\s+R)?/.exec(head) ?? []
  const end =
    length === undefined || isReference !== undefined
      ? text.indexOf('endstream', start)
      : start + Number(length)
  if (end < start || end > text.length) return undefined
  return { start, end, isDeflated: /\/FlateDecode\b/.test(head) }
}

/** A later object of one number replaces the earlier one. */
function lastObject(text: string, object: string): number {
  const at = Math.max(text.lastIndexOf(`\n${object}`), text.lastIndexOf(`\r${object}`))
  return at === -1 ? -1 : at + 1
}

async function inflate(bytes: Uint8Array<ArrayBuffer>, isDeflated: boolean): Promise<PdfAttachment> {
  if (!isDeflated) return { bytes, isDamaged: false }
  const chunks: Uint8Array[] = []
  let size = 0
  let isDamaged = false
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length
      if (size > INFLATED_LIMIT) throw new RangeError('a stream that inflates without end')
      chunks.push(part.value)
    }
  } catch {
    isDamaged = true
    await reader.cancel().catch(() => undefined)
  }
  return { bytes: new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer()), isDamaged }
}

/** As a string of a PDF has it, in UTF-16. */
const asUtf16 = (text: string): string => Array.from(text, (sign) => `\0${sign}`).join('')
