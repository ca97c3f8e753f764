import {
  contourExtent,
  contourLine,
  contourSides,
  type ContourPoint,
  type Contours,
  type RegisterKind,
} from '@proverka/domain/register'
import { textRoom } from '../plot/text-room.ts'

/** An object on record around the one of the drawing. */
export interface DrawnNeighbour {
  readonly number: string
  readonly kind: RegisterKind
  readonly contours: Contours
}

export interface ContourView {
  readonly contours: Contours
  /** Borders of land and buildings; a pipe has ends. */
  readonly encloses: boolean
  readonly neighbours: readonly DrawnNeighbour[]
  /** Px. */
  readonly width: number
  readonly height: number
}

type Place = readonly [x: number, y: number]

export interface PlacedWords {
  readonly key: string
  readonly text: string
  readonly at: Place
  /** Degrees. */
  readonly turn: number
}

/** Room around the figure for coordinates and a switch above, and for words under it. */
const ROOM = { top: 104, bottom: 96, side: 56 }

/** On a wide page the figure leaves room for what is around it. */
const SHARE_BESIDE = 0.14

/** Coordinates nearer to a corner than this, px, would be cut off. */
const EDGE = 34

/** A side that is shorter, px, has no room for its length. */
const SIDE_ROOM = 46

/** Vertices closer than this, px, would hide each other. */
const VERTEX_ROOM = 7

/** Lays a contour out in a drawing with north up: nothing in it is anywhere but where the source has it. */
export function layOutContour({ contours, encloses, neighbours, width, height }: ContourView) {
  const extent = contourExtent(contours) ?? { south: 0, west: 0, north: 1, east: 1 }
  const [metresUp, metresAcross] = [
    Math.max(extent.north - extent.south, 1),
    Math.max(extent.east - extent.west, 1),
  ]
  const scale = Math.min(
    (height - ROOM.top - ROOM.bottom) / metresUp,
    (width - Math.max(ROOM.side, width * SHARE_BESIDE) * 2) / metresAcross,
  )
  const middle = { x: (extent.north + extent.south) / 2, y: (extent.east + extent.west) / 2 }
  const middleUp = ROOM.top + (height - ROOM.top - ROOM.bottom) / 2
  const place = ([x, y]: ContourPoint): Place => [
    round(width / 2 + (y - middle.y) * scale),
    round(middleUp - (x - middle.x) * scale),
  ]
  const lines = contours.flat().map((ring) => contourLine(ring, encloses))
  const step = niceLength(110 / scale)
  return {
    figure: lines.map((line) => pathOf(line.points.map(place), line.isClosed)).join(''),
    vertices: placeVertices(lines.map(({ points }) => points.map(place))),
    lengths: lines.flatMap((line, at) => lengthsOf(line, at, place, scale)),
    neighbours: neighbours.flatMap((one) => drawNeighbour(one, place, { width, height })),
    grid: drawGrid({ step, scale, width, height, middle, middleUp }),
    bar: barOf(scale, width),
  }
}

function drawNeighbour(
  { number, kind, contours }: DrawnNeighbour,
  place: (at: ContourPoint) => Place,
  size: { width: number; height: number },
) {
  const encloses = kind !== 'structure'
  const lines = contours.flat().map((ring) => contourLine(ring, encloses))
  const outer = lines.flatMap(({ points }) => points.map(place))
  const [left, right] = [Math.min(...outer.map(([x]) => x)), Math.max(...outer.map(([x]) => x))]
  const [top, bottom] = [Math.min(...outer.map(([, y]) => y)), Math.max(...outer.map(([, y]) => y))]
  const at: Place = [round((left + right) / 2), round((top + bottom) / 2)]
  if (right < 0 || left > size.width || bottom < 0 || top > size.height) return []
  const text = number.slice(number.lastIndexOf(':'))
  const hasRoom = right - left > textRoom(text) + 8 && bottom - top > 24
  const isInside = at[0] > 40 && at[0] < size.width - 30 && at[1] > 30 && at[1] < size.height - 60
  return [
    {
      key: number,
      kind,
      path: lines.map((line) => pathOf(line.points.map(place), line.isClosed)).join(''),
      label: hasRoom && isInside && kind === 'land' ? { text, at } : undefined,
    },
  ]
}

const pathOf = (points: readonly Place[], isClosed: boolean): string =>
  points.length < 2 ? '' : `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`

interface Vertex {
  readonly key: string
  readonly at: Place
  /** Of a point that has room for its number. */
  readonly number?: { readonly text: string; readonly at: Place }
}

/** All points that have room, numbered along each ring as the table numbers them. */
function placeVertices(rings: readonly (readonly Place[])[]): Vertex[] {
  const numbered: Place[] = []
  return rings.flatMap((ring, of) => {
    const middle = middleOf(ring)
    const shown: Place[] = []
    return ring.flatMap((at, index): Vertex[] => {
      if (shown.some((other) => distance(other, at) < VERTEX_ROOM)) return []
      shown.push(at)
      const away = Math.max(distance(at, middle), 1)
      const beside: Place = [
        round(at[0] + ((at[0] - middle[0]) / away) * 16),
        round(at[1] + ((at[1] - middle[1]) / away) * 16 + 4),
      ]
      const hasRoom = !numbered.some((other) => distance(other, beside) < 16)
      if (hasRoom) numbered.push(beside)
      return [
        { key: `${of}.${index}`, at, ...(hasRoom && { number: { text: String(index + 1), at: beside } }) },
      ]
    })
  })
}

function lengthsOf(
  line: ReturnType<typeof contourLine>,
  of: number,
  place: (at: ContourPoint) => Place,
  scale: number,
): PlacedWords[] {
  const middle = middleOf(line.points.map(place))
  return contourSides(line).flatMap(({ from, to, length }, index) => {
    if (length * scale < SIDE_ROOM) return []
    const [[x1, y1], [x2, y2]] = [place(from), place(to)]
    const at: Place = [(x1 + x2) / 2, (y1 + y2) / 2]
    const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
    // Words are upright whichever way round the ring runs.
    const turn = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle
    // Beside the line, towards the middle of the figure.
    const [normalX, normalY] = [-(y2 - y1) / (length * scale), (x2 - x1) / (length * scale)]
    const inward = (middle[0] - at[0]) * normalX + (middle[1] - at[1]) * normalY > 0 ? 13 : -13
    return [
      {
        key: `${of}.${index}`,
        text: length.toFixed(2).replace('.', ','),
        at: [round(at[0] + normalX * inward), round(at[1] + normalY * inward)],
        turn: round(turn),
      },
    ]
  })
}

interface Grid {
  readonly step: number
  readonly scale: number
  readonly width: number
  readonly height: number
  readonly middle: { readonly x: number; readonly y: number }
  readonly middleUp: number
}

/** Crosses at round coordinates, named at the upper and the left edge. */
function drawGrid({ step, scale, width, height, middle, middleUp }: Grid) {
  const along = (from: number, to: number) => {
    const first = Math.ceil(from / step)
    const count = Math.max(Math.floor(to / step) - first + 1, 0)
    return Array.from({ length: count }, (_, at) => Number(((first + at) * step).toPrecision(12)))
  }
  const east = along(middle.y - (width / 2 - EDGE) / scale, middle.y + (width / 2 - EDGE) / scale).map(
    (value) => ({
      value,
      x: round(width / 2 + (value - middle.y) * scale),
    }),
  )
  const north = along(
    middle.x - (height - middleUp - EDGE) / scale,
    middle.x + (middleUp - EDGE) / scale,
  ).map((value) => ({
    value,
    y: round(middleUp - (value - middle.x) * scale),
  }))
  const crosses = east
    .flatMap(({ x }) => north.map(({ y }) => `M${round(x - 5)} ${y}h10M${x} ${round(y - 5)}v10`))
    .join('')
  return { east, north, crosses }
}

/** A round length of ground of at most 170 px. */
function barOf(scale: number, width: number) {
  const metres = niceLength(Math.min(90, width / 5) / scale)
  return { metres, width: round(metres * scale) }
}

/** The next of 1, 2, 5, 10, 20 … metres. */
function niceLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres))
  return ([1, 2, 5, 10].find((nice) => nice * power >= metres * (1 - 1e-9)) ?? 10) * power
}

const middleOf = (points: readonly Place[]): Place => [
  points.reduce((sum, [x]) => sum + x, 0) / Math.max(points.length, 1),
  points.reduce((sum, [, y]) => sum + y, 0) / Math.max(points.length, 1),
]

const distance = ([x1, y1]: Place, [x2, y2]: Place): number => Math.hypot(x2 - x1, y2 - y1)

const round = (px: number): number => Math.round(px * 10) / 10
