import { describe, expect, it } from 'vitest'
import { logoArea, logoSize, pulled } from './logo-area.ts'

const PICTURE = { width: 800, height: 400 }
const MIDDLE = { zoom: 1, x: 0.5, y: 0.5 }

describe('the piece of a picture that becomes a logo', () => {
  it('is the whole picture in its own shape', () => {
    const area = logoArea(PICTURE, { ...MIDDLE, shape: 'own' })
    expect(area).toEqual({ left: 0, top: 0, width: 800, height: 400 })
  })

  it('is the largest of a shape, in the middle', () => {
    expect(logoArea(PICTURE, { ...MIDDLE, shape: 'square' })).toEqual({
      left: 200,
      top: 0,
      width: 400,
      height: 400,
    })
    const { width, height } = logoArea(PICTURE, { ...MIDDLE, shape: 'wide' })
    expect(width / height).toBeCloseTo(3)
  })

  it('is no longer than five to one, whatever the picture is', () => {
    const area = logoArea({ width: 4000, height: 100 }, { ...MIDDLE, shape: 'own' })
    expect([area.width, area.height]).toEqual([500, 100])
  })

  it('gets smaller with the zoom and never leaves the picture', () => {
    for (const x of [-1, 0, 0.3, 1, 7]) {
      for (const zoom of [0, 1, 2.5, 99]) {
        const { left, top, width, height } = logoArea(PICTURE, { shape: 'own', zoom, x, y: x })
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(PICTURE.width)
        expect(top + height).toBeLessThanOrEqual(PICTURE.height)
      }
    }
  })

  it('is pulled by the pointer until an edge stops it', () => {
    const choice = { shape: 'own', zoom: 2, x: 0.5, y: 0.5 } as const
    expect(pulled(PICTURE, choice, 100, 0)).toMatchObject({ x: 0.25, y: 0.5 })
    expect(pulled(PICTURE, choice, 9999, -9999)).toMatchObject({ x: 0, y: 1 })
    expect(pulled(PICTURE, { ...choice, zoom: 1 }, 50, 50)).toMatchObject({ x: 0.5, y: 0.5 })
  })
})

describe('the picture that is sent', () => {
  it('is no larger than paper shows, and no smaller than it may be', () => {
    expect(logoSize({ width: 4000, height: 1000 })).toEqual({ width: 1200, height: 300 })
    expect(logoSize({ width: 300, height: 100 })).toEqual({ width: 300, height: 100 })
    expect(logoSize({ width: 100, height: 20 })).toEqual({ width: 160, height: 32 })
  })
})
