import * as v from 'valibot'
import { expect, it } from 'vitest'
import { cadastralObjectSchema, jwtOf, objectInfoSchema } from './object-info.ts'

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

it('[ENTITY-07] parses an object with its eight fields', () => {
  expect(v.parse(cadastralObjectSchema, object)).toEqual(object)
  expect(v.is(cadastralObjectSchema, { ...object, Status: undefined })).toBe(false)
})

it('[ENTITY-08] parses an object info with and without a sign-in', () => {
  const info = { object, products: [], average_time: { EgrnObject: 30 } }
  expect(v.is(objectInfoSchema, info)).toBe(true)
  expect(v.is(objectInfoSchema, { ...info, jwt })).toBe(true)
  expect(v.is(objectInfoSchema, { ...info, products: undefined })).toBe(false)
  for (const broken of [
    { ...jwt, token: undefined },
    { ...jwt, person: {} },
  ])
    expect(v.is(objectInfoSchema, { ...info, jwt: broken })).toBe(false)
})

it('finds the sign-in beside the data or inside it', () => {
  expect([jwtOf({ jwt }), jwtOf({ data: { jwt } }), jwtOf({})]).toEqual([jwt, jwt, undefined])
})
