import type { Contours } from '@proverka/domain/register'

/** A contour with what a file says of it. */
export interface ContourSheet {
  readonly number: string
  /** «План квартала КУВИ-001/2026-99000123 от 2026-10-01». */
  readonly source: string
  readonly coordinateSystem: string
  /** [north, east] in metres. */
  readonly contours: Contours
  /** Borders of land and buildings enclose; those of pipes need not. */
  readonly encloses: boolean
}

/** «00-01-0101001-3.dxf»: colons are no part of file names. */
export const contourFileName = ({ number }: ContourSheet, ending: string): string =>
  `${number.replaceAll(':', '-')}.${ending}`
