import { fromBase64, isRecord, toLatin1 } from '../token/bytes.ts'
import { findMarks, isPdf, PDF_ATTACHMENT, readAttachment, STAMP_ATTACHMENT } from './pdf.ts'

/**
 * Bytes of a file that is read at all; a report of ours with all its attachments is far below.
 *
 * @category Verify a report
 */
export const FILE_LIMIT = 64 * 2 ** 20

/**
 * - `not-a-report`: neither a PDF nor a file with a signed report
 * - `archive`: a ZIP, whose files are verified one by one
 * - `foreign-pdf`: a PDF without any trace of ours; also what a printer made of one
 * - `resaved-pdf`: it was ours, and another program wrote it again without the signed report
 * - `too-large`
 *
 * @category Verify a report
 */
export type RefusalReason = 'not-a-report' | 'archive' | 'foreign-pdf' | 'resaved-pdf' | 'too-large'

/**
 * A file that has no signed report, and why.
 *
 * @category Verify a report
 */
export interface FileRefusal {
  readonly kind: 'refused'
  readonly reason: RefusalReason
  /** The code of the report that a PDF was, as far as a link in it tells. */
  readonly code?: string
}

/**
 * A signed report in the file that it came in.
 *
 * @category Verify a report
 */
export interface ProofFile {
  readonly kind: 'token'
  readonly format: 'pdf' | 'json' | 'token'
  readonly token: string
  /** The container is damaged: what is read of the token is not what was put in. */
  readonly isDamaged: boolean
  /** The time stamp of the signed report (RFC 3161), as the authority gave it. */
  readonly stamp?: Uint8Array<ArrayBuffer>
  /** What a JSON file says beside the token. */
  readonly rest?: Readonly<Record<string, unknown>>
  /** The text of a JSON file is not as we write it; what it says is compared all the same. */
  readonly isRewritten?: boolean
}

/**
 * The signed report in a PDF, in a JSON file, or alone. Never throws.
 *
 * @category Verify a report
 * @example
 * ```ts
 * import { readProof } from '@proverka/report-proof'
 *
 * const proof = await readProof(bytes)
 * proof.kind === 'token' && proof.token === token // true
 * const none = await readProof(new TextEncoder().encode('text'))
 * none.kind === 'refused' && none.reason // 'not-a-report'
 * ```
 */
export async function readProof(bytes: Uint8Array<ArrayBuffer>): Promise<ProofFile | FileRefusal> {
  if (bytes.length > FILE_LIMIT) return { kind: 'refused', reason: 'too-large' }
  const latin1 = toLatin1(bytes)
  if (isArchive(latin1)) return { kind: 'refused', reason: 'archive' }
  if (isPdf(latin1)) return readPdf(bytes, latin1)
  const text = new TextDecoder('utf-8').decode(bytes)
  if (text.trimStart().startsWith('{') || text.includes('"proof"')) return readJson(text)
  const token = text.trim()
  // It has no spaces and two kinds of separators.
  if (/^[^\s~]+\.[^\s~]*~\S*$/.test(token)) return { kind: 'token', format: 'token', token, isDamaged: false }
  return { kind: 'refused', reason: 'not-a-report' }
}

/** A ZIP; a workbook or a text document is one, too, and no archive for people. */
const isArchive = (text: string): boolean =>
  text.startsWith('PK\u0003\u0004') && !text.includes('[Content_Types].xml')

async function readPdf(bytes: Uint8Array<ArrayBuffer>, text: string): Promise<ProofFile | FileRefusal> {
  const attachment = await readAttachment(bytes, text, PDF_ATTACHMENT)
  if (attachment) {
    const { isDamaged } = attachment
    const stamp = (await readAttachment(bytes, text, STAMP_ATTACHMENT))?.bytes
    return {
      kind: 'token',
      format: 'pdf',
      token: toLatin1(attachment.bytes),
      isDamaged,
      ...(stamp && { stamp }),
    }
  }
  const marks = await findMarks(bytes, text)
  if (!marks) return { kind: 'refused', reason: 'foreign-pdf' }
  const { code } = marks
  return { kind: 'refused', reason: 'resaved-pdf', ...(code !== undefined && { code }) }
}

function readJson(text: string): ProofFile | FileRefusal {
  const content = parse(text)
  if (isRecord(content)) {
    const { proof, stamp: stamped, ...rest } = content
    if (typeof proof !== 'string') return { kind: 'refused', reason: 'not-a-report' }
    const isWhole = countNames(text) === countMembers(content)
    const isRewritten = text !== `${JSON.stringify(content, null, 2)}\n`
    // What is no base64 is no stamp, and says so.
    const stamp = typeof stamped === 'string' ? (fromBase64(stamped) ?? new Uint8Array()) : undefined
    const read = { token: proof, isDamaged: !isWhole, rest, isRewritten }
    return { kind: 'token', format: 'json', ...read, ...(stamp && { stamp }) }
  }
  // No JSON any more, but the token in it may be whole.
  const token = /"proof"\s*:\s*"([^"]*)"/.exec(text)?.[1]
  return token === undefined
    ? { kind: 'refused', reason: 'not-a-report' }
    : { kind: 'token', format: 'json', token, isDamaged: true }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A name that is written twice is read once: programs differ in which of the two values they take. */
function countNames(text: string): number {
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/gs)].filter(([, colon]) => colon !== undefined).length
}

function countMembers(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countMembers(item), 0)
  if (!isRecord(value)) return 0
  return Object.values(value).reduce<number>((sum, member) => sum + 1 + countMembers(member), 0)
}
