import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, formatMoneyShort } from './format-money.ts'
import { CURRENCY, toKopecks, toRoubles } from './kopecks.ts'

describe('money', () => {
  it('[VALID-25] writes a space between thousands, no decimals and the sign', () => {
    expect(formatMoney(1234567.4)).toBe('1 234 567 ₽')
    expect(formatMoney(99)).toBe('99 ₽')
  })

  it('rounds half away from zero and never writes a negative zero', () => {
    expect([0.5, -0.5, 1.5, -1500, -0.4, 0].map(formatMoney)).toEqual([
      '1 ₽',
      '-1 ₽',
      '2 ₽',
      '-1 500 ₽',
      '0 ₽',
      '0 ₽',
    ])
    expect([NaN, Infinity].map(formatMoney)).toEqual(['—', '—'])
  })

  it('[VALID-26] abbreviates large amounts', () => {
    expect([1_500_000, 2000, 3e9, 999, 999.6, -1_500_000].map(formatMoneyShort)).toEqual([
      '1,5 млн. ₽',
      '2 тыс. ₽',
      '3 млрд. ₽',
      '999 ₽',
      '1 тыс. ₽',
      '-1,5 млн. ₽',
    ])
    expect(formatMoneyShort(NaN)).toBe('—')
  })

  it('[CONST-20] counts in roubles', () => expect(CURRENCY).toBe('RUB'))

  it('converts between roubles and kopecks without a binary remainder', () => {
    expect([1.005, 0.1, 19.99, -19.99, -0.001].map(toKopecks)).toEqual([101, 10, 1999, -1999, 0])
    expect([NaN, Infinity, -Infinity].map(toKopecks)).toEqual([NaN, NaN, NaN])
    expect([0, -0, -0.004].map(toKopecks)).toEqual([0, 0, 0])
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (kopecks) => {
        expect(toKopecks(toRoubles(kopecks))).toBe(kopecks)
      }),
    )
  })
})
