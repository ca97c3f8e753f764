import { describe, expect, it } from 'vitest'
import { stepValue } from './step-value.ts'

describe('step of a number field', () => {
  it('adds and takes away without the remainders of binary fractions', () => {
    expect(stepValue('0.2', 1, { step: 0.1 })).toBe('0.3')
    expect(stepValue('1.15', -1, { step: 1 })).toBe('0.15')
    expect(stepValue('41', 1, { step: 1 })).toBe('42')
  })

  it('stays within the limits, also from outside', () => {
    expect(stepValue('4', 1, { step: 1, max: 4 })).toBe('4')
    expect(stepValue('9', 1, { step: 1, max: 4 })).toBe('4')
    expect(stepValue('-9', 1, { step: 1, min: 1 })).toBe('1')
  })

  it('begins at the lower limit, or else at zero', () => {
    expect(stepValue('', 1, { step: 1, min: 1 })).toBe('1')
    expect(stepValue('', -1, { step: 1 })).toBe('0')
    expect(stepValue('много', 1, { step: 1, max: -2 })).toBe('-2')
  })
})
