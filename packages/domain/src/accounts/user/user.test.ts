import * as v from 'valibot'
import { expect, it } from 'vitest'
import { accountSchema, tokenCheckSchema, userSchema } from './user.ts'

const account = { person_id: 'u1', balance: 10, sum_of_transactions: 20 }

it('parses a user and the person_id of an account', () => {
  const user = {
    id: 'u1',
    email: 'a@b.ru',
    name: 'Имя',
    phone: '+79991234567',
    balance: 10,
    role: 1,
    settings: [{ key: 'ai_report', value: 'active', enabled: true }],
  }
  expect(v.parse(userSchema, user)).toEqual(user)
  expect(v.parse(accountSchema, account)).toEqual(account)
  expect(v.is(userSchema, { ...user, settings: undefined })).toBe(false)
})

it('parses a token check and rejects one without valid', () => {
  const check = { valid: true, account, person: { email: 'a@b.ru' }, tariff: { tariff_simple_id: 0 } }
  expect(v.parse(tokenCheckSchema, check)).toEqual(check)
  expect(v.is(tokenCheckSchema, { ...check, valid: undefined })).toBe(false)
  expect(v.is(tokenCheckSchema, { ...check, person: {} })).toBe(false)
})
