/** x is north and y is east, in metres, as the cadastre writes them. */
export type ContourPoint = readonly [x: number, y: number]

/** A border as a source gives it; the last point may repeat the first one. */
export type ContourRing = readonly ContourPoint[]

/** Of each contour the outer ring, then its holes. */
export type Contours = readonly (readonly ContourRing[])[]

/** A side of a ring, from one point to the next. */
export interface ContourSide {
  readonly from: ContourPoint
  readonly to: ContourPoint
  /** Metres. */
  readonly length: number
}

/** A border without a repeated last point. A pipe is a line: its end is not its beginning. */
export interface ContourLine {
  readonly points: readonly ContourPoint[]
  readonly isClosed: boolean
}

/** What the contours of an object add up to. */
export interface MeasuredContours {
  /** Square metres, holes taken off; undefined where there is nothing but lines. */
  readonly area: number | undefined
  /** Metres, with the borders of holes. */
  readonly length: number
  readonly points: number
}

/** The points of a ring. Borders of land and buildings enclose, whether the source repeats their first point or not. */
export function contourLine(ring: ContourRing, encloses: boolean): ContourLine {
  const [first, last] = [ring[0], ring.at(-1)]
  const isRepeated = ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  const points = isRepeated ? ring.slice(0, -1) : ring
  return { points, isClosed: points.length > 2 && (isRepeated || encloses) }
}

/** The sides of a line; of a closed one the last side leads back to the first point. */
export function contourSides({ points, isClosed }: ContourLine): ContourSide[] {
  return points.flatMap((from, at) => {
    const to = points[at + 1] ?? (isClosed ? points[0] : undefined)
    return to ? [{ from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }] : []
  })
}

/** Area and length on the plane of the source's coordinate system: what a surveyor's record says, not what a globe would. */
export function measureContours(contours: Contours, encloses: boolean): MeasuredContours {
  let area: number | undefined
  let length = 0
  let points = 0
  for (const rings of contours)
    for (const [at, ring] of rings.entries()) {
      const line = contourLine(ring, encloses)
      points += line.points.length
      length += contourSides(line).reduce((sum, side) => sum + side.length, 0)
      if (line.isClosed) area = (area ?? 0) + (at === 0 ? 1 : -1) * Math.abs(signedArea(line.points))
    }
  return { area, length, points }
}

/**
 * The area inside of a closed border whose points run from the first axis to the second, negative the other way round. Measured
 * from the first point: of millions of metres a float keeps too few digits behind the comma.
 */
export function signedArea(points: readonly (readonly [number, number])[]): number {
  const [x0, y0] = points[0] ?? [0, 0]
  const doubled = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x0, y0]
    return sum + (x - x0) * (nextY - y0) - (nextX - x0) * (y - y0)
  }, 0)
  return doubled / 2
}

/** How the area of a contour compares with that of the record. */
export interface AreaComparison {
  /** Square metres that the contour is larger; negative: smaller. Rounded to a tenth, as registers round. */
  readonly by: number
  /** The declared error of the record, else how the register has rounded it: to a whole metre or to a tenth. */
  readonly tolerance: number
  readonly agrees: boolean
}

/** Compares the area of a contour with that of the record and its declared error. */
export function compareAreas(
  contour: number,
  record: { readonly value: number; readonly error?: number | undefined },
): AreaComparison {
  const by = Math.round((contour - record.value) * 10) / 10
  const tolerance = record.error ?? (Number.isInteger(record.value) ? 0.5 : 0.1)
  return { by, tolerance, agrees: Math.abs(by) <= tolerance }
}

/** How far from a side it is looked for what is behind it, in metres: borders of neighbours differ by centimetres. */
const BEHIND = 0.5

/** Where along a side it is looked for what is behind it: several neighbours may share one. */
const PLACES = [0.1, 0.3, 0.5, 0.7, 0.9]

/** Which of the neighbours are behind a side of an object, each once, in their order along the side. */
export function neighboursBehind<Neighbour extends { readonly contours: Contours }>(
  { from, to, length }: ContourSide,
  own: Contours,
  neighbours: readonly Neighbour[],
): Neighbour[] {
  if (length === 0) return []
  const [stepX, stepY] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length]
  const found = PLACES.flatMap((share) =>
    [BEHIND, -BEHIND].flatMap((far) => {
      const point: ContourPoint = [
        from[0] + (to[0] - from[0]) * share + stepX * far,
        from[1] + (to[1] - from[1]) * share + stepY * far,
      ]
      return isWithin(point, own) ? [] : neighbours.filter(({ contours }) => isWithin(point, contours))
    }),
  )
  return [...new Set(found)]
}

/** Counts the borders between a point and the far east: holes need no rule of their own. */
function isWithin([x, y]: ContourPoint, contours: Contours): boolean {
  let isInside = false
  for (const ring of contours.flat())
    for (const [at, [fromX, fromY]] of ring.entries()) {
      const [toX, toY] = ring[(at + 1) % ring.length] ?? [fromX, fromY]
      if (fromX > x === toX > x) continue
      if (y < ((toY - fromY) * (x - fromX)) / (toX - fromX) + fromY) isInside = !isInside
    }
  return isInside
}

/** Least and greatest coordinates. */
export interface ContourExtent {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** The extent of contours; undefined of none. */
export function contourExtent(contours: Contours): ContourExtent | undefined {
  const points = contours.flat(2)
  const [first] = points
  if (!first) return undefined
  return points.reduce<ContourExtent>(
    ({ south, west, north, east }, [x, y]) => ({
      south: Math.min(south, x),
      west: Math.min(west, y),
      north: Math.max(north, x),
      east: Math.max(east, y),
    }),
    { south: first[0], west: first[1], north: first[0], east: first[1] },
  )
}
