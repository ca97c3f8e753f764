import { describe, expect, it } from 'vitest'
import { RULES } from '../validate/validate.ts'
import { equalRule, notEqualRule, PASSWORDS_DIFFER_MESSAGE, PRIVACY_MESSAGE } from './equal.ts'
import { loginPayload } from '../../accounts/session/auth-payload.ts'
import { maxLength, minLength, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './length.ts'
import { maxValue } from './max-value.ts'
import { regexRule } from './regex.ts'
import { requiredRule } from './required.ts'
import { firstMessage } from './rule.ts'

describe('rules', () => {
  it('[VALID-01] shows only the message of the first failing rule', () => {
    expect(firstMessage([requiredRule, () => 'second'], '')).toBe('Обязательное поле')
    expect(firstMessage([requiredRule, RULES.email], 'a@b')).toBe('Некорректный email')
    expect(firstMessage([requiredRule, RULES.email], 'a@b.ru')).toBeUndefined()
  })

  it('[VALID-03] requires a value; 0 and false are values', () => {
    for (const value of ['', [], NaN, null, undefined]) expect(requiredRule(value)).toBe('Обязательное поле')
    for (const value of [0, false, 'a', [0]]) expect(requiredRule(value)).toBeUndefined()
  })

  it('has messages for a repeated password and for the privacy tick', () => {
    expect(PASSWORDS_DIFFER_MESSAGE).toBe('Пароли не совпадают')
    expect(PRIVACY_MESSAGE).toBe('Чтобы продолжить, установите этот флажок')
  })

  it('[VALID-06] has a least length with a default message', () => {
    expect(minLength(3)('ab')).toBe('Поле слишком короткое')
    expect(minLength(3)('abc')).toBeUndefined()
    expect(minLength(3, 'еще')('ab')).toBe('еще')
    expect(minLength(1)(undefined)).toBe('Поле слишком короткое')
  })

  it('[VALID-07] has a greatest length with a default message', () => {
    expect(maxLength(3)('abcd')).toBe('Поле слишком длинное')
    expect(maxLength(3)('abc')).toBeUndefined()
  })

  it('[VALID-08] has a greatest value', () => {
    expect(maxValue(10)(11)).toBe('Значение должно быть не больше 10')
    expect(maxValue(10)(10)).toBeUndefined()
    expect(maxValue(10)('10')).toBeUndefined()
    for (const value of ['11', 'a', ' ', NaN, null]) expect(maxValue(10, 'm')(value)).toBe('m')
  })

  it('[VALID-18] checks a pattern with a caller message, also a global one twice', () => {
    expect(regexRule(/^a$/, 'm')('b')).toBe('m')
    expect(regexRule(/^a$/, 'm')('a')).toBeUndefined()
    const global = regexRule(/a/g, 'm')
    expect([global('a'), global('a')]).toEqual([undefined, undefined])
    expect(regexRule(/1/, 'm')(1)).toBe('m')
  })

  it('[VALID-19] checks that two values are equal', () => {
    expect(equalRule(() => 'x', 'm')('y')).toBe('m')
    expect(equalRule(() => 'x', 'm')('x')).toBeUndefined()
  })

  it('[VALID-20] checks that two values differ', () => {
    expect(notEqualRule(() => 'x', 'm')('x')).toBe('m')
    expect(notEqualRule(() => 'x', 'm')('y')).toBeUndefined()
  })

  it('[AUTH-14] limits a new password to 8 to 128 characters, and says which limit it is', () => {
    expect([PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH]).toEqual([8, 128])
    expect(minLength(PASSWORD_MIN_LENGTH)('1234567')).toBe('Поле слишком короткое')
    expect(minLength(PASSWORD_MIN_LENGTH)('12345678')).toBeUndefined()
    expect(maxLength(PASSWORD_MAX_LENGTH)('1'.repeat(129))).toBe('Поле слишком длинное')
    // A login takes any that is not empty.
    expect(loginPayload('ivan@mail.ru', '1')).toEqual({ username: 'ivan@mail.ru', password: '1' })
  })
})
