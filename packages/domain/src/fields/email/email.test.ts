import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import emails from '../../../fixtures/email.json' with { type: 'json' }
import { emailSchema } from './email-schema.ts'
import { describeEmail, isEmail, latinLookAlike, emailHint, normaliseEmail } from './email.ts'

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

  it.each([
    ['ivan@m\u0430il.ru', 'ivan@mail.ru'],
    ['iv\u0430n@mail.ru', 'ivan@mail.ru'],
    ['ivan@mail.\u0440\u0443', 'ivan@mail.ru'],
    ['ivan@\u0443\u0430.ru', 'ivan@ya.ru'],
    ['\u0421\u041e@mail.ru', 'CO@mail.ru'],
  ])('refuses %j and offers %s', (text, likely) => {
    expect(isEmail(text)).toBe(false)
    expect(latinLookAlike(text)).toBe(likely)
    expect(describeEmail(text)).toBe(`В адресе русские буквы. Может быть, ${likely}?`)
  })

  it.each(['ivan@p\u043e\u0447\u0442\u0430.рф', 'ivan@мыло.my\u043bо.рф'])('refuses %j', (text) =>
    expect([isEmail(text), describeEmail(text)]).toEqual([false, 'Некорректный email']),
  )

  it.each(['почта@пример.рф', 'иван_петров+1@почта.example', 'ivan@mail.ru', 'почта'])(
    'offers nothing for %j',
    (text) => expect(latinLookAlike(text)).toBeUndefined(),
  )

  it('keeps to the lengths of the standard', () => {
    expect(isEmail(`${'a'.repeat(64)}@b.ru`)).toBe(true)
    expect(isEmail(`${'a'.repeat(65)}@b.ru`)).toBe(false)
    expect(isEmail(`a@${'b'.repeat(63)}.ru`)).toBe(true)
    expect(isEmail(`a@${'b'.repeat(64)}.ru`)).toBe(false)
    expect(isEmail(`a@b.${'c'.repeat(63)}`)).toBe(true)
    expect(isEmail(`a@b.${'c'.repeat(64)}`)).toBe(false)
    const domain = (last: number) => `${`${'b'.repeat(60)}.`.repeat(4)}${'c'.repeat(last)}`
    expect(isEmail(`aaa@${domain(6)}`)).toBe(true)
    expect(isEmail(`aaa@${domain(7)}`)).toBe(false)
  })

  it('counts the letters of other alphabets by their codes', () => {
    expect(isEmail(`${'𝕏'.repeat(32)}@b.ru`)).toBe(true)
    expect(isEmail(`${'𝕏'.repeat(32)}a@b.ru`)).toBe(false)
    expect(isEmail('a\ud835@b.ru')).toBe(false)
  })

  it('masks an address so that its owner recognises it and others do not learn it', () => {
    expect(emailHint('marina@example.com')).toBe('m···a@example.com')
    expect(emailHint('ab@example.com')).toBe('a···@example.com')
    expect(emailHint('a@b.ru')).toBe('a···@b.ru')
    expect(emailHint('я@пример.рф')).toBe('я···@пример.рф')
    expect(emailHint('"a@b"@example.test')).toBe('"···"@example.test')
    expect(['no address', ''].map(emailHint)).toEqual(['···', '···'])
  })
})
