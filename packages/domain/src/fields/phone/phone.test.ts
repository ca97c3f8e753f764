import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import phones from '../../../fixtures/phone.json' with { type: 'json' }
import { phoneInputSchema } from '../input/phone-input.ts'
import { isPhone, normalisePhone, PHONE_MESSAGE } from './phone.ts'
import { validate } from '../validate/validate.ts'

describe('phone', () => {
  it('[VALID-04] takes +7 or 8 and ten digits, else the stated message', () => {
    for (const text of ['+79991234567', '89991234567', '+7 (999) 123-45-67']) {
      expect(validate('phone', text)).toBeUndefined()
    }
    for (const text of ['79991234567', '+7999']) {
      expect(validate('phone', text)).toBe('Некорректный номер телефона')
    }
    // What people type is read first, and judged then (FIND-05).
    for (const text of ['+79991234567', '89991234567', '+7 (999) 123-45-67', '79991234567']) {
      expect(v.parse(phoneInputSchema, text)).toBe('+79991234567')
    }
    expect(v.safeParse(phoneInputSchema, '+7999').issues?.[0].message).toBe('Некорректный номер телефона')
  })

  it('judges the spelling and not the code, which does not show who answers', () => {
    expect(isPhone('+7 (000) 000-00-00')).toBe(true)
  })

  it.each(phones.valid)('takes %j', (text) => expect(isPhone(text)).toBe(true))
  it.each(phones.invalid)('refuses %j', (text) => expect(isPhone(text)).toBe(false))

  it.each([
    ['8 (999) 123-45-67', '+79991234567'],
    ['79991234567', '+79991234567'],
    ['9991234567', '+79991234567'],
    ['8.900.000.00.07', '+79000000007'],
    ['(812) 123-45-67', '+78121234567'],
    ['8 495/123-45-67', '+74951234567'],
    [' +79991234567\u00a0', '+79991234567'],
    ['+7.999.123.45.67', '+79991234567'],
    ['3812000001', '+73812000001'],
    ['4950000001', '+74950000001'],
    ['8000000001', '+78000000001'],
    ['8800000001', '+78800000001'],
  ])('normalises %j to %j', (text, phone) => expect(normalisePhone(text)).toBe(phone))

  it.each([
    '8999999999',
    '7812000001',
    '+75',
    '+7абвгдежзик',
    '5999999999',
    '+9991234567',
    'a+79991234567',
    '+79991234567a',
    '79991234567a',
    'a9991234567',
    '9991234567a',
    '899912345678',
    '99912345678',
    `+7${' '.repeat(53)}9991234567`,
    '8 (999) 123-45-67 доб. 456',
    '+375 29 000 00 01',
    '+1 555 123 4567',
    '',
    null,
    7,
    {},
  ])('has no canonical form for %j', (text) => expect(normalisePhone(text)).toBeNull())

  it('counts separators up to a text of 64 characters', () => {
    const spaced = (spaces: number) => `+7${' '.repeat(spaces)}9991234567`
    expect([52, 53].map((spaces) => isPhone(spaced(spaces)))).toEqual([true, false])
    expect(isPhone(`${' '.repeat(99)}+79991234567`)).toBe(true)
    expect(normalisePhone(spaced(52))).toBe('+79991234567')
  })

  it('says the same for a value that is no text', () => {
    expect(validate('phone', 89991234567)).toBe(PHONE_MESSAGE)
  })
})
