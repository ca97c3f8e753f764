import { contourLine, signedArea, type ContourPoint } from '@proverka/domain/register'
import type { DegreesContours } from '../../adapters/coordinates/convert-contours.ts'
import type { ContourSheet } from './contour-file.ts'

type Position = readonly [east: number, north: number]

/**
 * GeoJSON in the coordinates of the source. RFC 7946 knows WGS 84 alone; the member `crs` of GeoJSON 2008 names another
 * system, and readers of today (GDAL, QGIS) still take it or ask.
 */
export function localGeoJson(sheet: ContourSheet): string {
  const crs = { type: 'name', properties: { name: sheet.coordinateSystem } }
  return collection(
    sheet,
    sheet.contours.map((rings) => rings.map((ring) => ring.map(swap))),
    { crs },
  )
}

/** GeoJSON of RFC 7946: degrees of WGS 84. */
export const degreesGeoJson = (sheet: ContourSheet, degrees: DegreesContours): string =>
  collection(sheet, degrees, {})

/** GeoJSON has east first. */
const swap = ([x, y]: ContourPoint): Position => [y, x]

function collection(
  sheet: ContourSheet,
  contours: readonly (readonly (readonly Position[])[])[],
  members: object,
): string {
  const { number, source, coordinateSystem, encloses } = sheet
  const properties = {
    number,
    source,
    coordinate_system: coordinateSystem,
    note: 'Схематично: не вынос границ на местность',
  }
  const features = contours.flatMap((rings) => {
    const lines = rings.map((ring) => contourLine(ring, encloses))
    const borders = lines.filter(({ isClosed }) => isClosed)
    const open = lines.filter(({ isClosed, points }) => !isClosed && points.length > 1)
    return [
      ...(borders.length > 0
        ? [{ type: 'Polygon', coordinates: borders.map(({ points }, at) => closed(points, at === 0)) }]
        : []),
      ...open.map(({ points }) => ({ type: 'LineString', coordinates: points })),
    ].map((geometry) => ({ type: 'Feature', properties, geometry }))
  })
  return `${JSON.stringify({ type: 'FeatureCollection', ...members, features }, null, 1)}\n`
}

/** The right-hand rule: outer rings run against the clock, holes with it; the last position repeats the first one. */
function closed(points: readonly Position[], isOuter: boolean): readonly Position[] {
  const turned = signedArea(points) > 0 === isOuter ? points : points.toReversed()
  return [...turned, ...turned.slice(0, 1)]
}
