import type { contourSchema } from '@proverka/api/contract'
import { counted, figureText } from '@proverka/domain'
import { measureContours, type RegisterKind } from '@proverka/domain/register'
import type { InferOutput } from 'valibot'

/** The contour of an object or of its house, as the server answers it. */
export type ObjectContour = InferOutput<typeof contourSchema>

/** A pipe has ends; land and buildings have borders. */
export const encloses = (kind: RegisterKind): boolean => kind !== 'structure'

const WHOSE: { readonly [Kind in RegisterKind]?: string } = {
  land: 'участка',
  building: 'здания',
  structure: 'сооружения',
}

/** All that the drawing says, for who does not see it. */
export function contourLabel({ kind, number, contours }: ObjectContour): string {
  const { area, length, points } = measureContours(contours, encloses(kind))
  return [
    `Контур ${WHOSE[kind] ?? 'объекта'} ${number}`,
    counted(points, 'вершина', 'вершины', 'вершин'),
    area === undefined ? `длина ${figureText(length)}\u00a0м` : `площадь ${figureText(area)}\u00a0м²`,
    'север сверху',
  ].join(', ')
}
