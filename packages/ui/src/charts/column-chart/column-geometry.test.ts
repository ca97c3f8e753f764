import { describe, expect, it } from 'vitest'
import { numberText } from '../plot/number-text.ts'
import { columnGeometry } from './column-geometry.ts'

const frame = { width: 600, height: 240 }
const years = ['2023', '2024', '2025']
const layOut = (...rows: readonly (readonly (number | null)[])[]) =>
  columnGeometry(
    years,
    rows.map((values, i) => ({ name: `${i}`, values })),
    frame,
    numberText,
  )

describe('columnGeometry', () => {
  it('starts every column at zero with a proportional height', () => {
    const { columns, zero } = layOut([10, 20, 40])
    for (const { y, height } of columns) expect(y + height).toBeCloseTo(zero)
    expect(columns[1]!.height / columns[0]!.height).toBeCloseTo(2)
    expect(columns[2]!.height / columns[0]!.height).toBeCloseTo(4)
  })

  it('hangs a loss from zero', () => {
    const { columns, zero } = layOut([10, -5, 0])
    expect(columns[1]!.y).toBeCloseTo(zero)
    expect(columns[1]!.height).toBeCloseTo(columns[0]!.height / 2)
    expect(columns[2]!.height).toBe(0)
  })

  it('has zero at the top when all are losses', () => {
    const { zero, columns } = layOut([-1, -2, -3])
    expect(zero).toBeLessThanOrEqual(Math.min(...columns.map(({ y }) => y)))
  })

  it('leaves out what is not known and keeps its place', () => {
    const { columns } = layOut([10, null, 40])
    expect(columns.map(({ index }) => index)).toEqual([0, 2])
  })

  it('sets the columns of a group side by side inside of the frame', () => {
    const { columns } = layOut([10, 20, 40], [1, 2, 3], [5, 5, 5])
    const boxes = columns.toSorted((a, b) => a.x - b.x)
    for (const [i, box] of boxes.slice(1).entries()) {
      expect(box.x).toBeGreaterThanOrEqual(boxes[i]!.x + boxes[i]!.width)
    }
    expect(boxes[0]!.x).toBeGreaterThanOrEqual(0)
    expect(boxes.at(-1)!.x + boxes.at(-1)!.width).toBeLessThanOrEqual(frame.width)
  })

  it('writes values at columns only where they have room', () => {
    expect(layOut([10, 20, 40]).valuesFit).toBe(true)
    expect(layOut([1e9, 2e9, 4e9], [1, 2, 3], [1, 2, 3]).valuesFit).toBe(false)
  })
})
