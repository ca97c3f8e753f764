import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { companyInputSchema, flatInputSchema, personInputSchema, vehicleDataSchema } from './checks/index.ts'
import { checkedPersonSchema } from './legal/index.ts'
import { emailInputSchema } from './fields/input/email-input.ts'
import { nameInputSchema } from './fields/input/name-input.ts'
import { optionalPhoneInputSchema, phoneInputSchema } from './fields/input/phone-input.ts'
import { readWholesaleRow } from './property/wholesale/read-row.ts'

const person = personInputSchema.entries

/** A valid value of every field that a person fills, and how it is read. */
const FIELDS: Readonly<Record<string, readonly [schema: v.GenericSchema, value: string]>> = {
  lastName: [person.lastName, 'Римская-Корсакова'],
  firstName: [person.firstName, 'Арсений'],
  middleName: [person.middleName, 'Ибрагим оглы'],
  formerLastNames: [person.formerLastNames, "О'Коннор, Ладогина"],
  birthDate: [person.birthDate, '1987-03-14'],
  region: [person.region, 'Кабардино-Балкарская Республика'],
  inn: [person.inn, '500100732259'],
  passport: [person.passport, '00 00 000123'],
  license: [person.license, '00 УТ 000014'],
  bureauScale: [person.bureauScale, '1-999'],
  vin: [vehicleDataSchema.entries.vin, '00ATCX00000000001'],
  plate: [vehicleDataSchema.entries.plate, 'М 000 ХУ 00'],
  certificate: [vehicleDataSchema.entries.certificate, '00 УН 000014'],
  companyInn: [companyInputSchema.entries.inn, '7707083893'],
  address: [flatInputSchema.entries.address, 'г. Образцовск, б-р Ёлочный, д. 5/2, кв. 3'],
  asker: [checkedPersonSchema.entries.lastName, 'Ладогин'],
  phoneOfAsker: [checkedPersonSchema.entries.phone, '+7 (900) 000-00-01'],
  name: [nameInputSchema, 'Анна-Мария'],
  email: [emailInputSchema, 'ivan@mail.ru'],
  phone: [phoneInputSchema, '8 900 000-00-01'],
  optionalPhone: [optionalPhoneInputSchema, '8 900 000-00-01'],
  cell: [
    v.pipe(
      v.string(),
      v.transform((text) => readWholesaleRow(text)),
    ),
    '00:14:0203005:1047',
  ],
}

const UNSEEN = [...'\u200b\u200c\u200d\u200e\u200f\u00ad\u2060\ufeff\u202a\u202c\u034f']
const SPACES = [...'\u00a0\u2009\u202f\u3000\t']
const DASHES = [...'\u2010\u2011\u2012\u2013\u2014\u2212']
const APOSTROPHES = [...'’ʼ`']

/** The same text as it comes out of messengers, tables and PDF files. */
const spelt = (text: string) =>
  fc
    .tuple(
      fc.boolean(),
      fc.constantFrom(...SPACES, ' '),
      fc.constantFrom(...DASHES, '-'),
      fc.constantFrom(...APOSTROPHES, "'"),
      fc.array(fc.tuple(fc.constantFrom(...UNSEEN), fc.nat()), { maxLength: 4 }),
    )
    .map(([isDecomposed, space, dash, apostrophe, unseen]) => {
      const changed = text.replaceAll(' ', space).replaceAll('-', dash).replaceAll("'", apostrophe)
      const letters = [...(isDecomposed ? changed.normalize('NFD') : changed)]
      for (const [sign, at] of unseen) letters.splice(at % (letters.length + 1), 0, sign)
      return letters.join('')
    })

describe.each(Object.entries(FIELDS))('[INPUT-02] the field %s', (_name, [schema, value]) => {
  it('means the same however it was pasted', () => {
    const right = v.parse(schema, value)
    const readingOf = (pasted: string) => {
      const { success, output } = v.safeParse(schema, pasted)
      return success ? output : right
    }
    fc.assert(
      fc.property(spelt(value), (pasted) => {
        expect(readingOf(pasted)).toEqual(right)
      }),
    )
  })

  it('takes what was pasted with an unseen sign', () => {
    const right = v.parse(schema, value)
    for (const sign of UNSEEN)
      expect(v.parse(schema, value.slice(0, 3) + sign + value.slice(3))).toEqual(right)
  })
})
