import { describe, expect, it } from 'vitest'
import { orderedItemSchema } from './item-metadata.ts'
import { numberedObjectKey, numberedSubject } from './ordered-subject.ts'
import * as v from 'valibot'

const LADOGIN = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }
const item = (product_name: string, metadata: object) => ({ product_name, metadata })
const messagesOf = (product_name: string, metadata: object) =>
  v.safeParse(orderedItemSchema, { product_name, metadata }).issues?.map(({ message }) => message)

describe('an item about a company, a car, a taxpayer or a flat', () => {
  it.each([
    [
      'CounterAgent',
      { company: { inn: ' 0000000000 ' } },
      { kind: 'company', inn: '0000000000' },
      '0000000000',
    ],
    [
      'AutoCheck',
      { entityAuto: { plate: 'a000aa00', vin: '' } },
      { kind: 'vehicle', plate: 'А000АА00', vin: '' },
      'А000АА00',
    ],
    [
      'AutoCheck',
      { entityAuto: { vin: '000dem00000000014' } },
      { kind: 'vehicle', vin: '000DEM00000000014' },
      '000DEM00000000014',
    ],
    [
      'TaxCheck',
      { taxpayer: { inn: '000000000000' }, purpose: 'rent', ground: 'contract' },
      { kind: 'taxpayer', inn: '000000000000' },
      '000000000000',
    ],
    [
      'CostAssessment',
      { flat: { address: ' ул. Кленовая, д. 14 ', area: 54.3, rooms: 2 } },
      { kind: 'flat', address: 'ул. Кленовая, д. 14', area: 54.3, rooms: 2 },
      'ул. Кленовая, д. 14',
    ],
  ])('%s is read of %j', (name, metadata, subject, key) => {
    const read = numberedSubject(item(name, metadata))
    expect(read).toEqual(subject)
    expect(read && numberedObjectKey(read)).toBe(key)
    expect(messagesOf(name, metadata)).toBeUndefined()
  })

  it.each([
    ['CounterAgent', { company: { inn: '0000000001' } }, 'Неправильный ИНН'],
    ['CostAssessment', { flat: { address: '', area: 54 } }, 'Обязательное поле'],
    ['CostAssessment', { flat: { address: 'ул. Кленовая, д. 14', area: 4 } }, 'Площадь от 5 м²'],
    ['AutoCheck', { entityAuto: {} }, 'Укажите VIN или гос. номер'],
    ['AutoCheck', { entityAuto: { vin: 'короткий' } }, 'Введите корректный VIN'],
    ['AutoCheck', { entityAuto: { plate: 'А000АА000' } }, 'Некорректный гос. номер'],
    [
      'FinesCheck',
      { entityAuto: { plate: 'А000АА00' } },
      'Укажите гос. номер и номер свидетельства о регистрации',
    ],
    [
      'FinesCheck',
      { entityAuto: { plate: 'А000АА00', certificate: '12' } },
      'Серия и номер СТС: 2 цифры, 2 цифры или буквы, 6 цифр',
    ],
    [
      'FinesCheck',
      { entityAuto: { vin: '000DEM00000000014', certificate: '0000000014' } },
      'Укажите гос. номер и номер свидетельства о регистрации',
    ],
    [
      'TaxCheck',
      { taxpayer: { inn: '0000000000' }, purpose: 'rent', ground: 'contract' },
      'ИНН человека — 12 цифр',
    ],
    [
      'TaxCheck',
      { taxpayer: { inn: '000000000000' }, purpose: '', ground: 'contract' },
      'Укажите цель проверки',
    ],
    [
      'PassportCheck',
      { person: LADOGIN, purpose: 'rent', ground: 'contract' },
      'Укажите серию и номер паспорта',
    ],
    [
      'DriverCheck',
      { person: LADOGIN, purpose: 'rent', ground: 'contract' },
      'Укажите номер водительского удостоверения',
    ],
  ])('%s refuses %j: %s', (name, metadata, message) => {
    expect(messagesOf(name, metadata)).toContain(message)
  })

  it.each([
    ['PassportCheck', { person: { ...LADOGIN, passport: '00 00 000123' } }],
    ['DriverCheck', { person: { ...LADOGIN, license: '00 00 000014' } }],
    ['FinesCheck', { entityAuto: { plate: 'А000АА00', certificate: '0000000014' } }],
  ])('%s is content with %j', (name, given) => {
    expect(messagesOf(name, { ...given, purpose: 'rent', ground: 'contract' })).toBeUndefined()
  })

  it('is not of a product about property or people, or of one that only a newer catalogue knows', () => {
    expect(numberedSubject(item('PersonCheck', { company: { inn: '0000000000' } }))).toBeUndefined()
    expect(numberedSubject(item('EgrnObject', {}))).toBeUndefined()
    expect(numberedSubject(item('New', { company: { inn: '0000000000' } }))).toBeUndefined()
  })
})
