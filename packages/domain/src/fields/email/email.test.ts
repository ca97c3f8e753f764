import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import emails from '../../../fixtures/email.json' with { type: 'json' }
import { emailSchema, isEmail, normaliseEmail } from './email.ts'

describe('email', () => {
  it('[VALID-05] lets an empty text pass and says the stated message', () => {
    for (const text of ['', 'a@b.ru']) expect(v.safeParse(emailSchema, text).success).toBe(true)
    for (const text of ['a@b', 'a b@c.ru']) {
      expect(v.safeParse(emailSchema, text).issues?.[0].message).toBe('Некорректный email')
    }
  })

  it.each(emails.valid)('takes %j', (text) => expect(isEmail(text)).toBe(true))
  it.each(emails.invalid)('refuses %j', (text) => expect(isEmail(text)).toBe(false))

  it('normalises to lower case without spaces around', () => {
    expect(normaliseEmail(' Ivan@Mail.RU ')).toBe('ivan@mail.ru')
    expect(normaliseEmail('')).toBeNull()
    expect(normaliseEmail(5)).toBeNull()
  })

  it('keeps to the lengths of the standard', () => {
    expect(isEmail(`${'a'.repeat(64)}@b.ru`)).toBe(true)
    expect(isEmail(`${'a'.repeat(65)}@b.ru`)).toBe(false)
    expect(isEmail(`a@${'b'.repeat(63)}.ru`)).toBe(true)
    expect(isEmail(`a@${'b'.repeat(64)}.ru`)).toBe(false)
  })
})
