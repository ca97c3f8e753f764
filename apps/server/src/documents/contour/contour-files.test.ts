import CadReader, { type IPointEntity, type IPolylineEntity, type ITextEntity } from 'dxf-parser'
import { describe, expect, it } from 'vitest'
import { contourCsv } from './contour-csv.ts'
import { contourDxf } from './contour-dxf.ts'
import { contourFileName, type ContourSheet } from './contour-file.ts'
import { degreesGeoJson, localGeoJson } from './contour-geojson.ts'

type Ring = readonly (readonly [number, number])[]

/** North first, closed, clockwise as seen on a map: plans write both ways round. */
const box = (x: number, y: number, height: number, width: number): Ring => [
  [x, y],
  [x + height, y],
  [x + height, y + width],
  [x, y + width],
  [x, y],
]

const PLOT: ContourSheet = {
  number: '00:01:0101001:4',
  source: 'План квартала КУВИ-001/2026-99000123 от 01.10.2026',
  coordinateSystem: 'МСК-00, зона 1',
  contours: [
    [box(612_200, 1_318_100, 40, 30), box(612_210, 1_318_110, 10, 5)],
    [box(612_300, 1_318_300.25, 10, 10)],
  ],
  encloses: true,
}

const PIPE: ContourSheet = {
  ...PLOT,
  contours: [
    [
      [
        [0, 0],
        [0, 3],
        [4, 3],
      ],
    ],
  ],
  encloses: false,
}

/** Twice the area on the plane, positive against the clock. */
const turn = (ring: readonly (readonly number[])[]): number =>
  ring.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? []
    return sum + x * nextY - nextX * y
  }, 0)

/** Letters beyond ASCII, as CAD programs read them. */
const decoded = (text: string): string =>
  text.replaceAll(/\\U\+([\dA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

interface Collection {
  readonly crs?: { readonly properties: { readonly name: string } }
  readonly features: readonly {
    readonly properties: Record<string, string>
    readonly geometry: { readonly type: string; readonly coordinates: number[][][] }
  }[]
}

describe('[REG-11] a contour as a file', () => {
  it('is DXF that a reader of CAD files understands', () => {
    const drawing = new CadReader().parseSync(contourDxf(PLOT))
    const borders = drawing?.entities.filter((one): one is IPolylineEntity => one.type === 'POLYLINE') ?? []
    expect(drawing?.header['$ACADVER']).toBe('AC1009')
    expect(Object.keys(drawing?.tables.layer.layers ?? {})).toEqual(['BORDER', 'POINTS', 'NOTES'])
    expect(borders.map(({ shape, vertices }) => [shape, vertices.map(({ x, y }) => [x, y])])).toEqual([
      [
        true,
        [
          [1_318_100, 612_200],
          [1_318_100, 612_240],
          [1_318_130, 612_240],
          [1_318_130, 612_200],
        ],
      ],
      [
        true,
        [
          [1_318_110, 612_210],
          [1_318_110, 612_220],
          [1_318_115, 612_220],
          [1_318_115, 612_210],
        ],
      ],
      [
        true,
        [
          [1_318_300.25, 612_300],
          [1_318_300.25, 612_310],
          [1_318_310.25, 612_310],
          [1_318_310.25, 612_300],
        ],
      ],
    ])
    const points = drawing?.entities.filter((one): one is IPointEntity => one.type === 'POINT') ?? []
    expect(points).toHaveLength(12)
    expect(points[0]?.position).toMatchObject({ x: 1_318_100, y: 612_200 })
    const notes = drawing?.entities.filter(
      (one): one is ITextEntity => one.type === 'TEXT' && one.layer === 'NOTES',
    )
    expect(notes?.map(({ text }) => decoded(text))).toEqual([
      PLOT.number,
      PLOT.coordinateSystem,
      PLOT.source,
      'Схематично: не вынос границ на местность',
    ])
    expect(contourDxf(PLOT)).toMatch(/^[ -~\r\n]+$/)
    expect(new CadReader().parseSync(contourDxf(PIPE))?.entities[0]).toMatchObject({ shape: false })
  })

  it('is GeoJSON with east first, the system named, outer rings against the clock', () => {
    const { crs, features } = JSON.parse(localGeoJson(PLOT)) as Collection
    expect(crs?.properties.name).toBe('МСК-00, зона 1')
    expect(features.map(({ geometry }) => geometry.coordinates.length)).toEqual([2, 1])
    const [outer = [], hole = []] = features[0]?.geometry.coordinates ?? []
    expect(outer[0]).toEqual(outer.at(-1))
    expect(outer).toContainEqual([1_318_130, 612_240])
    expect(turn(outer)).toBeGreaterThan(0)
    expect(turn(hole)).toBeLessThan(0)
    expect(features[0]?.properties['note']).toMatch(/Схематично/)
    expect(JSON.parse(localGeoJson(PIPE))).toMatchObject({
      features: [
        {
          geometry: {
            type: 'LineString',
            coordinates: [
              [0, 0],
              [3, 0],
              [3, 4],
            ],
          },
        },
      ],
    })
  })

  it('is GeoJSON of RFC 7946 in degrees: without another system', () => {
    const degrees = [
      [
        [
          [37.5, 55.1],
          [37.5, 55.2],
          [37.6, 55.2],
          [37.5, 55.1],
        ],
      ],
    ] as const
    const collection = JSON.parse(degreesGeoJson(PLOT, degrees)) as Collection
    expect(collection).not.toHaveProperty('crs')
    expect(turn(collection.features[0]?.geometry.coordinates[0] ?? [])).toBeGreaterThan(0)
  })

  it('is CSV with every point and the length of its side', () => {
    const lines = new TextDecoder().decode(contourCsv(PLOT)).split('\r\n')
    expect(lines[1]).toBe('1,внешняя,1,612200,1318100,40.00')
    expect(lines[5]).toBe('1,вырез 1,1,612210,1318110,10.00')
    expect(lines[9]).toBe('2,внешняя,1,612300,1318300.25,10.00')
    expect(lines.at(-2)).toBe(`${PLOT.number},"${PLOT.coordinateSystem}",${PLOT.source}`)
    expect(contourFileName(PLOT, 'csv')).toBe('00-01-0101001-4.csv')
  })
})
