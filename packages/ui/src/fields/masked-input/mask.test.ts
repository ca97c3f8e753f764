import { normalisePhone } from '@proverka/domain'
import { describe, expect, it } from 'vitest'
import { dateText, dateValue, maskDate } from './mask-date.ts'
import { maskPassport } from './mask-passport.ts'
import { maskPhone } from './mask-phone.ts'

const type = (text: string, mask: (text: string, before: string) => string): string => {
  let shown = ''
  for (const key of text) shown = mask(shown + key, shown)
  return shown
}

describe('phone mask', () => {
  const spellings = [
    '+79991234567',
    '89991234567',
    '79991234567',
    '9991234567',
    '+7 (999) 123-45-67',
    '8 (999) 123-45-67',
    '8-999-123-45-67',
    '8 999 123 45 67',
    '+7 999 123 45 67',
    '+7.999.123.45.67',
    '999.123.45.67',
    '(999) 123-45-67',
    '7 999 1234567',
    '8(999)1234567',
    '+7(999)1234567',
    '+7-999-123-45-67',
    '999 123-45-67',
    ' 89991234567 ',
    '+7 999 123\u00a045\u00a067',
    '8–999–123–45–67',
    '+ 7 999 123 45 67',
  ]

  it.each(spellings)('pasted %s gives the canonical number', (text) => {
    expect(maskPhone(text)).toBe('+7 (999) 123-45-67')
    expect(normalisePhone(maskPhone(text))).toBe('+79991234567')
  })

  it.each(['9991234567', '89991234567', '79991234567', '+79991234567'])('typed %s key by key', (text) => {
    expect(type(text, maskPhone)).toBe('+7 (999) 123-45-67')
  })

  it('stays the same when it is set again', () => {
    for (let length = 1; length <= 10; length++) {
      const shown = type('9991234567'.slice(0, length), maskPhone)
      expect(maskPhone(shown, shown)).toBe(shown)
    }
  })

  it('can be emptied from the end', () => {
    let shown = '+7 (999) 123-45-67'
    for (let i = 0; i < 20 && shown !== ''; i++) shown = maskPhone(shown.slice(0, -1), shown)
    expect(shown).toBe('')
  })

  it('takes a number pasted behind the country code', () => {
    expect(maskPhone('+7 89991234567', '+7')).toBe('+7 (999) 123-45-67')
  })

  it('ignores one figure too many at the end', () => {
    expect(maskPhone('+7 (999) 123-45-678', '+7 (999) 123-45-67')).toBe('+7 (999) 123-45-67')
  })

  it.each(['+380441234567', '8 999 123 45 67 доб. 456', '+1 202 555 0100', '899912345678901'])(
    'leaves %s to the rule',
    (text) => {
      expect(maskPhone(text)).toBe(text)
      expect(normalisePhone(maskPhone(text))).toBeNull()
    },
  )
})

describe('date mask', () => {
  it.each([
    ['31122024', '31.12.2024'],
    ['31.12.2024', '31.12.2024'],
    ['31/12/2024', '31.12.2024'],
    ['31-12-2024', '31.12.2024'],
    ['2024-12-31', '31.12.2024'],
    ['1.2.2024', '01.02.2024'],
    ['14.03.1987 г.', '14.03.1987'],
    ['311220245', '311220245'],
    ['1.', '01'],
    ['31', '31'],
    ['311', '31.1'],
    ['', ''],
  ])('%s is shown as %s', (text, shown) => {
    expect(maskDate(text)).toBe(shown)
  })

  it('gives the value once it is complete and takes it back', () => {
    expect(dateValue('31.12.2024')).toBe('2024-12-31')
    expect(dateValue('31.12')).toBe('31.12')
    expect(dateText('2024-12-31')).toBe('31.12.2024')
    expect(dateText('31.12')).toBe('31.12')
  })

  it('lets 1.2.2024 be typed key by key', () => {
    expect(type('1.2.2024', maskDate)).toBe('01.02.2024')
  })
})

describe('passport mask', () => {
  it('groups as printed and leaves letters alone', () => {
    expect(maskPassport('0000000123')).toBe('00 00 000123')
    expect(maskPassport('00 00 № 000123')).toBe('00 00 000123')
    expect(maskPassport('II-МЮ 123456')).toBe('II-МЮ 123456')
  })
})
