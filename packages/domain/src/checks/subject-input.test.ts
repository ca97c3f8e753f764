import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { flatInputSchema, vehicleDataSchema, vehicleInputSchema } from './subject-input.ts'

const messageOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message

describe('what is known of a car', () => {
  it.each([
    ['vin', ' хта210990у2766389 ', 'XTA210990Y2766389'],
    ['plate', 'a 000 aa 00', 'А000АА00'],
    ['certificate', '00 yt 000014', '00УТ000014'],
  ] as const)('holds its %s in one form, however it is typed', (name, typed, kept) => {
    expect(v.parse(vehicleDataSchema, { [name]: typed })).toStrictEqual({ [name]: kept })
  })

  it.each(['vin', 'plate', 'certificate'] as const)('may have its %s left empty', (name) => {
    for (const typed of ['', '  ']) {
      expect(v.parse(vehicleDataSchema, { [name]: typed })).toStrictEqual({ [name]: '' })
    }
  })

  it.each([
    ['vin', 'XTA210990Y276638', 'Введите корректный VIN'],
    ['plate', 'А000АА000', 'Некорректный гос. номер'],
    ['certificate', '00 00 00001', 'Серия и номер СТС: 2 цифры, 2 цифры или буквы, 6 цифр'],
  ] as const)('has no %s like %s', (name, typed, message) => {
    expect(messageOf(vehicleDataSchema, { [name]: typed })).toBe(message)
  })
})

it('a car is asked about by its VIN or its plate; a certificate alone names none', () => {
  const ONE_OF_TWO = 'Укажите VIN или гос. номер'
  expect(v.is(vehicleInputSchema, { vin: '000DEM00000000014' })).toBe(true)
  expect(v.is(vehicleInputSchema, { vin: ' ', plate: 'А000АА00' })).toBe(true)
  expect(messageOf(vehicleInputSchema, { certificate: '0000000014' })).toBe(ONE_OF_TWO)
  expect(messageOf(vehicleInputSchema, { vin: ' ', plate: ' ' })).toBe(ONE_OF_TWO)
})

it.each([
  ['an address', { address: 'а'.repeat(301) }, /^Адрес до 300 знаков$/],
  ['a count of rooms', { rooms: 0 }, /^Комнат от \d+ до \d+$/],
  ['a floor', { floor: 999 }, /^Этаж от -?\d+ до \d+$/],
  ['a half floor', { floor: 1.5 }, /^Ожидалось целое число$/],
])('%s of no flat is refused in Russian', (_what, more, message) => {
  const { issues } = v.safeParse(flatInputSchema, { address: 'Кленовая, 14', area: 54.3, ...more })
  expect(issues).toHaveLength(1)
  expect(issues?.[0].message).toMatch(message)
})
