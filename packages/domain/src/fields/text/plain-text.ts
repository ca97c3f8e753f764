/*
 * Pasted text contains invisible characters (soft hyphens, joiners, direction marks) and many variants of one character
 * (spaces, dashes, quotes, «й» as one code or as two). A register compares codes: with one such character in the
 * surname it answers «не найдено» about a debtor. So every text is normalised here before any rule reads it.
 */

/** Printable ASCII and the Russian alphabet: most input, in which nothing is to be changed. */
const ALREADY_SEEN = /^[\t\n -~ЁА-яё]*$/
/** The same without a tab and the backtick, which is taken for an apostrophe. */
const ALREADY_PLAIN = /^[\n -_a-~ЁА-яё]*$/

const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const CONTROL = /(?![\n\t])\p{Cc}/gu
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g
// The braille blank is shown as a space, and is a symbol to Unicode.
const SPACE = /[\v\f\p{Zs}\u2800]/gu
const MARKED_LETTER = /\p{Script=Cyrillic}\p{M}+/gu
/** Marks of stress, looked for apart from their letters: joined, «ѐ» and «ѓ» are letters of other alphabets. */
const STRESS = /[\u0300\u0301]/g
const LONE_MARK = /(^|[^\p{L}\p{M}])\p{Mn}+/gu

/**
 * The text as it is seen: composed letters (NFC), one kind of space and of line end, without unseen signs and marks of
 * stress. Words, dashes, quotes and the tabs of a table stay as they were written: for letters, notes, lists.
 */
export function visibleText(text: string): string {
  if (ALREADY_SEEN.test(text)) return text
  return text
    .normalize('NFD')
    .replaceAll(UNSEEN, '')
    .replaceAll(LINE_END, '\n')
    .replaceAll(SPACE, ' ')
    .replaceAll(CONTROL, '')
    .replaceAll(MARKED_LETTER, (letter) => letter.replaceAll(STRESS, ''))
    .replaceAll(LONE_MARK, '$1')
    .normalize('NFC')
}

const DASH = /[\p{Pd}\u2043\u2212\u23af]/gu
const QUOTE = /[«»‹›„“”‟″‶〝〞❝❞]/g
const APOSTROPHE = /[‘’‚‛`´ʹʻʼʽˈˊˋ′‵]/g
const SLASH = /[⁄∕]/g
const FULL_WIDTH = /[\uff01-\uff5e]/g

/**
 * The text as a keyboard types it: `visibleText` with every dash and minus a hyphen, quotes `"`, apostrophes `'` and
 * full-width signs the plain ones. For what rules and registers compare: names, numbers, addresses.
 */
export function plainText(text: string): string {
  if (ALREADY_PLAIN.test(text)) return text
  return visibleText(text)
    .replaceAll(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(DASH, '-')
    .replaceAll(QUOTE, '"')
    .replaceAll(APOSTROPHE, "'")
    .replaceAll(SLASH, '/')
    .replaceAll('\t', ' ')
}

/** The plain text in one line, with single spaces and none around. */
export function plainLine(text: string): string {
  return plainText(text).trim().replaceAll(/\s+/g, ' ')
}
