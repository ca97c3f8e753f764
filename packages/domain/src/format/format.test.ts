import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, parseDate } from './format-date.ts'
import { formatPassport, maskPassport } from './format-passport.ts'
import { formatPhone } from './format-phone.ts'
import { plural } from './plural.ts'
import { typograph } from './typography.ts'

describe('formats', () => {
  it('[VALID-24] writes a passport in groups of 2, 2 and the rest', () => {
    expect(formatPassport('4509123456')).toBe('45 09 123456')
    expect(formatPassport('45 09 123456')).toBe('45 09 123456')
    expect(formatPassport('450')).toBe('45 0')
    expect(formatPassport('')).toBe('')
    expect(maskPassport('4509 123456')).toBe('•••• ••3456')
  })

  it('writes dates', () => {
    expect(formatDate('2026-11-21')).toBe('21.11.2026')
    expect(formatDate('2026-11-21T10:00:00+03:00')).toBe('21.11.2026')
    expect(formatDate('весной')).toBe('весной')
    expect(parseDate(' 21.11.2026 ')).toBe('2026-11-21')
    expect(parseDate('2026-11-21')).toBeNull()
  })

  it('writes instants in Moscow time', () => {
    expect(formatDateTime('2026-11-21T11:05:00Z')).toBe('21.11.2026, 14:05 МСК')
    expect(formatDateTime('2026-12-31T22:30:00Z')).toBe('01.01.2027, 01:30 МСК')
    expect(formatDateTime('скоро')).toBe('скоро')
  })

  it('writes phones', () => {
    expect(formatPhone('+79991234567')).toBe('+7 (999) 123-45-67')
    expect(formatPhone('123')).toBe('123')
  })

  it('declines nouns', () => {
    const days = (count: number) => plural(count, 'день', 'дня', 'дней')
    expect([1, 2, 5, 11, 21, 22, 25, 111, 0, -1, 1.5].map(days)).toEqual([
      'день',
      'дня',
      'дней',
      'дней',
      'день',
      'дня',
      'дней',
      'дней',
      'дней',
      'день',
      'дня',
    ])
  })

  it('keeps short words, marks and units with their neighbours', () => {
    const set = (text: string) => typograph(text).replaceAll('\u00a0', '_')
    expect(set('закон № 229-ФЗ и ст. 64, не в срок')).toBe('закон №_229-ФЗ и_ст._64, не_в_срок')
    expect(set('1 499 000 ₽ — цена')).toBe('1_499_000_₽_— цена')
    expect(set('обычно 4 минуты')).toBe('обычно 4_минуты')
    expect(typograph(typograph('а в № 5'))).toBe(typograph('а в № 5'))
  })
})
