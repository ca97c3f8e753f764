import { describe, expect, it } from 'vitest'
import { barGeometry } from './bar-geometry.ts'

describe('barGeometry', () => {
  it('takes the greatest value for the whole row', () => {
    expect(barGeometry([5, 10, null])).toEqual({
      zero: 0,
      bars: [{ x: 0, width: 50 }, { x: 0, width: 100 }, null],
    })
  })

  it('takes the given whole for shares', () => {
    expect(barGeometry([25], 100).bars).toEqual([{ x: 0, width: 25 }])
  })

  it('leads values below zero to the left of it', () => {
    expect(barGeometry([-10, 30])).toEqual({
      zero: 25,
      bars: [
        { x: 0, width: 25 },
        { x: 25, width: 75 },
      ],
    })
  })

  it('has no length for zeros alone', () => {
    expect(barGeometry([0, 0]).bars).toEqual([
      { x: 0, width: 0 },
      { x: 0, width: 0 },
    ])
  })
})
