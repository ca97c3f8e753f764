import { describe, expect, it } from 'vitest'
import { estimateFrom, FEWEST_COMPARABLES, type Comparable } from './estimate-from.ts'

const flats = (count: number, flat: Partial<Comparable>, metre: number): Comparable[] =>
  Array.from({ length: count }, (_, at) => ({
    houseId: 1,
    rooms: 2,
    floor: 3,
    area: 50,
    metre: metre + at * 1000,
    ...flat,
  }))

describe('an estimate', () => {
  it.each([
    ['like flats of the house', flats(5, {}, 100_000), 'house', 102_000],
    [
      'the house with any floor',
      [...flats(4, {}, 100_000), ...flats(1, { floor: 1 }, 90_000)],
      'house',
      101_000,
    ],
    [
      'the house with any rooms',
      [...flats(4, {}, 100_000), ...flats(1, { rooms: 3 }, 120_000)],
      'house',
      102_000,
    ],
    [
      'like flats around',
      [...flats(4, {}, 100_000), ...flats(1, { houseId: 2 }, 90_000)],
      'district',
      101_000,
    ],
  ] as const)('rests on %s, the narrowest circle that is large enough', (_, comparables, scope, metre) => {
    const found = estimateFrom(comparables, 1, { area: 40, rooms: 2, floor: 4 })
    expect(found).toMatchObject({ scope, found: 5, metre, middle: metre * 40 })
  })

  const upper = flats(5, {}, 100_000)
  const ground = flats(5, { floor: 1 }, 60_000)
  const larger = flats(5, { rooms: 3 }, 200_000)
  const around = (comparables: readonly Comparable[]) => comparables.map((flat) => ({ ...flat, houseId: 2 }))

  it.each([
    ['like flats of the house', [...upper, ...ground, ...larger], 'house', 5, 102_000],
    ['as many rooms in the house', [...upper.slice(1), ...ground, ...larger], 'house', 9, 64_000],
    [
      'all flats of the house',
      [...upper.slice(3), ...ground.slice(3), ...larger.slice(2), ...around(upper)],
      'house',
      7,
      104_000,
    ],
    ['like flats around', around([...upper, ...ground, ...larger]), 'district', 5, 102_000],
    [
      'as many rooms around',
      around([...upper.slice(1), ...ground.slice(4), ...larger]),
      'district',
      5,
      102_000,
    ],
    [
      'all flats around',
      around([...upper.slice(3), ...ground.slice(4), ...larger.slice(3)]),
      'district',
      5,
      104_000,
    ],
  ] as const)('takes no flat from outside %s', (_, comparables, scope, count, metre) =>
    expect(estimateFrom(comparables, 1, { area: 50, rooms: 2, floor: 4 })).toMatchObject({
      scope,
      found: count,
      metre,
    }),
  )

  it('compares the ground floor with the ground floor, and an unknown floor with the others', () => {
    const comparables = [...ground, ...flats(4, {}, 100_000), ...flats(1, { floor: null }, 104_000)]
    const metreOn = (floor: number) => estimateFrom(comparables, 1, { area: 50, rooms: 2, floor })?.metre
    expect([metreOn(1), metreOn(4)]).toEqual([62_000, 102_000])
  })

  it('takes any rooms or any floor where those of the flat are unknown', () => {
    const mixed = [...upper.slice(2), ...larger.slice(3), ...ground]
    expect(estimateFrom(mixed, 1, { area: 50, floor: 4 })).toMatchObject({ found: 5, metre: 104_000 })
    const house = [...upper, ...ground.slice(3), ...larger]
    expect(estimateFrom(house, 1, { area: 50, rooms: 2 })).toMatchObject({ found: 7, metre: 101_000 })
  })

  it('has quartiles as its range, of five flats at least', () => {
    expect(estimateFrom(flats(5, {}, 100_000), 1, { area: 50 })).toMatchObject({
      low: 5_050_000,
      high: 5_150_000,
    })
    expect(estimateFrom(flats(FEWEST_COMPARABLES - 1, {}, 100_000), 1, { area: 50 })).toBeUndefined()
    expect(estimateFrom([], 1, { area: 50 })).toBeUndefined()
  })

  it('compares no flats of quite another size', () => {
    for (const [area, limit] of [
      [50, 65],
      [50, 35],
      [54.3, 70.59],
      [41.7, 29.19],
    ] as const)
      expect(estimateFrom(flats(5, { area: limit }, 100_000), 1, { area })?.found).toBe(5)
    const others = [...flats(5, { area: 66 }, 100_000), ...flats(5, { area: 34 }, 100_000)]
    expect(estimateFrom(others, 1, { area: 50 })).toBeUndefined()
  })

  it('takes those of the nearest area where it may not take all', () => {
    const near = flats(5, { area: 51 }, 90_000)
    const far = flats(9, { area: 60 }, 150_000)
    const found = estimateFrom([...far, ...near], 1, { area: 50 }, 5)
    expect(found).toMatchObject({ found: 14, metre: 92_000 })
    expect(found?.compared).toEqual(near)
    const small = flats(9, { area: 41 }, 150_000)
    expect(estimateFrom([...small, ...near], 1, { area: 50 }, 5)?.compared).toEqual(near)
  })

  it('is a range around its middle, whatever the flats are', () => {
    for (let seed = 1; seed < 60; seed++) {
      const made = Array.from({ length: 5 + (seed % 20) }, (_, at): Comparable => {
        const wild = Math.abs(Math.sin(seed * 37 + at * 101))
        return {
          houseId: 1 + (at % 3),
          rooms: null,
          floor: null,
          area: 40 + wild * 20,
          metre: 50_000 + wild * 90_000,
        }
      })
      const found = estimateFrom(made, 1, { area: 50 }, 12)
      expect(found).toBeDefined()
      if (!found) continue
      expect([found.low <= found.middle, found.middle <= found.high]).toEqual([true, true])
      expect(found.compared.length).toBeLessThanOrEqual(12)
      const metres = found.compared.map(({ metre }) => metre)
      expect(metres).toEqual(metres.toSorted((left, right) => left - right))
    }
  })
})
