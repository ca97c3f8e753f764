import { HIDDEN_KINDS } from '../report.ts'
import type { HiddenKind } from '../report.ts'
import { fromBase64Url, fromBase64UrlJson, isRecord, digestOf, toBase64Url, toLatin1 } from './bytes.ts'

/** A cell as it is signed: a text about a person is a digest. */
export type SealedCell = string | readonly (string | SealedText)[]

export interface SealedText {
  readonly hide: HiddenKind
  readonly digest: string
}

/** A section as it is signed. */
export interface SealedPart {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly SealedCell[])[]
}

export interface Disclosure {
  /** As it is in the token. */
  readonly text: string
  readonly bytes: Uint8Array
  /** Its SHA-256, base64url. */
  readonly digest: string
}

export function digestDisclosures(texts: readonly string[]): readonly Disclosure[] {
  return texts.map((text) => {
    const bytes = digestOf(text)
    return { text, bytes, digest: toBase64Url(bytes) }
  })
}

/** The table in the disclosure of a section; undefined for another disclosure. */
export function readPart(text: string): SealedPart | undefined {
  const content = fromBase64UrlJson(text)
  if (!Array.isArray(content) || content.length !== 2) return undefined
  const part: unknown = content[1]
  if (!isRecord(part)) return undefined
  const { columns, rows } = part
  if (!isTexts(columns) || !Array.isArray(rows)) return undefined
  const cells = rows.map((row) => (Array.isArray(row) ? row.map(sealedCell) : [undefined]))
  return cells.every((row) => row.every((cell) => cell !== undefined)) ? { columns, rows: cells } : undefined
}

/** The value in the disclosure of a member of an object; undefined for another disclosure. */
export function readMember(text: string, name: string): { readonly value: unknown } | undefined {
  const content = fromBase64UrlJson(text)
  return Array.isArray(content) && content.length === 3 && content[1] === name
    ? { value: content[2] as unknown }
    : undefined
}

/** What a disclosure is of. */
export type Shape = 'part' | 'text' | 'data'

/** What a damaged disclosure was of, by how it begins; undefined when even that is damaged. */
export function shapeOf(text: string): Shape | undefined {
  const signs = /^[\w-]*/.exec(text)?.[0].length ?? 0
  const start = text.slice(0, Math.min(signs - (signs % 4), SHAPE_SIGNS))
  const content = toLatin1(fromBase64Url(start) ?? new Uint8Array())
  const [, member] = /^\["[\w-]*",(\{|"text"|"data")/.exec(content) ?? []
  return member === undefined ? undefined : SHAPES[member]
}

const SHAPES: Readonly<Record<string, Shape>> = { '{': 'part', '"text"': 'text', '"data"': 'data' }

/** Enough for a salt of 64 signs and what follows it. */
const SHAPE_SIGNS = 112

/** The texts about persons in a section, in the order of reading, which is that of their disclosures. */
export const sealedTexts = ({ rows }: SealedPart): readonly SealedText[] =>
  rows
    .flat()
    .flatMap((cell) =>
      typeof cell === 'string' ? [] : cell.filter((piece): piece is SealedText => typeof piece !== 'string'),
    )

function sealedCell(cell: unknown): SealedCell | undefined {
  if (typeof cell === 'string') return cell
  if (!Array.isArray(cell)) return undefined
  const pieces = cell.map(sealedPiece)
  return pieces.every((piece) => piece !== undefined) ? pieces : undefined
}

function sealedPiece(piece: unknown): string | SealedText | undefined {
  if (typeof piece === 'string') return piece
  if (!isRecord(piece)) return undefined
  const hide = HIDDEN_KINDS.find((kind) => kind === piece['hide'])
  const digests = piece['_sd']
  if (hide === undefined || !isTexts(digests) || digests.length !== 1) return undefined
  return { hide, digest: digests[0] as string }
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
