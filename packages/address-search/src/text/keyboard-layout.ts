import { kindBits } from '../words/kinds.ts'
import { markOf } from '../words/marks.ts'

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const SHIFTED_KEYS = 'QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~'
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё'
/** Capitals that are signs in the Latin layout; a colon and a quote are letters only at the beginning of a word. */
const SHIFTED = /[{}<>~]|[:"](?=[a-z])/g

/** How a person reads a Latin letter of a house number: `15a`, `2k1`. */
const SPOKEN: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  v: 'в',
  g: 'г',
  d: 'д',
  e: 'е',
  z: 'з',
  i: 'и',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  f: 'ф',
  h: 'н',
  c: 'с',
}

const HAS_LATIN = /[a-z]/
const HAS_RUSSIAN = /[а-я]/
const ROMAN = /^(?=..)x{0,3}(?:ix|iv|v?i{0,3})$/
/** «помещ. I» */
const LONE_ROMAN = /^[ivx]$/
/** Signs of the Russian layout as the Latin one gives them: `?` is a comma, `/` a full stop, `|` a slash. */
const EDGE_SIGNS = /^[.,;:'[\]`?/|{}"<>~@#$]+|[.,;:'[\]`?/|{}"<>~@#$]+$/g

/**
 * Text typed with the wrong keyboard layout, word by word: «vjcrdf 5» is «москва 5», also beside words typed right.
 * `isKnown` tells whether a Russian word exists; it decides where a sign was a letter («ctdthjvjhcr,» or «,jkmifz»).
 * Takes normalised text.
 */
export function fixLayout(shifted: string, isKnown: (word: string) => boolean): string {
  if (!HAS_LATIN.test(shifted)) return shifted
  const text = shifted.replaceAll(SHIFTED, (sign) => LATIN_KEYS[SHIFTED_KEYS.indexOf(sign)] ?? sign)
  const byWords = fixByWords(text, isKnown)
  if (HAS_RUSSIAN.test(text)) return byWords
  // Typed whole in the other layout: then each sign was a letter or a sign of that one; `?` shows where its commas are.
  const whole = typedWhole(text)
  const gained = unknownIn(byWords, isKnown) - unknownIn(whole, isKnown)
  return gained > 0 || (gained === 0 && text.includes('?')) ? whole : byWords
}

/** Words that nothing explains; two letters and what has a digit may be anything. */
const unknownIn = (text: string, isKnown: (word: string) => boolean): number =>
  (text.match(/(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])/gu) ?? []).filter((word) => !isKnown(word)).length

function fixByWords(text: string, isKnown: (word: string) => boolean): string {
  const chunks = text.split(/(\s+)/)
  const isWrong = chunks.some((chunk) => isLatinWord(chunk) && !isKnown(chunk))
  const isCommaSign = chunks.some(
    (chunk) => isLatinWord(chunk) && chunk.endsWith(',') && areKnown(typed(chunk.slice(0, -1)), isKnown),
  )
  let before = ''
  return chunks
    .map((chunk, at) => {
      if (chunk.trim() === '') return chunk
      const isLast = chunks.slice(at + 1).every((other) => other.trim() === '')
      const whole = isWrong ? letterOfHouse(chunk, before, isLast || !isCommaSign) : undefined
      const fixed = whole ?? fixOne(chunk, isWrong, isKnown)
      before = fixed
      return fixed
    })
    .join('')
}

/** A comma that is the letter of a house: «63,», «4,,», «41-,», «r. ,», «kbnthf ,c». Undefined for other texts. */
function letterOfHouse(chunk: string, before: string, isLetterAtEnd: boolean): string | undefined {
  const [, number, tail] = /^((?:[a-z]{1,4}\.)?\d+-?),([.,]?)$/.exec(chunk) ?? []
  if (number !== undefined && (tail || number.endsWith('-') || isLetterAtEnd)) {
    return `${typedSegments(number)}б${tail}`
  }
  const isAfterMark = ['part', 'house'].includes(markOf(before.replace('.', ''))?.role ?? '')
  const letters = /^(,[a-z]?)(,?)$/.exec(chunk)
  const isLetter = isAfterMark || (isLetterAtEnd && chunk === ',' && /\d$/.test(before))
  return letters && isLetter ? typed(letters[1] as string) + (letters[2] as string) : undefined
}

function fixOne(chunk: string, isWrong: boolean, isKnown: (word: string) => boolean): string {
  if (!HAS_LATIN.test(chunk)) return isWrong ? fixSigns(chunk) : chunk
  return fixChunk(chunk, isWrong, isKnown)
}

function isLatinWord(chunk: string): boolean {
  if (ROMAN.test(chunk.replaceAll(EDGE_SIGNS, ''))) return false
  return chunk.length > 1 && HAS_LATIN.test(chunk) && !HAS_RUSSIAN.test(chunk) && !/\d/.test(chunk)
}

function fixChunk(chunk: string, isWrong: boolean, isKnown: (word: string) => boolean): string {
  const bare = chunk.replaceAll(EDGE_SIGNS, '')
  if (ROMAN.test(bare) || isKnown(bare) || (!isWrong && LONE_ROMAN.test(bare))) return chunk
  if (/\d/.test(chunk) || HAS_RUSSIAN.test(chunk)) {
    const inner = isWrong ? fixSigns(chunk).replaceAll(/(?<=[a-z])[,;'[\]](?=[a-z])/g, typed) : chunk
    return inner.replaceAll(/[a-z]/g, (letter) => (isWrong ? typed(letter) : (SPOKEN[letter] ?? letter)))
  }
  for (const { head, inner, tail } of withoutSigns(chunk)) {
    if (areKnown(typed(inner), isKnown)) return head + typed(inner) + tail.replace('?', ',').replace('/', '.')
  }
  const apart = typed(chunk.replaceAll(/[^a-z]+/g, ' ').trim())
  const isParted = /[,?]$/.test(chunk)
  if (INITIALS.test(chunk)) return typedSegments(chunk)
  if (areKnown(apart, isKnown)) return isParted ? `${apart},` : apart
  // «ek.htdjk.wbb»: an abbreviation and its dot, which is also the key of a letter.
  const dot = chunk.indexOf('.')
  const first = typed(chunk.slice(0, Math.max(dot, 0)))
  if (dot > 0 && dot < chunk.length - 1 && isKnown(first))
    return `${first}.${fixOne(chunk.slice(dot + 1), isWrong, isKnown)}`
  if (ABBREVIATIONS.test(chunk)) return typedSegments(chunk)
  return isParted ? `${typed(bare)},` : typed(bare)
}

/** «d.j.», «dy.nth.u.» */
const INITIALS = /^[a-z](?:\.[a-z])+[.,]*$/
const ABBREVIATIONS = /^[a-z]{1,3}(?:\.[a-z]{1,3})+[.,]*$/
const typedSegments = (text: string): string => text.replaceAll(/[a-z]+/g, typed)

/** Whether a word is known, or each of those that a hyphen or a space parts in it. */
const areKnown = (words: string, isKnown: (word: string) => boolean): boolean =>
  isKnown(words) || words.split(/[-\s]+/).every((word) => word !== '' && isKnown(word))

/** Signs at the edges of one word. */
const MOST_SIGNS = 3

/** A word and what of its edges may be signs, from none to all of them: «,jh,» is «бор,». */
function withoutSigns(
  chunk: string,
): readonly { readonly head: string; readonly inner: string; readonly tail: string }[] {
  const lead = Math.min(/^[^a-z]*/.exec(chunk)?.[0].length ?? 0, MOST_SIGNS)
  const trail = Math.min(/[^a-z]*$/.exec(chunk)?.[0].length ?? 0, MOST_SIGNS)
  const cuts: { start: number; end: number }[] = []
  for (let start = 0; start <= lead; start++) for (let end = 0; end <= trail; end++) cuts.push({ start, end })
  return cuts
    .toSorted((one, other) => one.start + one.end - other.start - other.end)
    .map(({ start, end }) => ({
      head: chunk.slice(0, start),
      inner: chunk.slice(start, chunk.length - end),
      tail: chunk.slice(chunk.length - end),
    }))
    .filter(({ inner }) => HAS_LATIN.test(inner))
}

/** Commas, full stops and slashes beside numbers. */
function fixSigns(chunk: string): string {
  return chunk
    .replaceAll('?', ',')
    .replaceAll(/[#@]/g, ' ')
    .replaceAll(/\/(?!\d)|(?<=[a-z])\//g, '.')
    .replaceAll('|', '/')
}

/** What all keys of a text give in the Russian layout, its signs among them; a slash between digits stays one. */
const typedWhole = (text: string): string =>
  text
    .replaceAll(STROKE_PAIR, (pair) => (isKnownPair(typed(pair)) ? pair.replace('/', '|') : pair))
    .replaceAll(
      /(?<![a-z])(?=[ivx]{2})x{0,3}(?:ix|iv|v?i{0,3})(?![a-z])|(?<!\d)\/|\/(?!\d)|[^\s/]/g,
      (key) => SIGNS[key] ?? RUSSIAN_KEYS[key.length > 1 ? -1 : LATIN_KEYS.indexOf(key)] ?? key,
    )
    .replaceAll('ё', 'е')

/** The slash of «з/у» and the dot of «р.п» are one key: the known abbreviations decide. */
const STROKE_PAIR = /(?<![a-z])[a-z]\/[a-z](?![a-z])/g
const isKnownPair = (pair: string): boolean => kindBits(pair) !== 0 || markOf(pair) !== undefined

/** Signs of the Russian layout by what the Latin one gives for them. */
const SIGNS: Readonly<Record<string, string>> = {
  '?': ',',
  '/': '.',
  '|': '/',
  '@': '"',
  '#': '№',
  $: ';',
}

/** What the same keys give in the Russian layout. */
function typed(text: string): string {
  return text.replaceAll(/[^\s]/g, (key) => RUSSIAN_KEYS[LATIN_KEYS.indexOf(key)] ?? key).replaceAll('ё', 'е')
}
