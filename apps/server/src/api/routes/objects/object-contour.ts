import type { CONTOUR_FORMATS } from '@proverka/api/contract'
import { appError } from '@proverka/domain/errors'
import type { ConvertContours } from '../../../adapters/coordinates/convert-contours.ts'
import type { SituatedContour } from '../../../adapters/registry/object-register.ts'
import { contourCsv } from '../../../documents/contour/contour-csv.ts'
import { contourDxf } from '../../../documents/contour/contour-dxf.ts'
import { contourFileName, type ContourSheet } from '../../../documents/contour/contour-file.ts'
import { degreesGeoJson, localGeoJson } from '../../../documents/contour/contour-geojson.ts'
import type { AppContext } from '../../../services/context.ts'
import { contourSheet, presentContour } from '../../../services/objects/present-contour.ts'
import type { Handlers } from '../../http/handlers.ts'

export const getContour =
  (context: AppContext): Handlers['objects']['getContour'] =>
  async ({ params }, { site }) => {
    const contour = await findContour(context, params.id)
    if (!contour) return null
    const { record } = contour
    const degrees = context.convertContours(record.coordinateSystem, record.contours)
    return presentContour(contour, degrees, site.baseMap)
  }

export const downloadContour =
  (context: AppContext): Handlers['objects']['downloadContour'] =>
  async ({ params, query }) => {
    const contour = await findContour(context, params.id)
    const file = contour && makeFile(contourSheet(contour), query.format, context.convertContours)
    if (!file) throw appError('object/no-contour')
    return { ...file, about: [] }
  }

/** Throws `object/not-found` for a key that the register has not confirmed. */
async function findContour({ register }: AppContext, key: string): Promise<SituatedContour | undefined> {
  const found = await register.findObject(key)
  if (!found) throw appError('object/not-found')
  return register.readContour(found)
}

/** Undefined where the points of the contour cannot be converted. */
function makeFile(sheet: ContourSheet, format: (typeof CONTOUR_FORMATS)[number], convert: ConvertContours) {
  switch (format) {
    case 'csv':
      return {
        bytes: contourCsv(sheet),
        type: 'text/csv; charset=utf-8',
        name: contourFileName(sheet, 'csv'),
      }
    case 'dxf':
      return { bytes: bytesOf(contourDxf(sheet)), type: 'image/vnd.dxf', name: contourFileName(sheet, 'dxf') }
    case 'geojson':
      return {
        bytes: bytesOf(localGeoJson(sheet)),
        type: 'application/geo+json',
        name: contourFileName(sheet, 'geojson'),
      }
    case 'wgs84': {
      const degrees = convert(sheet.coordinateSystem, sheet.contours)
      return (
        degrees && {
          bytes: bytesOf(degreesGeoJson(sheet, degrees)),
          type: 'application/geo+json',
          name: contourFileName(sheet, 'wgs84.geojson'),
        }
      )
    }
  }
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
