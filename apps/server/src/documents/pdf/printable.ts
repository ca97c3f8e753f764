import { typograph } from '@proverka/domain'

const ZERO_WIDTH_SPACE = '\u200B'
/** The fonts of print have no glyph for it: its place would be read as a letter. */
const WORD_JOINER = '\u2060'

/** Between a closing quote and a bracket Unicode lets no line end, though two words meet there. */
const QUOTE_AND_BRACKET = /(?<=» )(?=\()/g

/** Longer words than this may be broken: no column is narrower. */
const LONGEST_UNBROKEN = 22

/** Marks that turn the direction of what follows: with them a name could show another text than it holds. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A text in the direction in which it is written. */
export const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, '')

/**
 * A text for print: Russian quotes, no-break spaces by the rules of typography, and in long numbers places where a line may end, because
 * the typesetter lets an unbroken `77:05:0004001:1038-77/051/2024-7` run out of its cell.
 */
export function printable(text: string): string {
  return typograph(withoutDirectionMarks(text).replace(/"([^"]+)"/g, '«$1»'))
    .replaceAll(WORD_JOINER, '')
    .replace(/[^\s\u00a0]+/g, (word) => (word.length > LONGEST_UNBROKEN ? breakable(word) : word))
    .replace(QUOTE_AND_BRACKET, ZERO_WIDTH_SPACE)
}

function breakable(word: string): string {
  const after = word.replace(/([:/\-_,.;@])(?=.)/g, `$1${ZERO_WIDTH_SPACE}`)
  const unbroken = new RegExp(`[^${ZERO_WIDTH_SPACE}]{${LONGEST_UNBROKEN}}(?=[^${ZERO_WIDTH_SPACE}])`, 'g')
  return after.replace(unbroken, `$&${ZERO_WIDTH_SPACE}`)
}

/** Addresses and drawings: they are no texts for readers. */
const RAW: ReadonlySet<string> = new Set(['url', 'qr', 'place', 'code'])

/** Every text inside a view made printable; the shape stays. */
export function printableView(view: unknown): unknown {
  if (typeof view === 'string') return printable(view)
  if (Array.isArray(view)) return view.map(printableView)
  if (typeof view !== 'object' || view === null) return view
  return Object.fromEntries(
    Object.entries(view).map(([key, value]) => [key, RAW.has(key) ? value : printableView(value)]),
  )
}
