import { describe, expect, it } from 'vitest'
import numbers from '../../../fixtures/snils.json' with { type: 'json' }
import { hasSnilsDigits, isSnils, normaliseSnils } from './snils.ts'
import { validate } from '../validate/validate.ts'

describe('snils', () => {
  it('[VALID-13] takes eleven digits or nothing, else the stated message', () => {
    for (const text of ['', '11223344595']) expect(validate('snils', text)).toBeUndefined()
    expect(validate('snils', '1122334459')).toBe('Некорректный СНИЛС')
  })

  it.each(numbers.valid)('takes %j', (text) => expect(hasSnilsDigits(text)).toBe(true))
  it.each(numbers.invalid)('refuses %j', (text) => expect(hasSnilsDigits(text)).toBe(false))

  it('writes the digits alone', () => {
    expect(normaliseSnils('112-233-445 95')).toBe('11223344595')
    expect(normaliseSnils(' 11223344595\u00a0')).toBe('11223344595')
    expect(normaliseSnils('112\u00a0233 445 95')).toBe('11223344595')
    expect(normaliseSnils('112-233-445')).toBeNull()
    expect(normaliseSnils('')).toBeNull()
    expect([hasSnilsDigits(11223344595), hasSnilsDigits(''), isSnils('')]).toEqual([false, false, false])
    expect(normaliseSnils(11223344595)).toBeNull()
  })

  it('has room for 64 characters', () => {
    const spaced = (spaces: number) => `112233445${' '.repeat(spaces)}95`
    expect([53, 54].map((spaces) => hasSnilsDigits(spaced(spaces)))).toEqual([true, false])
    expect(normaliseSnils(spaced(53))).toBe('11223344595')
    expect(hasSnilsDigits(`${' '.repeat(99)}11223344595`)).toBe(true)
  })

  it.each(['112-233-445 95', '586-595-917 80', '12345678964', '001-001-998 00', '358-168-076 09'])(
    'finds the checksum of %j right',
    (text) => expect(isSnils(text)).toBe(true),
  )
  it.each(['112-233-445 98', '112-233-445 00', '01234567890', '001-001-999 00', ''])(
    'finds the checksum of %j wrong',
    (text) => expect(isSnils(text)).toBe(false),
  )
})
