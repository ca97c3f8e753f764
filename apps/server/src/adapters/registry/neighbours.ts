import { contourExtent, type Contours, type RegisterKind } from '@proverka/domain/register'
import type { RunStatement } from '../../platform/db/dump-connection.ts'
import type { DossierContour } from './register-records.ts'

/** A plot, building or structure around a contour. */
export interface ContourNeighbour {
  readonly number: string
  readonly kind: RegisterKind
  readonly contours: Contours
}

/** More than the densest garden colony has around a plot; a street with a contour of kilometres has thousands. */
const MOST_NEIGHBOURS = 200

/** How far around an object they are looked for: as far as it is large itself, at least so many metres. */
const LEAST_MARGIN = 30

/** What is on record around a contour, in the same coordinate system, the nearest extents first. */
export async function listNeighbours(
  run: RunStatement,
  { number, record }: DossierContour,
): Promise<ContourNeighbour[]> {
  const extent = contourExtent(record.contours)
  if (!extent) return []
  const { south, west, north, east } = extent
  const margin = Math.max(LEAST_MARGIN, (north - south) / 2, (east - west) / 2)
  const { rows } = await run(
    `select r.number, r.kind, c.contours
       from register.contours c join register.records r on r.id = c.record_id
      where c.extent && box(point($1::float8 - $7::float8, $2::float8 - $7::float8), point($3::float8 + $7::float8, $4::float8 + $7::float8))
        and c.coordinate_system is not distinct from $5 and r.state = 'current' and r.number <> $6
      order by center(c.extent) <-> point(($1::float8 + $3::float8) / 2, ($2::float8 + $4::float8) / 2), r.id
      limit ${MOST_NEIGHBOURS}`,
    [south, west, north, east, record.coordinateSystem, number, margin],
  )
  return rows as ContourNeighbour[]
}
