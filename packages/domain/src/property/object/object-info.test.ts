import * as v from 'valibot'
import { expect, it } from 'vitest'
import { cadastralObjectSchema, objectInfoSchema } from './object-info.ts'

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

it('parses an object with its eight fields, each a text', () => {
  expect(v.parse(cadastralObjectSchema, object)).toEqual(object)
  expect(v.parse(cadastralObjectSchema, { ...object, Status: null, Level: 5, TypeOKC: null })).toEqual({
    ...object,
    Status: '',
  })
  expect(v.parse(cadastralObjectSchema, { ...object, Status: undefined }).Status).toBe('')
  expect(v.is(cadastralObjectSchema, { ...object, Status: {} })).toBe(false)
})

it('parses an object info', () => {
  const info = { object, products: [], average_time: { EgrnObject: 30 } }
  expect(v.is(objectInfoSchema, info)).toBe(true)
  expect(v.is(objectInfoSchema, { ...info, products: undefined })).toBe(false)
  expect(v.is(objectInfoSchema, { ...info, average_time: { EgrnObject: 'soon' } })).toBe(false)
})
