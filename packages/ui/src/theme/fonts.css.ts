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

globalFontFace('Golos Text', [
  golos('golos-text-cyrillic.woff2', 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'),
  golos('golos-text-latin.woff2', 'U+0000-00FF, U+2009-2026, U+202F, U+2212'),
  golos('golos-text-ruble.woff2?no-inline', 'U+20BD'),
])

// Measured against Arial and its metric twins: advance of Russian text and line box of both weights.
globalFontFace('Golos Fallback', [
  {
    src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
    fontWeight: '400 599',
    sizeAdjust: '106.2%',
    ascentOverride: '92.3%',
    descentOverride: '20.7%',
    lineGapOverride: '0%',
  },
  {
    src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold")',
    fontWeight: '600 900',
    sizeAdjust: '101.6%',
    ascentOverride: '96.5%',
    descentOverride: '21.7%',
    lineGapOverride: '0%',
  },
])
