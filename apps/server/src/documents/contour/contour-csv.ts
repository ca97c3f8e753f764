import { contourLine, contourSides } from '@proverka/domain/register'
import { csvBytes } from '../csv.ts'
import type { ContourSheet } from './contour-file.ts'

const HEADINGS = ['Контур', 'Граница', 'Точка', 'X (север), м', 'Y (восток), м', 'До следующей точки, м']

/** Points in their order, one a row; the coordinate system and the source in the last rows, where a reader of columns skips them. */
export function contourCsv({
  number,
  source,
  coordinateSystem,
  contours,
  encloses,
}: ContourSheet): Uint8Array {
  const rows = contours.flatMap((rings, contour) =>
    rings.flatMap((ring, border) => {
      const line = contourLine(ring, encloses)
      const sides = contourSides(line)
      return line.points.map(([x, y], at) => [
        String(contour + 1),
        border === 0 ? 'внешняя' : `вырез ${border}`,
        String(at + 1),
        String(x),
        String(y),
        sides[at]?.length.toFixed(2) ?? '',
      ])
    }),
  )
  return csvBytes([HEADINGS, ...rows, [number, coordinateSystem, source]])
}
