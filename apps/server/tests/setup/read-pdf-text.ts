import { inflateSync } from 'node:zlib'

/** A PDF as its reader sees it: text page by page in the order of drawing, and the raw dictionary parts. */
export interface PdfText {
  readonly pages: readonly string[]
  /** The same without what is no text of the document: head and foot of the page, drawings, repeated heads of a table. */
  readonly bodies: readonly string[]
  /** Where the text of each page ends, in points from the foot of the sheet; head and foot of the page are no text. */
  readonly ends: readonly number[]
  readonly structure: string
}

/**
 * Reads the text of a PDF the way a reader copies it: glyph numbers by the font's own table of letters. Knows only what
 * the typesetter of reports writes: two-byte glyphs, plain objects, deflated streams.
 */
export function readPdfText(bytes: Uint8Array): PdfText {
  const raw = Buffer.from(bytes).toString('latin1')
  const objects = new Map<string, string>()
  for (const [, number, body] of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    if (number && body !== undefined) objects.set(number, body)
  }
  const sheets = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body))
  const texts = sheets.map((page) => pageText(page, objects))
  const ends = sheets.map((page) => textEnd(contentOf(page, objects)))
  return {
    pages: texts.map(({ whole }) => whole),
    bodies: texts.map(({ body }) => body),
    ends,
    structure: [...objects.values()].map((body) => body.split('stream\n')[0]).join('\n'),
  }
}

/** A literal string: paired brackets are written as they are, others after a backslash. */
const LITERAL = Array.from({ length: 4 }).reduce<string>(
  (inner) => String.raw`\((?:\\[\s\S]|[^\\()]|${inner})*\)`,
  String.raw`\(\)`,
)
const TOKENS = new RegExp(
  String.raw`\/ActualText ${LITERAL}|\/(f\d+) [\d.]+ Tf|${LITERAL}|<[\dA-F]+>|\bET\b|\/Artifact\b|\bEMC\b`,
  'g',
)

function pageText(page: string, objects: ReadonlyMap<string, string>): { whole: string; body: string } {
  const fonts = new Map<string, ReadonlyMap<number, string>>()
  for (const [, name, number] of page.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number ?? '') ?? '')?.[1]
    fonts.set(name ?? '', lettersOf(streamOf(objects.get(table ?? ''))))
  }
  const content = contentOf(page, objects)
  let letters: ReadonlyMap<number, string> = new Map()
  let [whole, body, isArtifact] = ['', '', false]
  for (const [token, font] of content.matchAll(TOKENS)) {
    if (font) letters = fonts.get(font) ?? new Map()
    else if (token === '/Artifact') isArtifact = true
    else if (token === 'EMC') isArtifact = false
    else if (token.startsWith('/ActualText')) continue
    else {
      const text = token === 'ET' ? '\n' : lettersIn(token, letters)
      whole += text
      if (!isArtifact) body += text
    }
  }
  return { whole, body }
}

function contentOf(page: string, objects: ReadonlyMap<string, string>): string {
  return streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? ''))
}

/** The lowest line of text that is no artifact: the drawing operators are followed as far as they move the ground. */
function textEnd(content: string): number {
  const stack: { y: number; scale: number }[] = []
  let at = { y: 0, scale: 1 }
  let lowest = Number.POSITIVE_INFINITY
  let isArtifact = false
  for (const line of content.split('\n')) {
    const [, scale = '', y = '', operator = ''] = /^\S+ \S+ \S+ (\S+) \S+ (\S+) (cm|Tm)$/.exec(line) ?? []
    if (line === 'q') stack.push(at)
    else if (line === 'Q') at = stack.pop() ?? at
    else if (line.startsWith('/Artifact')) isArtifact = true
    else if (line === 'EMC') isArtifact = false
    else if (operator === 'cm') at = { y: at.y + at.scale * Number(y), scale: at.scale * Number(scale) }
    else if (operator === 'Tm' && !isArtifact) {
      lowest = Math.min(lowest, at.y + at.scale * Number(y))
    }
  }
  return lowest
}

function lettersIn(token: string, letters: ReadonlyMap<number, string>): string {
  const bytes = token.startsWith('<') ? Buffer.from(token.slice(1, -1), 'hex') : unescaped(token.slice(1, -1))
  let text = ''
  for (let at = 0; at + 1 < bytes.length; at += 2) text += letters.get(bytes.readUInt16BE(at)) ?? ''
  return text
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function unescaped(literal: string): Buffer {
  const plain = literal.replace(/\\(\d{1,3}|[\s\S])/g, (_whole, code: string) =>
    /^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES[code] ?? code),
  )
  return Buffer.from(plain, 'latin1')
}

function streamOf(object = ''): string {
  const start = object.indexOf('stream\n')
  if (start < 0) return ''
  const length = Number(/\/Length (\d+)/.exec(object)?.[1] ?? 0)
  const data = Buffer.from(object.slice(start + 'stream\n'.length), 'latin1').subarray(0, length)
  return (object.includes('/FlateDecode') ? inflateSync(data) : data).toString('latin1')
}

function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, glyph, text] of table.matchAll(/^<([\dA-F]{4})> <([\dA-F]+)>$/gm)) {
    letters.set(
      Number.parseInt(glyph ?? '', 16),
      Buffer.from(text ?? '', 'hex')
        .swap16()
        .toString('utf16le'),
    )
  }
  return letters
}
