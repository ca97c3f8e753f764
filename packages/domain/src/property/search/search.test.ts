import { describe, expect, it } from 'vitest'
import { cutApartmentPart, hasApartmentPart } from './address-parts.ts'
import { saleHistoryParam, saleHistoryQuery } from './sale-history.ts'
import {
  canSubmitSearch,
  objectForQuery,
  SEARCH_CONSENT_MESSAGE,
  SEARCH_FLAT_HINT,
  SEARCH_FLAT_SUFFIX,
  SEARCH_PLACEHOLDER,
  searchQuery,
} from './search-text.ts'

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
    expect(canSubmitSearch(' кв 1')).toBe(false)
    expect(canSubmitSearch('5 Москва')).toBe(false)
  })

  it('[SEARCH-10] loses its flat in address-only mode', () => {
    expect(searchQuery('г Москва, ул Мира, д 5, кв 12', { addressOnly: true })).toBe('г Москва, ул Мира, д 5')
    expect(searchQuery(' ул Мира, д 5, кв 12 ')).toBe('ул Мира, д 5, кв 12')
  })

  it('[SEARCH-11] becomes an object when nothing was found', () => {
    expect(objectForQuery('77:01:0001001:1')).toEqual({
      Number: '77:01:0001001:1',
      Address: '77:01:0001001:1',
    })
    expect(objectForQuery('77/01/0001001/1').Number).toBe('77:01:0001001:1')
    expect(searchQuery('77/01/000100/15')).toBe('77:01:000100:15')
    expect(objectForQuery(' ул Мира, д 5 ')).toEqual({ Address: 'ул Мира, д 5' })
  })

  it('is asked for in these words', () => {
    expect(SEARCH_PLACEHOLDER).toBe('Введите адрес или кадастровый номер')
    expect(SEARCH_CONSENT_MESSAGE).toBe('Поставьте согласие на обработку персональных данных')
    expect(SEARCH_FLAT_HINT).toBe('Укажите квартиру или кадастровый номер')
    expect(hasApartmentPart(`ул Мира, д 5${SEARCH_FLAT_SUFFIX}1`)).toBe(true)
  })

  it('answers other values', () => {
    expect(canSubmitSearch(5 as never)).toBe(false)
    expect(() => searchQuery(null as never)).toThrow(
      expect.objectContaining({ code: 'input/invalid', detail: 'query' }) as unknown,
    )
  })

  it('turns white space of a sale-history query into underscores and back', () => {
    expect(saleHistoryParam(' г  Москва, ул Мира ')).toBe('г_Москва,_ул_Мира')
    expect(saleHistoryParam(` ${'я'.repeat(2000)}`)).toHaveLength(2000)
    expect(saleHistoryParam(`${'я'.repeat(1999)} я`)).toBe('я'.repeat(1999))
    expect(saleHistoryQuery('г_Москва,_ул_Мира')).toBe('г Москва, ул Мира')
  })

  it.each([' кв', ' д ', ' ', ' кв,', 'д. ', '/', '1/'])('judges a hundred thousand of %j', (unit) => {
    // Searching again from every place would take minutes; `tooling/bench` has the figures.
    const text = unit.repeat(100_000)
    expect(canSubmitSearch(text, { addressOnly: true })).toBe(unit.includes('1'))
    expect(cutApartmentPart(text)).toBe(text)
    expect(objectForQuery(text)).toEqual({ Address: text.trim() })
  })
})
