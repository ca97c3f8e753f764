import { describe, expect, it } from 'vitest'
import addresses from '../../../fixtures/addresses.json' with { type: 'json' }
import { cutApartmentPart, hasApartmentPart, hasHousePart } from './address-parts.ts'

describe('address parts', () => {
  it.each(addresses.flats)('finds the flat in %j', (text) => {
    expect(hasApartmentPart(text)).toBe(true)
    expect(hasApartmentPart(cutApartmentPart(text))).toBe(false)
    expect(cutApartmentPart(text)).toMatch(/\d$/)
  })

  it.each(addresses.housesWithoutFlat)('finds a house and no flat in %j', (text) => {
    expect(hasHousePart(text)).toBe(true)
    expect(hasApartmentPart(text)).toBe(false)
    expect(cutApartmentPart(text)).toBe(text)
  })

  it.each(addresses.streets)('finds no house in %j', (text) => {
    expect(hasHousePart(text)).toBe(false)
    expect(hasApartmentPart(text)).toBe(false)
  })

  it('answers other values', () => {
    expect([hasHousePart(null), hasHousePart(['д 5']), hasApartmentPart([' кв 5'])]).toEqual([
      false,
      false,
      false,
    ])
  })

  it.each([
    ' кв 5',
    ',кв 5',
    '(кв 5',
    '.кв 5',
    ' кв. 5',
    ' кв  5',
    ' кв.5',
    ' кв5',
    ' кв№5',
    ' кв № 5',
    ' кв.№ 5',
    ' КВАРТИРА 5',
  ])('takes %j for a flat', (text) => expect(hasApartmentPart(`д 1${text}`)).toBe(true))
  it.each([
    'кв 5',
    'скв 5',
    '-кв 5',
    ' кв',
    ' кв а5',
    ' кв..5',
    ' кв№№5',
    ' квартал 5',
    ' кварт 5',
    ' кв- 5',
    ' кв,5',
  ])('takes %j for no flat', (text) => expect(hasApartmentPart(text)).toBe(false))

  it.each([
    'д5',
    'дом 5',
    ' д. 5',
    ',д 5',
    '.стр 5',
    '(к5',
    'ВЛД 5',
    'корп. 5',
    'здание а1',
    'зд б2',
    'соор. 1',
    'д -',
    'д. -, к',
  ])('takes %j for a house', (text) => expect(hasHousePart(text)).toBe(true))
  it.each(['домовл 1', 'двлд 1', 'строение 1', 'корпус 1', 'д. -'])(
    'takes the mark of %j for a house',
    (text) => {
      expect(hasHousePart(text)).toBe(true)
    },
  )
  it.each(['сад 5', 'ад5', '-д 5', 'д', 'д a5', 'д аб', 'д -5', 'д..5', 'дача 5', 'д, 5'])(
    'takes %j for no house',
    (text) => {
      expect(hasHousePart(text)).toBe(false)
    },
  )

  it('cuts the text before the flat and nothing more', () => {
    expect(cutApartmentPart('ул Мира, д 5,\u00a0 (кв 1) вход')).toBe('ул Мира, д 5')
    expect(cutApartmentPart('ул Мира, д. 5. кв 1')).toBe('ул Мира, д. 5.')
    expect(cutApartmentPart(' ,( кв 1')).toBe('')
    expect(cutApartmentPart(' кв 1')).toBe('')
    expect(cutApartmentPart('ул Мира')).toBe('ул Мира')
    expect(cutApartmentPart(`ул Мира${' '.repeat(100_000)}, кв 1`)).toBe('ул Мира')
  })
})
