import type { contourSchema } from '@proverka/api/contract'
import { compareFacts, SOURCE_NAMES, type FactName } from '@proverka/domain/register'
import { formatDate } from '@proverka/domain'
import type { InferInput } from 'valibot'
import type { SituatedContour } from '../../adapters/registry/object-register.ts'
import type { DegreesContours } from '../../adapters/coordinates/convert-contours.ts'
import type { ContourSheet } from '../../documents/contour/contour-file.ts'
import type { BaseMap } from '../../platform/config/sites.ts'

/** A pipe has ends; a border encloses, whether a file repeats its first point or not. */
const encloses = ({ record }: SituatedContour): boolean => record.kind !== 'structure'

/** Which area a contour has: the floors of a house have several times that of its footprint. */
const areaOfContour = ({ record }: SituatedContour): FactName =>
  record.kind === 'land' ? 'area' : 'built-up-area'

/** A contour as the API tells it; the base map only where the contour can be laid on it. */
export function presentContour(
  contour: SituatedContour,
  degrees: DegreesContours | undefined,
  baseMap: BaseMap | undefined,
): InferInput<typeof contourSchema> {
  const { number, record, neighbours } = contour
  const fact = compareFacts([record]).find(({ name }) => name === areaOfContour(contour))?.shown
  return {
    number,
    kind: record.kind,
    source: record.source,
    document: record.document,
    day: record.day,
    coordinate_system: record.coordinateSystem,
    contours: points(record.contours),
    record_area:
      typeof fact?.value === 'number'
        ? { value: fact.value, ...(fact.error !== undefined && { error: fact.error }) }
        : null,
    neighbours: neighbours.map((one) => ({ ...one, contours: points(one.contours) })),
    degrees: degrees ? points(degrees) : null,
    base_map: degrees && baseMap ? { tiles: baseMap.tiles, attribution: baseMap.attribution } : null,
  }
}

const points = (contours: readonly (readonly (readonly (readonly [number, number])[])[])[]) =>
  contours.map((rings) => rings.map((ring) => ring.map(([one, other]): [number, number] => [one, other])))

/** The same for a file. */
export function contourSheet(contour: SituatedContour): ContourSheet {
  const { number, record } = contour
  return {
    number,
    source: `${SOURCE_NAMES[record.source]} ${record.document} от ${formatDate(record.day)}`,
    coordinateSystem: record.coordinateSystem ?? 'система координат не названа',
    contours: record.contours,
    encloses: encloses(contour),
  }
}
