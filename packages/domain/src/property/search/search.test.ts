import { describe, expect, it } from 'vitest'
import addresses from '../../../fixtures/addresses.json' with { type: 'json' }
import { cutApartmentPart, hasApartmentPart, hasHousePart } from './address-parts.ts'
import { saleHistoryParam, saleHistoryQuery } from './sale-history.ts'
import { canSubmitSearch, objectForQuery, searchQuery } from './search-text.ts'

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
    expect([hasHousePart(null), hasApartmentPart(5)]).toEqual([false, false])
  })
})

describe('search text', () => {
  it('[SEARCH-06] is trimmed and must not be empty', () => {
    expect(canSubmitSearch('   ')).toBe(false)
    expect(canSubmitSearch(' 77:01:0001001:1 ')).toBe(true)
    expect(searchQuery(' 77:01:0001001:1 ')).toBe('77:01:0001001:1')
  })

  it('[SEARCH-07] may be a number with separators', () => {
    for (const text of ['77:01:0001001:1', '77/01/1', '77 01 1', '77^01^0001001^1']) {
      expect(canSubmitSearch(text)).toBe(true)
    }
    for (const text of ['Москва', '- - -']) expect(canSubmitSearch(text)).toBe(false)
  })

  it('[SEARCH-08] needs a house in address-only mode', () => {
    expect(canSubmitSearch('г Москва, ул Мира, д 5', { addressOnly: true })).toBe(true)
    expect(canSubmitSearch('г Москва, ул Мира', { addressOnly: true })).toBe(false)
  })

  it('[SEARCH-09] needs a flat otherwise', () => {
    expect(canSubmitSearch('ул Мира, д 5, кв 1')).toBe(true)
    expect(canSubmitSearch('ул Мира, д 5')).toBe(false)
  })

  it('[SEARCH-10] loses its flat in address-only mode', () => {
    expect(searchQuery('г Москва, ул Мира, д 5, кв 12', { addressOnly: true })).toBe('г Москва, ул Мира, д 5')
    expect(searchQuery('ул Мира, д 5, кв 12')).toBe('ул Мира, д 5, кв 12')
  })

  it('[SEARCH-11] becomes an object when nothing was found', () => {
    expect(objectForQuery('77:01:0001001:1')).toEqual({
      Number: '77:01:0001001:1',
      Address: '77:01:0001001:1',
    })
    expect(objectForQuery('77/01/0001001/1').Number).toBe('77:01:0001001:1')
    expect(objectForQuery(' ул Мира, д 5 ')).toEqual({ Address: 'ул Мира, д 5' })
  })

  it('turns white space of a sale-history query into underscores and back', () => {
    expect(saleHistoryParam(' г  Москва, ул Мира ')).toBe('г_Москва,_ул_Мира')
    expect(saleHistoryQuery('г_Москва,_ул_Мира')).toBe('г Москва, ул Мира')
  })

  it.each([' кв', ' д ', ' ', ' кв,', 'д. '])('judges a megabyte of %j at once', (unit) => {
    const text = unit.repeat(1_000_000 / unit.length)
    const start = Date.now()
    canSubmitSearch(text)
    cutApartmentPart(text)
    hasHousePart(text)
    expect(Date.now() - start).toBeLessThan(300)
  })
})
