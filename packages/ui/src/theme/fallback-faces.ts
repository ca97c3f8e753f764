/*
 * The fallback fonts of Golos Text until its files have loaded. One factor for a whole alphabet leaves a line up to
 * 3.5 % too wide or too narrow, and the page shifts by a line when the font loads. So characters with about the same
 * factor share a face: of 6,559 pieces of text on the first screens of the public pages at 360, 390 and 412 px 16 wrap
 * otherwise than in Golos Text.
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

/** Against Arial and its metric twins. */
export const ARIAL_FACES: readonly LocalFaces[] = [
  {
    src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
    weights: [400, 549],
    advances: [
      [107.3, ALL],
      [90.0, SPACES],
      [73.0, 'U+2014'],
      [92.2, 'U+25, U+31, U+37, U+3F, U+415, U+41E, U+421, U+42D-42F, U+444, U+2013'],
      [
        101.1,
        'U+AB, U+BB, U+410-412, U+420, U+422, U+425, U+427, U+42B, U+430, U+43B, U+448-44C, U+20BD, U+2116',
      ],
      [
        104.3,
        'U+32-33, U+35, U+413, U+416, U+418-419, U+41C-41D, U+41F, U+423, U+426, U+431, U+434-435, U+43C, U+44E-44F, U+451',
      ],
      [110.1, 'U+30, U+34, U+36, U+38-39, U+41B, U+424, U+438-439, U+43D, U+43F-441, U+443, U+445'],
      [116.6, 'U+28-29, U+2D, U+41A, U+436-437'],
      [130.0, 'U+433, U+43A'],
    ],
  },
  {
    src: ARIAL_BOLD,
    weights: [550, 729],
    advances: [
      [101.3, ALL],
      [90.0, SPACES],
      [87.4, 'U+3F, U+444, U+44A-44C, U+2014'],
      [93.6, 'U+21, U+25, U+31, U+3A-3B, U+411-412, U+415, U+42B, U+42E, U+432, U+43B, U+44E, U+2013'],
      [
        98.5,
        'U+37, U+AB, U+BB, U+410, U+413, U+41E, U+421, U+427-428, U+42D, U+42F, U+431, U+434, U+438-439, U+43C, U+43E-43F, U+447, U+44F, U+2116',
      ],
      [
        104.9,
        'U+32-33, U+35, U+414, U+417-419, U+41B-41D, U+41F, U+422, U+424-426, U+430, U+435, U+442-443, U+445, U+449, U+44D, U+451, U+20BD',
      ],
      [113.8, 'U+28-29, U+2C-2E, U+30, U+34, U+36, U+38-39, U+416, U+41A, U+423, U+433, U+436-437, U+43A'],
    ],
  },
  {
    src: ARIAL_BOLD,
    weights: [730, 900],
    advances: [
      [104.4, ALL],
      [90.0, SPACES],
      [73.3, 'U+2014'],
      [
        93.4,
        'U+25, U+31, U+3F, U+AB, U+BB, U+411, U+415, U+42B, U+42E, U+432, U+43B, U+444, U+44A-44C, U+44E, U+2013',
      ],
      [
        99.8,
        'U+21, U+37, U+3A-3B, U+410, U+412-413, U+41E, U+420-421, U+427-428, U+42D, U+42F, U+431, U+434, U+438-439, U+43C-440, U+447-448, U+44F, U+2116',
      ],
      [107.5, 'U+32-33, U+35, U+414, U+417, U+41C, U+422, U+424-426, U+433, U+435, U+442-443, U+451, U+20BD'],
      [116.6, 'U+28-29, U+2C-2E, U+30, U+34, U+36, U+38-39, U+416, U+41A, U+423, U+436-437, U+43A'],
    ],
  },
]

/** The same against Roboto: a phone with Android has no Arial. */
export const ROBOTO_FACES: readonly LocalFaces[] = [
  {
    src: 'local("Roboto"), local("Roboto Regular")',
    weights: [400, 549],
    advances: [
      [109.7, ALL],
      [100.8, SPACES],
      [93.3, 'U+31, U+37, U+44B, U+44E, U+2013-2014'],
      [97.8, 'U+414, U+41C, U+427, U+432, U+43C, U+44A, U+44C, U+20BD'],
      [101.3, 'U+413, U+41B, U+42D, U+434, U+43B, U+442, U+444, U+447-449, U+44D'],
      [
        103.9,
        'U+32-33, U+35, U+410, U+420-422, U+426, U+428-429, U+42B, U+430, U+436-437, U+43F, U+441, U+446, U+44F',
      ],
      [
        105.8,
        'U+36, U+39, U+411-412, U+415-416, U+418-419, U+41D-41F, U+423, U+425, U+42E-42F, U+431, U+438-43A, U+43D-43E, U+2116',
      ],
      [118.8, 'U+21, U+25, U+3A, U+AB, U+BB, U+443'],
      [149.0, 'U+2C-2D, U+3B'],
    ],
  },
  {
    src: ROBOTO_BOLD,
    weights: [550, 729],
    advances: [
      [108.2, ALL],
      [100.4, SPACES],
      [94.4, 'U+31, U+37, U+436, U+43C, U+449-44C, U+44E, U+2013-2014, U+20BD'],
      [101.1, 'U+2D, U+413-414, U+416, U+41B-41C, U+426-427, U+429, U+432, U+434, U+43A, U+442, U+447-448'],
      [
        105.5,
        'U+32-33, U+35, U+410, U+41F-420, U+422, U+428, U+42B, U+42E, U+431, U+43B, U+43E-43F, U+444, U+446, U+44F',
      ],
      [115.6, 'U+21, U+25, U+30, U+3B, U+424, U+42F, U+443, U+445'],
      [128.8, 'U+2C'],
    ],
  },
  {
    src: ROBOTO_BOLD,
    weights: [730, 900],
    advances: [
      [110.2, ALL],
      [100.4, SPACES],
      [97.4, 'U+2D, U+31, U+37, U+427, U+434, U+436, U+43C, U+449-44C, U+44E, U+2013-2014, U+20BD'],
      [
        104.0,
        'U+413-414, U+416, U+41B-41C, U+420, U+426, U+429, U+42E, U+432, U+43A-43B, U+442, U+446-448, U+44F',
      ],
      [
        107.4,
        'U+28-29, U+32-33, U+35, U+AB, U+BB, U+410, U+418-419, U+41D, U+41F, U+422, U+428, U+42B, U+430-431, U+438-439, U+43D-43F, U+444',
      ],
      [118.1, 'U+21, U+25, U+30, U+3A-3B, U+41A, U+424-425, U+42F, U+443, U+445'],
      [133.3, 'U+2C'],
    ],
  },
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
