import { all, attribute, child, descend, own } from '../read-node.ts'
import type { XmlNode } from '../tree.ts'

/**
 * x is north and y is east, as the cadastre writes them.
 *
 * @category Read a cadastral plan
 */
export type PlanPoint = readonly [x: number, y: number]

/**
 * A ring of a contour, point by point.
 *
 * @category Read a cadastral plan
 */
export type PlanRing = readonly PlanPoint[]

/**
 * The contours of an object, as its record has them.
 *
 * @category Read a cadastral plan
 */
export interface PlanContours {
  /** The name of the coordinate system, or its id in `Plan.coordinateSystems`. */
  readonly system: string | undefined
  /** Of each contour the outer ring, then its holes. */
  readonly contours: readonly (readonly PlanRing[])[]
}

/** Contours of a record of either form, as they came; undefined where it has none: then nothing is known of its place. */
export function readContours(record: XmlNode): PlanContours | undefined {
  const list = descend(record, 'contours_location', 'contours') ?? child(record, 'contours')
  const present = all(list, 'contour').flatMap((contour) => child(contour, 'entity_spatial') ?? [])
  const legacy = [
    ...all(record, 'EntitySpatial'),
    ...all(child(record, 'Contours'), 'Contour').flatMap((contour) => child(contour, 'EntitySpatial') ?? []),
  ]
  const contours = [...present, ...legacy].map(ringsOf).filter((rings) => rings.length > 0)
  if (contours.length === 0) return undefined
  const [first] = [...present, ...legacy]
  return { system: own(child(first, 'sk_id')) ?? attribute(first, 'EntSys'), contours }
}

/** The first element is the outer ring, further ones are holes. */
function ringsOf(spatial: XmlNode): PlanRing[] {
  const elements = [
    ...all(child(spatial, 'spatials_elements'), 'spatial_element').map((element) =>
      all(child(element, 'ordinates'), 'ordinate').map((one) =>
        pointOf(own(child(one, 'x')), own(child(one, 'y'))),
      ),
    ),
    ...all(spatial, 'SpatialElement').map((element) =>
      all(element, 'SpelementUnit').flatMap((unit) =>
        [...all(unit, 'Ordinate'), ...all(unit, 'NewOrdinate')].map((one) =>
          pointOf(attribute(one, 'X'), attribute(one, 'Y')),
        ),
      ),
    ),
  ]
  // A ring with a point that cannot be read would be another figure.
  return elements.flatMap((points) =>
    points.length > 0 && points.every((point) => point !== undefined) ? [points] : [],
  )
}

const COORDINATE = /^-?\d+(?:[.,]\d+)?$/

function pointOf(x: string | undefined, y: string | undefined): PlanPoint | undefined {
  if (x === undefined || y === undefined || !COORDINATE.test(x) || !COORDINATE.test(y)) return undefined
  return [Number(x.replace(',', '.')), Number(y.replace(',', '.'))]
}
