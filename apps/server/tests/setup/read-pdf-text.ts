import { inflateSync } from 'node:zlib'

/** A PDF as its reader sees it: text page by page in the order of drawing, and the raw dictionary parts. */
export interface PdfText {
  readonly pages: readonly string[]
  /** The same without what is no text of the document: head and foot of the page, drawings, repeated heads of a table. */
  readonly bodies: readonly string[]
  /** Where the text of each page ends, in points from the foot of the sheet; head and foot of the page are no text. */
  readonly ends: readonly number[]
  /** Pieces of text of each page that stand on one line without a gap of layout; head and foot of the page are none. */
  readonly runs: readonly (readonly PdfRun[])[]
  readonly structure: string
}

/** A piece of text: its letters and where it is drawn, in points from the left lower corner of the sheet. */
export interface PdfRun {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
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
  const runs = sheets.map((page) => pageRuns(page, objects))
  return {
    pages: texts.map(({ whole }) => whole),
    bodies: texts.map(({ body }) => body),
    ends: runs.map((page) => Math.min(...page.map(({ y }) => y))),
    runs,
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
  const fonts = fontsOf(page, objects)
  const content = contentOf(page, objects)
  let letters: Font['letters'] = new Map()
  let [whole, body, isArtifact] = ['', '', false]
  for (const [token, font] of content.matchAll(TOKENS)) {
    if (font) letters = fonts.get(font)?.letters ?? new Map()
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

interface Font {
  readonly letters: ReadonlyMap<number, string>
  /** Widths of glyphs in thousandths of the size. */
  readonly widths: ReadonlyMap<number, number>
}

function fontsOf(page: string, objects: ReadonlyMap<string, string>): ReadonlyMap<string, Font> {
  return new Map(
    [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', number = '']): [string, Font] => {
      const font = objects.get(number) ?? ''
      const glyphs = /\/DescendantFonts \[(\d+) 0 R/.exec(font)?.[1]
      const table = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1]
      return [
        name,
        {
          letters: lettersOf(streamOf(objects.get(table ?? ''))),
          widths: widthsOf(objects.get(glyphs ?? '') ?? ''),
        },
      ]
    }),
  )
}

function widthsOf(font: string): ReadonlyMap<number, number> {
  const widths = new Map<number, number>()
  const list = /\/W \[([^\]]*)\]/.exec(font)?.[1] ?? ''
  for (const [, from, to, width] of list.matchAll(/(\d+) (\d+) ([\d.]+)/g)) {
    for (let glyph = Number(from); glyph <= Number(to); glyph += 1) widths.set(glyph, Number(width))
  }
  return widths
}

const DRAWING = new RegExp(
  String.raw`^(q|Q|\/Artifact|EMC)\b|^\S+ \S+ \S+ (\S+) (\S+) (\S+) (cm|Tm)$|^\/(f\d+) ([\d.]+) Tf$|^\[((?:${LITERAL}|<[\dA-F]*>|[^\]])*)\] TJ$`,
  'gm',
)
const PIECES = new RegExp(String.raw`${LITERAL}|<[\dA-F]+>|-?[\d.]+`, 'g')

/** Text that is no artifact: the drawing operators are followed as far as they move and scale the ground. */
function pageRuns(page: string, objects: ReadonlyMap<string, string>): readonly PdfRun[] {
  const fonts = fontsOf(page, objects)
  const stack: { x: number; y: number; scale: number }[] = []
  const runs: PdfRun[] = []
  let at = { x: 0, y: 0, scale: 1 }
  let start = at
  let [isArtifact, font, size] = [false, fonts.get(''), 0]
  for (const token of contentOf(page, objects).matchAll(DRAWING)) {
    const [, mark, scale, x, y, operator, name, points, pieces] = token
    if (mark === 'q') stack.push(at)
    else if (mark === 'Q') at = stack.pop() ?? at
    else if (mark) isArtifact = mark === '/Artifact'
    else if (name) [font, size] = [fonts.get(name), Number(points)]
    else if (operator) {
      const moved = {
        x: at.x + Math.abs(at.scale) * Number(x),
        y: at.y + at.scale * Number(y),
        scale: at.scale * Number(scale),
      }
      if (operator === 'cm') at = moved
      else start = moved
    } else if (font && pieces !== undefined && !isArtifact) {
      const run = { text: '', thousandths: 0, inked: 0 }
      for (const [piece] of pieces.matchAll(PIECES)) {
        if (!/^[(<]/.test(piece)) run.thousandths -= Number(piece)
        else {
          for (const glyph of glyphsIn(piece)) {
            run.thousandths += font.widths.get(glyph) ?? 0
            run.text += font.letters.get(glyph) ?? ''
            // A space at the end of a line takes no room.
            if (font.letters.get(glyph) !== ' ') run.inked = run.thousandths
          }
        }
      }
      const width = (run.inked / 1000) * size * Math.abs(at.scale)
      runs.push({ text: run.text, x: start.x, y: start.y, width })
    }
  }
  return runs
}

function lettersIn(token: string, letters: ReadonlyMap<number, string>): string {
  return glyphsIn(token)
    .map((glyph) => letters.get(glyph) ?? '')
    .join('')
}

function glyphsIn(token: string): readonly number[] {
  const bytes = token.startsWith('<') ? Buffer.from(token.slice(1, -1), 'hex') : unescaped(token.slice(1, -1))
  return Array.from({ length: Math.floor(bytes.length / 2) }, (_, index) => bytes.readUInt16BE(index * 2))
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
