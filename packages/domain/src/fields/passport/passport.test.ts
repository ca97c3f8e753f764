import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalisePassport } from './passport.ts'

it.each(['0000123456', '00 00 123456', '00-00 12-34-56', ' 0000\u00a0123456 '])('takes %s', (text) => {
  expect(normalisePassport(text)).toBe('0000123456')
})

it.each(['', '000012345', '00001234567', 'II-МЮ 123456', '0000 № 123456', ' 0'.repeat(40), 10, null])(
  'refuses %s',
  (value) => {
    expect(normalisePassport(value)).toBeNull()
  },
)

it('takes its own answers and answers anything', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const digits = normalisePassport(value)
      expect(digits === null || normalisePassport(digits) === digits).toBe(true)
    }),
  )
})
