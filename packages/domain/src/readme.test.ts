import { expect, it } from 'vitest'
import { describeInn, formatMoney, isPhone, normaliseCadastralNumber, validate } from './index.ts'

it('does what the README says', () => {
  expect(isPhone('+7 (999) 123-45-67')).toBe(true)
  expect(describeInn('7707083894')).toBe('Неправильный ИНН')
  expect(validate('email', 'a@b')).toBe('Некорректный email')
  expect(normaliseCadastralNumber('77 01 0001001 1234')).toBe('77:01:0001001:1234')
  expect(formatMoney(1234567.4)).toBe('1 234 567 ₽')
})
