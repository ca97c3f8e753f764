import { contourExtent, contourLine } from '@proverka/domain/register'
import type { ContourSheet } from './contour-file.ts'

type Group = readonly [code: number, value: string | number]

const LAYERS = { border: 'BORDER', points: 'POINTS', notes: 'NOTES' } as const

/** Height of letters, metres on the ground: that of a plan 1:500 with letters of 2 mm. */
const LETTER = 1

/**
 * DXF R12 in ASCII, the form that every CAD program reads: closed polylines in metres, east to the right and north up,
 * numbers of points, and a note with coordinate system and source.
 */
export function contourDxf(sheet: ContourSheet): string {
  const { contours, encloses } = sheet
  const lines = contours.flat().map((ring) => contourLine(ring, encloses))
  const entities = lines.flatMap(({ points, isClosed }) => [
    ...(points.length > 1 ? polyline(points, isClosed) : []),
    ...points.flatMap(([x, y], at) => [
      ...entity('POINT', LAYERS.points, x, y),
      ...text(LAYERS.points, x, y, String(at + 1)),
    ]),
  ])
  const extent = contourExtent(contours) ?? { south: 0, west: 0, north: 0, east: 0 }
  const notes = [
    sheet.number,
    sheet.coordinateSystem,
    sheet.source,
    'Схематично: не вынос границ на местность',
  ]
  const groups: readonly Group[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$EXTMIN'],
      ...place(extent.south, extent.west),
      [9, '$EXTMAX'],
      ...place(extent.north, extent.east),
    ]),
    ...section('TABLES', [
      [0, 'TABLE'],
      [2, 'LTYPE'],
      [70, 1],
      [0, 'LTYPE'],
      [2, 'CONTINUOUS'],
      [70, 0],
      [3, 'Solid line'],
      [72, 65],
      [73, 0],
      [40, 0],
      [0, 'ENDTAB'],
      [0, 'TABLE'],
      [2, 'LAYER'],
      [70, Object.keys(LAYERS).length],
      ...Object.values(LAYERS).flatMap((layer): Group[] => [
        [0, 'LAYER'],
        [2, layer],
        [70, 0],
        [62, 7],
        [6, 'CONTINUOUS'],
      ]),
      [0, 'ENDTAB'],
    ]),
    ...section('ENTITIES', [
      ...entities,
      ...notes.flatMap((note, at) =>
        text(LAYERS.notes, extent.south - LETTER * 2 * (at + 1), extent.west, note),
      ),
    ]),
    [0, 'EOF'],
  ]
  return groups.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('')
}

const section = (name: string, groups: readonly Group[]): Group[] => [
  [0, 'SECTION'],
  [2, name],
  ...groups,
  [0, 'ENDSEC'],
]

/** DXF has east first. */
const place = (x: number, y: number): Group[] => [
  [10, y],
  [20, x],
  [30, 0],
]

const entity = (kind: string, layer: string, x: number, y: number): Group[] => [
  [0, kind],
  [8, layer],
  ...place(x, y),
]

const polyline = (points: readonly (readonly [number, number])[], isClosed: boolean): Group[] => [
  [0, 'POLYLINE'],
  [8, LAYERS.border],
  [66, 1],
  ...place(0, 0),
  [70, isClosed ? 1 : 0],
  ...points.flatMap(([x, y]) => entity('VERTEX', LAYERS.border, x, y)),
  [0, 'SEQEND'],
  [8, LAYERS.border],
]

const text = (layer: string, x: number, y: number, words: string): Group[] => [
  ...entity('TEXT', layer, x, y),
  [40, LETTER],
  [1, escaped(words)],
]

/** Letters beyond ASCII by their codes: R12 has code pages of its own, and a group is a line. */
const escaped = (words: string): string =>
  words
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll(
      /[^ -~]/g,
      (letter) => `\\U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    )
