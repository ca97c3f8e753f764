import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { purchaseSchema } from '../object/purchases.ts'
import { cadastralObjectSchema, jwtOf, objectInfoSchema } from './object-info.ts'
import {
  accountSchema,
  OFFICIAL_DOCUMENTS_TYPE,
  suggestionSchema,
  systemInfoSchema,
  tokenCheckSchema,
  userSchema,
} from './user.ts'

const account = { person_id: 'u1', balance: 10, sum_of_transactions: 20 }
const object = {
  Number: '00:01:0001001:1',
  Address: 'г. Образцовск',
  Area: '45.2',
  AreaOKC: '',
  Level: '5',
  ObjectType: 'flat',
  TypeOKC: '',
  Status: 'Учтенный',
}
const jwt = { person: { email: 'a@b.ru' }, token: 't' }

describe('entities', () => {
  it('[ENTITY-01] parses a user and the person_id of an account', () => {
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

  it('[ENTITY-06] parses a token check and rejects one without valid', () => {
    const check = { valid: true, account, person: { email: 'a@b.ru' }, tariff: { tariff_simple_id: 0 } }
    expect(v.parse(tokenCheckSchema, check)).toEqual(check)
    expect(v.is(tokenCheckSchema, { ...check, valid: undefined })).toBe(false)
  })

  it('[ENTITY-07] parses an object with its eight fields', () => {
    expect(v.parse(cadastralObjectSchema, object)).toEqual(object)
    expect(v.is(cadastralObjectSchema, { ...object, Status: undefined })).toBe(false)
  })

  it('[ENTITY-08] parses an object info with and without a sign-in', () => {
    const info = { object, products: [], average_time: { EgrnObject: 30 } }
    expect(v.is(objectInfoSchema, info)).toBe(true)
    expect(v.is(objectInfoSchema, { ...info, jwt })).toBe(true)
    expect(v.is(objectInfoSchema, { ...info, products: undefined })).toBe(false)
  })

  it('finds the sign-in beside the data or inside it', () => {
    expect([jwtOf({ jwt }), jwtOf({ data: { jwt } }), jwtOf({})]).toEqual([jwt, jwt, undefined])
  })

  it('[ENTITY-13] parses a purchase', () => {
    const purchase = {
      product_name: 'EgrnObject',
      status: 'done',
      created_date: '2026-11-21',
      metadata: {
        diffStatement: {
          amount_of_owners: true,
          date_rights: false,
          registration_number_of_rights: '',
          encumbrance: null,
        },
      },
      data: { difference: { is_checked: true } },
    }
    expect(v.parse(purchaseSchema, purchase)).toEqual(purchase)
    expect(v.is(purchaseSchema, { ...purchase, created_date: 5 })).toBe(false)
  })

  it('[ENTITY-33] parses a system info item', () => {
    expect(v.is(systemInfoSchema, { key: 'alert_all', value: 'текст', enabled: true })).toBe(true)
    expect(v.is(systemInfoSchema, { key: 'alert_all', value: 'текст' })).toBe(false)
  })

  it('[ENTITY-34] parses a company suggestion and an address one', () => {
    const company = { value: 'ООО', data: { inn: '7707083893', management: { name: 'Имя' } } }
    expect(v.parse(suggestionSchema, company)).toEqual(company)
    expect(v.is(suggestionSchema, { value: 'г. Образцовск' })).toBe(true)
    expect(v.is(suggestionSchema, { data: {} })).toBe(false)
  })

  it('names the type of official documents', () => expect(OFFICIAL_DOCUMENTS_TYPE).toBe('official_documents'))
})
