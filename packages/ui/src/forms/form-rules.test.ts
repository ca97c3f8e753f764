import { EMAIL_MESSAGE, normalisePhone, PHONE_MESSAGE, REQUIRED_MESSAGE } from '@proverka/domain'
import emails from '@proverka/domain/fixtures/email.json' with { type: 'json' }
import phones from '@proverka/domain/fixtures/phone.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { maskPhone } from '../fields/masked-input/mask-phone.ts'
import { requiredText, requiredEmail, requiredPhone } from './form-rules.ts'

const isEmpty = (text: string) => text.trim() === ''

describe('rules of the forms', () => {
  it.each(emails.valid.filter((email) => !isEmpty(email)))('take the e-mail %s', (email) => {
    expect(requiredEmail(email)).toBeUndefined()
  })

  it.each(emails.invalid.filter((email) => email === email.trim()))('refuse the e-mail %s', (email) => {
    expect(requiredEmail(email)).toBe(isEmpty(email) ? REQUIRED_MESSAGE : EMAIL_MESSAGE)
  })

  it.each(phones.valid)('take the phone %s, also as the mask shows it', (phone) => {
    expect(requiredPhone(phone)).toBeUndefined()
    expect(normalisePhone(maskPhone(phone))).toBe(normalisePhone(phone))
  })

  it.each(phones.invalid.filter((phone) => !isEmpty(phone) && normalisePhone(phone) === null))(
    'refuse the phone %s',
    (phone) => {
      expect(requiredPhone(phone)).toBe(PHONE_MESSAGE)
    },
  )

  it.each(['', ' ', '\u00a0\t'])('call %j empty', (text) => {
    expect([requiredText(text), requiredEmail(text), requiredPhone(text)]).toEqual(
      Array.from({ length: 3 }, () => REQUIRED_MESSAGE),
    )
  })
})
