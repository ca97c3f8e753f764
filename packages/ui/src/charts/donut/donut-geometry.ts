import { arc, pie } from 'd3-shape'

export interface DonutPart {
  /** Place among the values. */
  index: number
  path: string
  /** Middle of the part, where its mark stands; absent where the mark has no room. */
  mark?: { x: number; y: number }
}

export const OUTER = 100
const INNER = 62
/** Length along the ring that a mark needs. */
const MARK_ROOM = 30

/** A ring of parts, clockwise from the top in the given order; values of zero have no part. */
export function donutGeometry(values: readonly number[]): readonly DonutPart[] {
  const draw = arc().digits(1)
  return pie()
    .sortValues(null)(values.map((value) => Math.max(value, 0)))
    .filter(({ value }) => value > 0)
    .map(({ startAngle, endAngle, index }, _, parts) => {
      const ring = {
        startAngle,
        endAngle,
        innerRadius: INNER,
        outerRadius: OUTER,
        padAngle: parts.length > 1 ? 0.018 : 0,
      }
      const [x, y] = draw.centroid(ring)
      const hasRoom = ((endAngle - startAngle) * (OUTER + INNER)) / 2 >= MARK_ROOM
      return { index, path: draw(ring) ?? '', ...(hasRoom && { mark: { x, y } }) }
    })
}
