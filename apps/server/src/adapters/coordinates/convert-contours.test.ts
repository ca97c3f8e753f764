import { describe, expect, it } from 'vitest'
import { createContourConversion } from './convert-contours.ts'

/** МСК-50, zone 2, as it circulates publicly. */
const ZONE = {
  names: ['МСК-50, зона 2', '50.2'],
  proj: '+proj=tmerc +lat_0=0 +lon_0=38.48333333333 +k=1 +x_0=2250000 +y_0=-5712900.566 +ellps=krass +towgs84=23.57,-140.95,-79.8,0,0.35,0.79,-0.22 +units=m +no_defs',
  box: [37, 54, 41, 57],
} as const

const convert = createContourConversion([ZONE])

/** Near Balashikha: north first. */
const RING = [
  [470_000, 2_218_000],
  [470_040, 2_218_000],
  [470_040, 2_218_020],
] as const

describe('[REG-11] coordinates of a zone', () => {
  it('become degrees with east first, by whatever name the source gives the zone', () => {
    const [[[first = [0, 0], second = [0, 0]] = []] = []] = convert('мск-50 зона 2', [[RING]]) ?? []
    expect(first[0]).toBeCloseTo(37.97, 1)
    expect(first[1]).toBeCloseTo(55.77, 1)
    // 40 metres north.
    expect((second[1] - first[1]) * 111_320).toBeCloseTo(40, 0)
    expect(second[0]).toBeCloseTo(first[0], 5)
    expect(convert('50.2', [[RING]])).toEqual(convert('МСК-50, зона 2', [[RING]]))
  })

  it('stay as they are without parameters of their zone', () => {
    expect(convert('МСК-77, зона 1', [[RING]])).toBeUndefined()
    expect(convert(null, [[RING]])).toBeUndefined()
    expect(createContourConversion([])('50.2', [[RING]])).toBeUndefined()
  })

  it('are not converted by halves: a point beyond the zone leaves the whole figure', () => {
    expect(convert('50.2', [[[...RING, [99_000_000, 2_218_000]]]])).toBeUndefined()
    expect(convert('50.2', [[[...RING, [Number.NaN, 2_218_000]]]])).toBeUndefined()
    // North and east are mixed up.
    expect(convert('50.2', [[RING.map(([x, y]) => [y, x] as const)]])).toBeUndefined()
  })

  it('of a table that PROJ cannot read stop the start', () => {
    expect(() => createContourConversion([{ ...ZONE, proj: '+proj=nonsense' }])).toThrow('«МСК-50, зона 2»')
  })
})
