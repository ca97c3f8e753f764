import * as v from 'valibot'
import { expect, it } from 'vitest'
import { addedDataSchema, readAddedData } from './added-data.ts'
import type { AddableData } from './added-data.ts'

const EMPTY: Readonly<Record<AddableData, string>> = {
  middleName: '',
  region: '',
  inn: '',
  passport: '',
  license: '',
  vin: '',
  plate: '',
  certificate: '',
}
const NOTHING_MESSAGE = 'Заполните хотя бы одно поле'

it('added data are the filled fields of a form alone, each in the form that its rule keeps', () => {
  expect(readAddedData({ ...EMPTY, region: ' ', passport: '00 00 000123' })).toStrictEqual({
    passport: '0000000123',
  })
  expect(readAddedData({ ...EMPTY, plate: 'a000aa00', certificate: '00 00 000014' })).toStrictEqual({
    plate: 'А000АА00',
    certificate: '0000000014',
  })
})

it('a form of which nothing is filled adds nothing', () => {
  expect(() => readAddedData(EMPTY)).toThrow(NOTHING_MESSAGE)
  expect(() => readAddedData({ ...EMPTY, license: '  ' })).toThrow(NOTHING_MESSAGE)
})

it('data that are all empty are refused from others than our form, too', () => {
  expect(v.is(addedDataSchema, {})).toBe(false)
  expect(v.is(addedDataSchema, { inn: '', vin: ' ' })).toBe(false)
  expect(v.is(addedDataSchema, { inn: '500100732259', vin: '' })).toBe(true)
})

it('one text that the rule of its field refuses has nothing added', () => {
  expect(() => readAddedData({ ...EMPTY, inn: '500100732259', passport: '000000012' })).toThrow(
    'Серия и номер паспорта — 10 цифр',
  )
})

it('[TRUE-01] a middle name in Latin letters, which no register holds, is refused', () => {
  expect(() => readAddedData({ ...EMPTY, middleName: 'Petrovich' })).toThrow(
    'Напишите русскими буквами, как в паспорте',
  )
  expect(readAddedData({ ...EMPTY, middleName: ' Петрович ' })).toStrictEqual({ middleName: 'Петрович' })
})
