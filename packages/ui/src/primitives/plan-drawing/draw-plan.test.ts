import { describe, expect, it } from 'vitest'
import { drawPlan, offCentre } from './draw-plan.ts'

const size = { width: 900, height: 480 }

describe('plan', () => {
  it('is the same for the same number and another for another', () => {
    const one = drawPlan({ ...size, number: '00:14:0203005:1047', select: [450, 240] })
    expect(drawPlan({ ...size, number: '00:14:0203005:1047', select: [450, 240] })).toEqual(one)
    expect(drawPlan({ ...size, number: '00:14:0203005:1048', select: [450, 240] }).parcels).not.toBe(
      one.parcels,
    )
  })

  it('chooses a parcel at the wanted place, four corners around it', () => {
    const { selected } = drawPlan({ ...size, number: '00:14:0203005:1047', select: [450, 240], scale: 1.55 })
    const xs = selected?.vertices.map(([x]) => x) ?? []
    const ys = selected?.vertices.map(([, y]) => y) ?? []
    expect(xs).toHaveLength(4)
    expect(Math.min(...xs)).toBeLessThan(520)
    expect(Math.max(...xs)).toBeGreaterThan(380)
    expect(Math.min(...ys)).toBeLessThan(310)
    expect(Math.max(...ys)).toBeGreaterThan(170)
  })

  it('says how far the chosen parcel is from the middle, within the drawing', () => {
    const vertices = [
      [500, 300],
      [560, 300],
      [560, 400],
      [500, 400],
    ] as const
    const parcel = { outline: '', house: '', vertices, dimensions: [] }
    expect(offCentre(parcel, 900, 480)).toEqual([60, 60])
    expect(offCentre(parcel, 1060, 700)).toEqual([0, 0])
  })

  it('chooses nothing unasked and covers the whole drawing', () => {
    const plan = drawPlan({ ...size, number: '77:01:0001001:1234' })
    expect(plan.selected).toBeUndefined()
    const points = [...plan.parcels.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
      (m) => [Number(m[1]), Number(m[2])] as const,
    )
    for (const corner of [
      [0, 0],
      [900, 0],
      [0, 480],
      [900, 480],
    ] as const) {
      expect(points.some(([x, y]) => Math.hypot(x - corner[0], y - corner[1]) < 80)).toBe(true)
    }
  })

  it('sets dimension labels so that they can be read', () => {
    for (let i = 0; i < 40; i++) {
      const { selected } = drawPlan({ ...size, number: `00:14:0203005:${i}`, select: [450, 240] })
      for (const { angle, label } of selected?.dimensions ?? []) {
        expect(Math.abs(angle)).toBeLessThanOrEqual(90)
        expect(label).toMatch(/^\d+,\d{2}$/)
      }
    }
  })
})
