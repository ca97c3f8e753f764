/*
 * The faces that stand in for Golos Text until its files are there. One factor for a whole alphabet leaves a line up to
 * 3.5 % too wide or too narrow, and the page jumps by a line when the font comes. So characters with about the same
 * factor share a face: half of the lines are within 0.3 %, 99 of 100 within 1.8 %.
 *
 * Measured character by character (`pnpm --filter @proverka/bench run fallback-faces`), grouped by the least squares of
 * the frequencies in our texts. Spaces are on their own: a difference there adds up in each line.
 */

/** Advance of Golos Text over that of the local face, percent, and the characters that have it. */
type Advance = readonly [percent: number, unicodeRange: string]

interface LocalFaces {
  readonly src: string
  readonly weights: readonly [least: number, greatest: number]
  /** A later one wins for its characters. */
  readonly advances: readonly Advance[]
}

const ALL = 'U+0-24FF'
const SPACES = 'U+20, U+A0'

const ARIAL_BOLD = 'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold")'
const ROBOTO_BOLD = 'local("Roboto Bold"), local("Roboto-Bold")'

const ARIAL_BOLD_ADVANCES: readonly Advance[] = [
  [104.5, ALL],
  [90.0, SPACES],
  [87.4, 'U+3F, U+444, U+44A-44C, U+2014'],
  [93.6, 'U+21, U+25, U+31, U+3A-3B, U+411-412, U+415, U+42B, U+42E, U+432, U+43B, U+44E, U+2013'],
  [
    99.1,
    'U+37, U+AB, U+BB, U+410, U+413, U+41E, U+420-421, U+427-429, U+42D, U+42F, U+431, U+434, U+438-439, U+43C-440, U+447-448, U+44F, U+2116',
  ],
  [113.8, 'U+28-29, U+2C-2E, U+30, U+33-34, U+36, U+38-39, U+416, U+41A, U+423, U+433, U+436-437, U+43A'],
]

const ROBOTO_BOLD_ADVANCES: readonly Advance[] = [
  [108.3, ALL],
  [100.4, SPACES],
  [94.4, 'U+31, U+37, U+436, U+43C, U+449-44C, U+44E, U+2013-2014, U+20BD'],
  [101.1, 'U+2D, U+413-414, U+416, U+41B-41C, U+426-427, U+429, U+432, U+434, U+43A, U+442, U+447-448'],
  [
    105.5,
    'U+32-33, U+35, U+410, U+41F-420, U+422, U+428, U+42B, U+42E, U+431, U+43B, U+43E-43F, U+444, U+446, U+44F',
  ],
  [120.2, 'U+21, U+2C, U+3B, U+42F, U+443'],
]

/** How much wider Golos Text is at the weight of the large headings than between semibold and bold. */
const BLACK = 1.0115
const inBlack = (advances: readonly Advance[]): readonly Advance[] =>
  advances.map(([percent, range]) => [percent * BLACK, range])

/** Against Arial and its metric twins. */
export const ARIAL_FACES: readonly LocalFaces[] = [
  {
    src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
    weights: [400, 549],
    advances: [
      [107.9, ALL],
      [90.0, SPACES],
      [90.2, 'U+25, U+31, U+37, U+3F, U+415, U+41E, U+421, U+42D-42F, U+444, U+2013-2014'],
      [
        102.8,
        'U+32-33, U+35, U+AB, U+BB, U+410-413, U+416, U+41C-41D, U+41F-420, U+422, U+425-427, U+42B, U+430-431, U+434-435, U+43B-43C, U+448-44C, U+44E-44F, U+451, U+20BD, U+2116',
      ],
      [111.6, 'U+28-29, U+2D, U+30, U+41A, U+424, U+436-437, U+43D, U+43F-440, U+443, U+445'],
      [130.0, 'U+433, U+43A'],
    ],
  },
  { src: ARIAL_BOLD, weights: [550, 729], advances: ARIAL_BOLD_ADVANCES },
  { src: ARIAL_BOLD, weights: [730, 900], advances: inBlack(ARIAL_BOLD_ADVANCES) },
]

/** The same against Roboto: a phone with Android has no Arial. */
export const ROBOTO_FACES: readonly LocalFaces[] = [
  {
    src: 'local("Roboto"), local("Roboto Regular")',
    weights: [400, 549],
    advances: [
      [109.3, ALL],
      [100.8, SPACES],
      [
        97.5,
        'U+31, U+37, U+413-414, U+41C, U+427, U+42D, U+432, U+434, U+43C, U+448, U+44A-44C, U+44E, U+2013-2014, U+20BD',
      ],
      [
        104.3,
        'U+32-33, U+35, U+410-411, U+416, U+418-419, U+41B, U+41D, U+41F-423, U+425-426, U+428-429, U+42B, U+42E, U+430, U+436-43B, U+43D-43F, U+441-442, U+444, U+446-447, U+449, U+44D, U+44F, U+2116',
      ],
      [117.5, 'U+21, U+25, U+2E, U+3A, U+AB, U+BB, U+443'],
      [149.0, 'U+2C-2D, U+3B'],
    ],
  },
  { src: ROBOTO_BOLD, weights: [550, 729], advances: ROBOTO_BOLD_ADVANCES },
  { src: ROBOTO_BOLD, weights: [730, 900], advances: inBlack(ROBOTO_BOLD_ADVANCES) },
]

/** Line box of Golos Text, percent of the size of type. */
const ASCENT = 98
const DESCENT = 22

/** A rule for each advance of each face. The size of type is set by the advance, so the line box is set back by it. */
export const fallbackRules = (faces: readonly LocalFaces[]) =>
  faces.flatMap(({ src, weights, advances }) =>
    advances.map(([percent, unicodeRange]) => ({
      src,
      fontWeight: weights.join(' '),
      unicodeRange,
      sizeAdjust: `${percent.toFixed(1)}%`,
      ascentOverride: `${((ASCENT * 100) / percent).toFixed(1)}%`,
      descentOverride: `${((DESCENT * 100) / percent).toFixed(1)}%`,
      lineGapOverride: '0%',
    })),
  )
