import { globalFontFace } from '@vanilla-extract/css'

/*
 * The first visit sees the fallback until the font is there. It is stretched to the same advance and line box, so that
 * lines stay where they are when the font takes its place. `optional` would leave a first visit in the fallback, or in
 * both at once where a later part brings a new range.
 */
const golos = (file: string, unicodeRange: string) => ({
  src: `url(./fonts/${file}) format("woff2")`,
  fontWeight: '400 900',
  fontDisplay: 'swap' as const,
  unicodeRange,
})

const CYRILLIC = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'

globalFontFace('Golos Text', [
  golos('golos-text-cyrillic.woff2', CYRILLIC),
  golos('golos-text-latin.woff2', 'U+0000-00FF, U+2009-2026, U+202F, U+2212'),
  golos('golos-text-ruble.woff2?no-inline', 'U+20BD'),
])

const ARIAL = 'local("Arial"), local("Liberation Sans"), local("Helvetica")'
const ARIAL_BOLD = 'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold")'
const ROBOTO = 'local("Roboto"), local("Roboto Regular")'
const ROBOTO_BOLD = 'local("Roboto Bold"), local("Roboto-Bold")'

const SPACES = 'U+0020, U+00A0'
const OTHERS = 'U+0021-009F, U+00A1-00FF, U+2009-2026, U+202F, U+20BD, U+2212'

/** Line box of Golos Text, percent of the size of type. */
const ASCENT = 98
const DESCENT = 22

/** `advance`: how much wider the characters of the range are than those of the local face, percent. */
const fallback = (src: string, fontWeight: string, unicodeRange: string, advance: number) => ({
  src,
  fontWeight,
  unicodeRange,
  sizeAdjust: `${advance}%`,
  ascentOverride: `${((ASCENT * 100) / advance).toFixed(1)}%`,
  descentOverride: `${((DESCENT * 100) / advance).toFixed(1)}%`,
  lineGapOverride: '0%',
})

// Measured against Arial and its metric twins, weighted by the frequency of characters in our texts. Each range
// separately: the two files of the font load one after the other, and line breaks must not change in between. Its
// spaces are a tenth narrower.
globalFontFace('Golos Fallback', [
  fallback(ARIAL, '400 599', CYRILLIC, 107.6),
  fallback(ARIAL, '400 599', SPACES, 90),
  fallback(ARIAL, '400 599', OTHERS, 105.6),
  fallback(ARIAL_BOLD, '600 900', CYRILLIC, 101.8),
  fallback(ARIAL_BOLD, '600 900', SPACES, 90),
  fallback(ARIAL_BOLD, '600 900', OTHERS, 107.5),
])

// The same against Roboto: a phone with Android has no Arial.
globalFontFace('Golos Fallback Android', [
  fallback(ROBOTO, '400 599', CYRILLIC, 104.5),
  fallback(ROBOTO, '400 599', SPACES, 100.6),
  fallback(ROBOTO, '400 599', OTHERS, 112.5),
  fallback(ROBOTO_BOLD, '600 900', CYRILLIC, 105.4),
  fallback(ROBOTO_BOLD, '600 900', SPACES, 100.4),
  fallback(ROBOTO_BOLD, '600 900', OTHERS, 110.8),
])
