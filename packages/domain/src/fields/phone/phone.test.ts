import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import phones from '../../../fixtures/phone.json' with { type: 'json' }
import { isPhone, normalisePhone, PHONE_MESSAGE, phoneSchema } from './phone.ts'

describe('phone', () => {
  it('[VALID-04] takes +7 or 8 and ten digits, else the stated message', () => {
    for (const text of ['+79991234567', '89991234567', '+7 (999) 123-45-67']) {
      expect(v.safeParse(phoneSchema, text).success).toBe(true)
    }
    for (const text of ['79991234567', '+7999']) {
      expect(v.safeParse(phoneSchema, text).issues?.[0].message).toBe('Некорректный номер телефона')
    }
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
  ])('normalises %j to %j', (text, phone) => expect(normalisePhone(text)).toBe(phone))

  it.each([
    '8999999999',
    '8 (999) 123-45-67 доб. 456',
    '+375 29 000 00 01',
    '+1 555 123 4567',
    '',
    null,
    7,
    {},
  ])('has no canonical form for %j', (text) => expect(normalisePhone(text)).toBeNull())

  it('says the same for a value that is no text', () => {
    expect(v.safeParse(phoneSchema, 89991234567).issues?.[0].message).toBe(PHONE_MESSAGE)
  })
})
