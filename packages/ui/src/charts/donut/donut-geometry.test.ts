import { describe, expect, it } from 'vitest'
import { donutGeometry, OUTER } from './donut-geometry.ts'
import { sharePercents } from './share-percents.ts'

describe('donutGeometry', () => {
  it('has no part for zero and keeps the order of the others', () => {
    expect(donutGeometry([5, 0, 2]).map(({ index }) => index)).toEqual([0, 2])
  })

  it('sets marks inside of the ring, and none where a part is too narrow for one', () => {
    const [wide, narrow] = donutGeometry([99, 1])
    expect(Math.hypot(wide!.mark!.x, wide!.mark!.y)).toBeLessThan(OUTER)
    expect(narrow!.mark).toBeUndefined()
  })

  it('draws a whole ring for a single part', () => {
    const [ring] = donutGeometry([3])
    expect(ring!.path.match(/M/g)).toHaveLength(2)
  })

  it('is empty without values', () => {
    expect(donutGeometry([])).toEqual([])
    expect(donutGeometry([0, 0])).toEqual([])
  })
})

describe('sharePercents', () => {
  it.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [5, 2, 1, 1, 2, 1],
      [42, 17, 8, 8, 17, 8],
    ],
    [[7], [100]],
    [
      [0, 0],
      [0, 0],
    ],
  ])('of %j are %j', (parts, percents) => {
    expect(sharePercents(parts)).toEqual(percents)
  })

  it('add up to 100', () => {
    for (let n = 1; n < 200; n += 1) {
      const percents = sharePercents([n, 3, 7, 1])
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
    }
  })
})
