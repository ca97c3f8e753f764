import { describe, expect, it } from 'vitest'
import { exactAmount } from './exact-amount.ts'

describe('an exact amount', () => {
  it.each([
    [720_50, '720,50 ₽'],
    [720_05, '720,05 ₽'],
    [1500_00, '1 500 ₽'],
    [0, '0 ₽'],
  ])('of %d kopecks reads %s', (kopecks, text) => {
    expect(exactAmount(kopecks).replace(/[\u00a0\u202f]/g, ' ')).toBe(text)
  })

  it('never breaks over two lines', () => {
    expect(exactAmount(1500_50)).not.toContain(' ')
  })
})
