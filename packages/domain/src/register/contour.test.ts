import { describe, expect, it } from 'vitest'
import {
  compareAreas,
  contourExtent,
  contourLine,
  contourSides,
  measureContours,
  neighboursBehind,
  type ContourRing,
} from './contour.ts'

/** As plans have it: closed by its first point, millions of metres from the origin. */
const box = (x: number, y: number, height: number, width: number): ContourRing => [
  [612_000 + x, 1_318_000 + y],
  [612_000 + x + height, 1_318_000 + y],
  [612_000 + x + height, 1_318_000 + y + width],
  [612_000 + x, 1_318_000 + y + width],
  [612_000 + x, 1_318_000 + y],
]

describe('[REG-11] contours of the register', () => {
  it('are measured: area without holes, length with their borders', () => {
    expect(measureContours([[box(0, 0, 40, 20)]], true)).toEqual({ area: 800, length: 120, points: 4 })
    expect(measureContours([[box(0, 0, 40, 30), box(10, 10, 10, 5)], [box(100, 0, 10, 10)]], true)).toEqual({
      area: 1250,
      length: 210,
      points: 12,
    })
  })

  it('do not lose centimetres to large coordinates', () => {
    const ring: ContourRing = [
      [612_140.12, 1_318_120.05],
      [612_143.47, 1_318_146.18],
      [612_129.31, 1_318_148.42],
      [612_128.9, 1_318_149.77],
      [612_112.06, 1_318_152.31],
      [612_109.12, 1_318_125.64],
    ]
    const { area, length } = measureContours([[ring]], true)
    expect(area).toBeCloseTo(844.9, 1)
    expect(length).toBeCloseTo(117.5, 1)
    expect(contourSides(contourLine(ring, true)).map((side) => side.length.toFixed(2))).toEqual([
      '26.34',
      '14.34',
      '1.41',
      '17.03',
      '26.83',
      '31.50',
    ])
  })

  it('of pipes are lines with a length and without an area; one point is nothing to measure', () => {
    const pipe: ContourRing = [
      [0, 0],
      [0, 3],
      [4, 3],
    ]
    expect(measureContours([[pipe]], false)).toEqual({ area: undefined, length: 7, points: 3 })
    expect(measureContours([[pipe]], true).area).toBe(6)
    expect(measureContours([[[[1, 2]]]], true)).toEqual({ area: undefined, length: 0, points: 1 })
    expect(contourSides(contourLine([], true))).toEqual([])
    expect(contourExtent([])).toBeUndefined()
    expect(contourExtent([[pipe]])).toEqual({ south: 0, west: 0, north: 4, east: 3 })
  })

  it.each([
    [804.9, { value: 800, error: 10 }, { by: 4.9, tolerance: 10, agrees: true }],
    [789, { value: 800, error: 10 }, { by: -11, tolerance: 10, agrees: false }],
    [800.4, { value: 800 }, { by: 0.4, tolerance: 0.5, agrees: true }],
    [1255, { value: 1254.5 }, { by: 0.5, tolerance: 0.1, agrees: false }],
  ])('of %d m² stand to a record of %o', (contour, record, expected) => {
    expect(compareAreas(contour, record)).toEqual(expected)
  })

  it('have neighbours behind their sides, whichever way round they are written, and none behind the street', () => {
    const own = [[box(0, 0, 40, 20)]]
    const north = { name: 'north', contours: [[box(40.1, 0, 30, 20)]] }
    const eastOne = { name: 'east one', contours: [[box(0, 20, 20, 20).toReversed()]] }
    const eastTwo = { name: 'east two', contours: [[box(20, 20, 20, 20)]] }
    const far = { name: 'far', contours: [[box(0, -60, 40, 20)]] }
    const behind = contourSides(contourLine(own[0]?.[0] ?? [], true)).map((side) =>
      neighboursBehind(side, own, [north, eastOne, eastTwo, far]).map(({ name }) => name),
    )
    expect(behind).toEqual([[], ['north'], ['east two', 'east one'], []])
  })
})
