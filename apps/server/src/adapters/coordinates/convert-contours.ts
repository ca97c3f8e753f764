import type { Contours } from '@proverka/domain/register'
import proj4 from 'proj4'
import { StartError } from '../../platform/db/start-error.ts'
import type { CoordinateZone } from '../../platform/config/server-config.ts'

/** [longitude, latitude] of WGS 84. */
export type DegreesPoint = readonly [longitude: number, latitude: number]

/** Of each contour the outer ring, then its holes. */
export type DegreesContours = readonly (readonly (readonly DegreesPoint[])[])[]

/** Contours of a coordinate system in WGS 84; undefined where its parameters are unknown or a point leaves its zone. */
export type ConvertContours = (system: string | null, contours: Contours) => DegreesContours | undefined

/** 0.1 mm on the ground, in degrees: more digits would promise more than parameters of МСК give. */
const DIGITS = 9

/** Case and spaces are spelling: «мск-50 зона 2». */
const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d.]+/gu, '')

/** Throws `StartError` for parameters that PROJ does not read. */
export function createContourConversion(zones: readonly CoordinateZone[]): ConvertContours {
  const byName = new Map(
    zones.flatMap((zone) => {
      const converter = createConverter(zone)
      return zone.names.map((name) => [plainName(name), converter] as const)
    }),
  )
  return (system, contours) => {
    const convert = system === null ? undefined : byName.get(plainName(system))
    if (!convert) return undefined
    const rings = contours.map((contour) =>
      contour.map((ring) =>
        ring.flatMap(([x, y]) => {
          const point = convert(x, y)
          return point ? [point] : []
        }),
      ),
    )
    // A ring with a point that cannot be converted would be another figure.
    const isWhole = rings.flat(2).length === contours.flat(2).length
    return isWhole ? rings : undefined
  }
}

function createConverter({ names, proj, box: [west, south, east, north] }: CoordinateZone) {
  const converter = readParameters(proj, names)
  /** The cadastre writes north first; PROJ wants east first, and answers with NaN for points far off. */
  return (x: number, y: number): DegreesPoint | undefined => {
    if (!Number.isFinite(x) || !Number.isFinite(y)) return undefined
    const [longitude = Number.NaN, latitude = Number.NaN] = converter.forward([y, x])
    const isOfZone = longitude >= west && longitude <= east && latitude >= south && latitude <= north
    return isOfZone ? [round(longitude), round(latitude)] : undefined
  }
}

function readParameters(proj: string, names: readonly string[]) {
  try {
    return proj4(proj, 'WGS84')
  } catch {
    throw new StartError(`Таблица зон: параметры «${names[0]}» не читаются.`)
  }
}

const round = (degrees: number): number => Number(degrees.toFixed(DIGITS))
