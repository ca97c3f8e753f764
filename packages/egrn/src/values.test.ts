import { describe, expect, it } from 'vitest'
import { isoDate, shareFromText, splitNumbers, toNumber } from './values.ts'

describe('isoDate', () => {
  it.each([
    ['30.08.2016', '2016-08-30'],
    ['30.08.2016 г.', '2016-08-30'],
    ['2016-08-30', '2016-08-30'],
    ['2016-08-30+03:00', '2016-08-30'],
    ['2016-08-30T10:00:00+03:00', '2016-08-30T10:00:00+03:00'],
    ['с 30.08.2016', undefined],
    ['', undefined],
  ])('%j is %j', (text, date) => {
    expect(isoDate(text)).toBe(date)
  })
})

describe('shareFromText', () => {
  it.each([
    ['1/3', '1/3'],
    ['1 / 3 доли', '1/3'],
    ['доля в праве 2/3', '2/3'],
    ['доля в праве общей долевой собственности 1/15', '1/15'],
    ['1/3 и 1/6', '1/3 и 1/6'],
    ['пропорционально площади квартиры 12/5', 'пропорционально площади квартиры 12/5'],
    [undefined, undefined],
  ])('%j is %j', (text, share) => {
    expect(shareFromText(text)).toBe(share)
  })
})

describe('toNumber and splitNumbers', () => {
  it('reads decimals and refuses words', () => {
    expect([toNumber('1 014,5'), toNumber('42.9'), toNumber('н/д'), toNumber('')]).toEqual([
      1014.5,
      42.9,
      undefined,
      undefined,
    ])
  })

  it('splits by comma and semicolon', () => {
    expect(splitNumbers('26:29:130106:72, 26:29:130322:7;')).toEqual(['26:29:130106:72', '26:29:130322:7'])
  })
})
