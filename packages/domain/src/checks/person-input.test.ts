import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import innMessages from '../../fixtures/inn-messages.json' with { type: 'json' }
import inns from '../../fixtures/inn.json' with { type: 'json' }
import {
  CHECK_GROUNDS,
  CHECK_PURPOSES,
  personCheckMetadataSchema,
  personInputSchema,
  personObjectKey,
  readPerson,
  type PersonTexts,
} from './person-input.ts'

const person = { lastName: 'Образцов', firstName: 'Пример', birthDate: '1990-02-03' }
const metadata = { person, purpose: 'rent', ground: 'consent' }

/** The first message of every field that is refused, by the path of the field. */
function messages(schema: v.GenericSchema, value: unknown): Record<string, string> {
  const issues = v.safeParse(schema, value).issues ?? []
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

function fieldMessage(field: string, value: unknown): string | undefined {
  return messages(personInputSchema, { ...person, [field]: value })[field]
}

function read(field: 'lastName' | 'middleName' | 'region' | 'inn' | 'passport' | 'license', value: string) {
  return v.parse(personInputSchema, { ...person, [field]: value })[field]
}

describe('a person to be checked', () => {
  it('is a name and a birth date; the rest may be left out', () => {
    expect(v.parse(personInputSchema, person)).toEqual(person)
    expect(Object.keys(messages(personInputSchema, {})).toSorted()).toEqual(Object.keys(person).toSorted())
    for (const field of ['lastName', 'firstName', 'birthDate']) {
      for (const nothing of ['', null, 5]) expect(fieldMessage(field, nothing)).toBe('Обязательное поле')
    }
    expect(fieldMessage('lastName', '   ')).toBe('Обязательное поле')
    expect(fieldMessage('birthDate', '03.02.1990')).toBe('Невалидная дата')
  })

  it('has names of at most 100 letters, without spaces around', () => {
    for (const field of ['lastName', 'middleName'] as const) {
      expect(read(field, '  Слово ')).toBe('Слово')
      expect(read(field, `${'я'.repeat(100)} `)).toHaveLength(100)
      expect(fieldMessage(field, 'я'.repeat(101))).toBe('Поле слишком длинное')
    }
  })

  it.each(inns.valid.filter((inn) => inn.length === 12))('has an INN of a person like %s', (inn) => {
    expect(read('inn', ` ${inn} `)).toBe(inn)
  })

  it.each(inns.valid.filter((inn) => inn.length === 10))('has no INN of an organisation like %s', (inn) => {
    expect(fieldMessage('inn', inn)).toBe('ИНН человека — 12 цифр')
  })

  it.each(
    // Spaces around are taken off before the rule looks.
    innMessages.filter(({ value }) => typeof value === 'string' && value !== '' && value === value.trim()),
  )('says of the INN «$value»: $message', ({ value, message }) => {
    expect(fieldMessage('inn', value)).toBe(message ?? undefined)
  })

  it('has a passport of ten digits, however they are parted', () => {
    for (const typed of ['0000000001', '00 00 000001', '0000-000001', ' 00 00\t000001']) {
      expect(read('passport', typed)).toBe('0000000001')
    }
    for (const typed of ['000000001', '00000000011', '00000000ОО', 'АБ00000001', '0000000001.']) {
      expect(fieldMessage('passport', typed)).toBe('Серия и номер паспорта — 10 цифр')
    }
  })

  it('has a driving licence of ten characters, however they are parted and in whichever alphabet', () => {
    expect(read('license', ' 00 00 000014 ')).toBe('0000000014')
    expect(read('license', '00yt-000014')).toBe('00УТ000014')
    for (const typed of ['000000001', '00000000145', '00!!000014']) {
      expect(fieldMessage('license', typed)).toBe('Серия и номер удостоверения — 10 знаков')
    }
  })

  it('keeps a region as the list of regions writes it and refuses what is not on it', () => {
    expect(read('region', ' москва ')).toBe('Москва')
    expect(read('region', ' ')).toBe('')
    for (const typed of ['Московия', '77', 'я'.repeat(100)]) {
      expect(fieldMessage('region', typed)).toBe('Укажите регион России из списка')
    }
    // Also where it contains the name of a region.
    for (const typed of ['я'.repeat(101), `Москва${'.'.repeat(95)}`]) {
      expect(fieldMessage('region', typed)).toBe('Поле слишком длинное')
    }
  })

  it('may leave INN, passport and licence empty', () => {
    for (const field of ['inn', 'passport', 'license'] as const) {
      expect([field, read(field, ''), read(field, ' ')]).toEqual([field, '', ''])
    }
  })
})

describe('a filled form about a person', () => {
  const texts: PersonTexts = {
    ...person,
    middleName: '',
    formerLastNames: '',
    region: ' ',
    inn: '',
    passport: '',
    license: '',
    bureau: '',
    bureauScore: '',
    bureauScale: '',
    bureauDate: '',
  }

  it('is the person with what was typed, and nothing of what was left empty', () => {
    expect(readPerson(texts)).toStrictEqual(person)
    expect(readPerson({ ...texts, middleName: 'Иванович', license: '00 00 000014' })).toStrictEqual({
      ...person,
      middleName: 'Иванович',
      license: '0000000014',
    })
  })

  it('has former family names of a list or of one text', () => {
    const former = ['Прежнев', 'Старов']
    for (const typed of ['Прежнев, Старов', ' Прежнев;Старов, '])
      expect(readPerson({ ...texts, formerLastNames: typed }).formerLastNames).toEqual(former)
    expect(v.parse(personInputSchema, { ...person, formerLastNames: former }).formerLastNames).toEqual(former)
    expect(fieldMessage('formerLastNames', 'А, Б, В, Г')).toBe('Не больше трех прежних фамилий')
  })

  it('says of a person that there is no patronymic', () => {
    expect(readPerson({ ...texts, noMiddleName: true })).toStrictEqual({ ...person, noMiddleName: true })
    expect(readPerson({ ...texts, middleName: '—' })).toStrictEqual({ ...person, middleName: '' })
  })

  it('gives no person where a rule refuses a field', () => {
    expect(() => readPerson({ ...texts, lastName: ' ' })).toThrow(v.ValiError)
    expect(() => readPerson({ ...texts, passport: '00 00 00001' })).toThrow(
      'Серия и номер паспорта — 10 цифр',
    )
  })
})

describe('a check of a person', () => {
  it('asks for a purpose and a ground out of the lists', () => {
    for (const purpose of CHECK_PURPOSES) {
      for (const ground of CHECK_GROUNDS) {
        expect(v.is(personCheckMetadataSchema, { person, purpose, ground })).toBe(true)
      }
    }
    expect(messages(personCheckMetadataSchema, { ...metadata, purpose: 'toString', ground: '' })).toEqual({
      purpose: 'Укажите цель проверки',
      ground: 'Укажите основание проверки',
    })
  })

  it('refuses any other value with the names of the fields, never with a TypeError', () => {
    expect(Object.keys(messages(personCheckMetadataSchema, { person: {} }))).toContain('person.lastName')
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        expect(() => v.parse(personCheckMetadataSchema, value)).toThrow(v.ValiError)
        expect(() => v.parse(personCheckMetadataSchema, { ...metadata, person: value })).toThrow(v.ValiError)
      }),
    )
  })

  it('names its order item after the person', () => {
    expect(personObjectKey({ ...person, middleName: 'Иванович' })).toBe(
      'Образцов Пример Иванович, 03.02.1990',
    )
    expect(personObjectKey(person)).toBe('Образцов Пример, 03.02.1990')
    expect(personObjectKey({ ...person, middleName: '' })).toBe('Образцов Пример, 03.02.1990')
  })
})
