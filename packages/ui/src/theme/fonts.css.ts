import { globalFontFace } from '@vanilla-extract/css'
import { ARIAL_FACES, fallbackRules, ROBOTO_FACES } from './fallback-faces.ts'

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

globalFontFace('Golos Fallback', fallbackRules(ARIAL_FACES))
globalFontFace('Golos Fallback Android', fallbackRules(ROBOTO_FACES))
