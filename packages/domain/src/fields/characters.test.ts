import { describe, expect, it } from 'vitest'
import { digitAt, isDigit, isDigits, isSpace } from './characters.ts'

const codes = Array.from({ length: 0x10000 }, (_, code) => code)

describe('characters', () => {
  it('knows the ten digits and those of no other script', () => {
    expect(String.fromCharCode(...codes.filter(isDigit))).toBe('0123456789')
  })

  it('knows the white space of the language', () => {
    expect(codes.filter(isSpace)).toEqual(codes.filter((code) => /\s/.test(String.fromCharCode(code))))
  })

  it('tells texts of digits alone', () => {
    expect(['', '0', '0123456789'].map(isDigits)).toEqual([true, true, true])
    expect(['a', 'a1', '1a', '1 2', '١'].map(isDigits)).toEqual([false, false, false, false, false])
  })

  it('reads a digit', () => {
    expect([0, 1, 2].map((index) => digitAt('905', index))).toEqual([9, 0, 5])
  })
})
