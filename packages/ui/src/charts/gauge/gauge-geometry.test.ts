import { describe, expect, it } from 'vitest'
import { gaugeGeometry } from './gauge-geometry.ts'

const ends = [250, 500, 750, 1000]

describe('gaugeGeometry', () => {
  it.each([
    [0, 0, -90],
    [249, 0, -45.18],
    [250, 1, -45],
    [500, 2, 0],
    [1000, 3, 90],
  ])('finds band and angle of %d', (value, current, hand) => {
    const plot = gaugeGeometry(0, ends, value)
    expect(plot.current).toBe(current)
    expect(plot.hand).toBeCloseTo(hand)
  })

  it('holds what is outside at the end of the scale', () => {
    expect(gaugeGeometry(0, ends, -50)).toMatchObject({ current: 0, hand: -90 })
    expect(gaugeGeometry(0, ends, 5000)).toMatchObject({ current: 3, hand: 90 })
  })

  it('draws one band for each end', () => {
    const { bands } = gaugeGeometry(300, [560, 999], 640)
    expect(bands).toHaveLength(2)
    expect(new Set(bands).size).toBe(2)
  })
})
