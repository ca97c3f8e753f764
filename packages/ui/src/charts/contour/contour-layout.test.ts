import { describe, expect, it } from 'vitest'
import { layOutContour } from './contour-layout.ts'
import { SAMPLE_NEIGHBOURS, SAMPLE_PLOT } from './sample-plot.ts'

const view = {
  contours: [[SAMPLE_PLOT]],
  encloses: true,
  neighbours: SAMPLE_NEIGHBOURS,
  width: 1440,
  height: 560,
}

describe('[REG-11] the drawing of a contour', () => {
  const layout = layOutContour(view)

  it('has north up and east to the right, at one scale', () => {
    const [first, second] = layout.vertices
    expect(first?.at[0]).toBeLessThan(second?.at[0] ?? 0)
    expect(first?.at[1]).toBeGreaterThan(second?.at[1] ?? 0)
    const scale = layout.bar.width / layout.bar.metres
    const [dx, dy] = [(second?.at[0] ?? 0) - (first?.at[0] ?? 0), (first?.at[1] ?? 0) - (second?.at[1] ?? 0)]
    expect(dx / scale).toBeCloseTo(26.13, 1)
    expect(dy / scale).toBeCloseTo(3.35, 1)
  })

  it('names the sides that have room, upright, and leaves out the step of 1.41 m', () => {
    expect(layout.lengths.map(({ text }) => text)).toEqual(['26,34', '14,34', '17,03', '26,83', '31,50'])
    for (const { turn } of layout.lengths) expect(Math.abs(turn)).toBeLessThanOrEqual(90)
  })

  it('keeps every point of the contour inside, whatever the width', () => {
    for (const width of [320, 390, 1440, 1920]) {
      for (const { at } of layOutContour({ ...view, width, height: 430 }).vertices) {
        expect(at[0]).toBeGreaterThanOrEqual(40)
        expect(at[0]).toBeLessThanOrEqual(width - 40)
        expect(at[1]).toBeGreaterThanOrEqual(60)
        expect(at[1]).toBeLessThanOrEqual(350)
      }
    }
  })

  it('has round coordinates at its edges', () => {
    const { east, north } = layout.grid
    expect(east.length).toBeGreaterThan(3)
    expect(east.every(({ value }) => value % 10 === 0)).toBe(true)
    expect(north.map(({ value }) => value)).toContain(612_120)
  })

  it('numbers points that lie close only as far as there is room', () => {
    const crowded = Array.from({ length: 500 }, (_, at) => {
      const angle = (at / 500) * Math.PI * 2
      return [Math.sin(angle) * 50, Math.cos(angle) * 50] as const
    })
    const { vertices } = layOutContour({ ...view, contours: [[crowded]], neighbours: [] })
    expect(vertices.length).toBeLessThan(250)
    expect(vertices.filter(({ number }) => number).length).toBeLessThan(vertices.length)
  })

  it('of a single point is still a drawing', () => {
    expect(layOutContour({ ...view, contours: [[[[1, 2]]]] }).figure).toBe('')
  })
})
