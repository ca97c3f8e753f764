import { describe, expect, it } from 'vitest'
import { amountText, movementText } from './money-text.ts'

describe('money in words', () => {
  it('never breaks inside an amount', () => {
    expect(amountText(123456700)).toBe('1\u00a0234\u00a0567\u00a0₽')
    expect(movementText(123456700)).not.toContain(' ')
  })

  it('shows an empty balance as a number', () => {
    expect(amountText(0)).toBe('0\u00a0₽')
    expect(movementText(0)).toBe('0\u00a0₽')
  })

  it('signs movements with a plus and a true minus', () => {
    expect(movementText(150000)).toBe('+1\u00a0500\u00a0₽')
    expect(movementText(-9900)).toBe('−99\u00a0₽')
    expect(amountText(-2000)).toBe('−20\u00a0₽')
  })

  it('shows a dash for an amount that is not known', () => {
    expect(amountText(NaN)).toBe('—')
  })
})
