import { describe, expect, it } from 'vitest'
import { photoAfterKey, stepPhoto, swipeOf } from './step-photo.ts'

describe('stepPhoto', () => {
  it.each([
    [0, 1, 12, 1],
    [11, 1, 12, 0],
    [0, -1, 12, 11],
    [0, 1, 1, 0],
  ])('goes from %i by %i of %i to %i', (index, by, count, next) => {
    expect(stepPhoto(index, by, count)).toBe(next)
  })
})

describe('photoAfterKey', () => {
  it.each([
    ['ArrowRight', 3],
    ['ArrowLeft', 1],
    ['Home', 0],
    ['End', 4],
    ['Enter', undefined],
  ])('takes %s from the third of five to %s', (key, next) => {
    expect(photoAfterKey(key, 2, 5)).toBe(next)
  })
})

describe('swipeOf', () => {
  it.each([
    [-120, 10, 1],
    [120, -10, -1],
    [-47, 0, 0],
    [-60, 200, 0],
  ])('reads a drag by %i, %i as %i', (dx, dy, step) => {
    expect(swipeOf(dx, dy)).toBe(step)
  })
})
