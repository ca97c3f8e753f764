import { describe, expect, it } from 'vitest'
import { numberText } from '../plot/number-text.ts'
import { lineGeometry } from './line-geometry.ts'

const frame = { width: 600, height: 240, endRoom: 0 }
const years = ['2021', '2022', '2023', '2024', '2025']
const layOut = (values: readonly (number | null)[], { width = 600 } = {}) =>
  lineGeometry(years, [{ name: 'Выручка', values }], { ...frame, width }, numberText)

describe('lineGeometry', () => {
  it('goes from edge to edge and sets higher values higher', () => {
    const plot = layOut([1, 2, 3, 4, 5])
    const { points } = plot.lines[0]!
    expect(points[0]!.x).toBe(plot.left)
    expect(points.at(-1)!.x).toBe(plot.right)
    expect(points.map(({ y }) => y)).toEqual(points.map(({ y }) => y).toSorted((a, b) => b - a))
  })

  it('breaks the path where a value is unknown', () => {
    const { path, points } = layOut([1, 2, null, 4, 5]).lines[0]!
    expect(path.match(/M/g)).toHaveLength(2)
    expect(points.map(({ index }) => index)).toEqual([0, 1, 3, 4])
  })

  it('begins at zero unless the values are far from it and close to each other', () => {
    expect(layOut([12, 31, 5, 8, 9]).ticks[0]!.value).toBe(0)
    expect(layOut([104, 106, 109, 111, 119]).ticks[0]!.value).toBe(100)
    expect(layOut([-3, 2, 4, 4, 4]).ticks[0]!.value).toBeLessThan(0)
  })

  it('sets a single point into the middle', () => {
    const plot = lineGeometry(['2025'], [{ name: 'Выручка', values: [7] }], frame, numberText)
    expect(plot.lines[0]!.points[0]!.x).toBe((plot.left + plot.right) / 2)
  })

  it('writes values at the points only where they have room', () => {
    expect(layOut([1, 2, 3, 4, 5]).valuesFit).toBe(true)
    expect(layOut([123456.7, 2, 3, 4, 5], { width: 300 }).valuesFit).toBe(false)
  })

  it('knows the dips under zero, whose values are below them', () => {
    const { points } = layOut([1, -2.4, -6.3, -0.8, 4]).lines[0]!
    expect(points.map(({ isDip }) => isDip)).toEqual([false, false, true, false, false])
    expect(layOut([5, 2, 3, 4, 5]).lines[0]!.points.some(({ isDip }) => isDip)).toBe(false)
  })

  it('leaves labels out from the oldest when there is no room, never the newest', () => {
    const { labels } = layOut([1, 2, 3, 4, 5], { width: 110 })
    expect(labels.length).toBeLessThan(years.length)
    expect(labels.at(-1)!.text).toBe('2025')
  })

  it('keeps everything inside of the frame', () => {
    const { lines, ticks, bottom } = layOut([-400, 900, 0, 12, 899])
    for (const { y } of [...lines[0]!.points, ...ticks]) {
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(bottom)
    }
  })
})
