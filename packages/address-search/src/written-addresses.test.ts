import numbers from '@proverka/domain/fixtures/numbers-in-text.json' with { type: 'json' }
import { visibleText } from '@proverka/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAddress } from './parse/parse-address.ts'
import { createSearchIndex } from './search-index.ts'
import { PARTS, QUESTIONS } from './written-addresses.test-data.ts'

function indexOf(addresses: readonly string[]) {
  const index = createSearchIndex()
  addresses.forEach((address, at) => index.put({ id: at + 1, number: null, address }))
  return index
}

it.each(QUESTIONS)('of %j «%s» finds %j', (put, question, found) => {
  expect(
    indexOf(put)
      .search(question, 8)
      .toSorted((one, other) => one - other),
  ).toEqual(found)
})

it.each(PARTS)('«%s» has the house «%s» and the unit «%s»', (address, house, unit) => {
  expect(parseAddress(address)).toMatchObject({ house, unit })
})

it('[INPUT-01] unseen signs anywhere in a question change nothing of what is found', () => {
  const index = indexOf(['г. Москва, ул. Лесная, д. 5, кв. 12', 'г. Москва, ул. Лесная, д. 5, кв. 1'])
  const question = 'Москва, ул. Лесная, д. 5, кв. 12'
  const unseen = fc.constantFrom('\u200b', '\u00ad', '\u200e', '\u2060', '\ufeff', '\u202c', '\u0301')
  fc.assert(
    fc.property(fc.nat(question.length), unseen, (at, sign) => {
      const text = question.slice(0, at) + sign + question.slice(at)
      expect(index.search(text, 8)).toEqual([1])
      expect(index.suggest(text, 8)[0]?.id).toBe(1)
    }),
  )
})

it('[INPUT-01] unseen signs in a registered address change neither its parts nor where they end', () => {
  const address = 'г.\u00a0Образц\u00adовск, ул. Лес\u200bная, д.\u00a05, кв. 7'
  const { placeEnd, houseEnd, ...parsed } = parseAddress(address)
  expect(parsed).toMatchObject({ words: ['образцовск', 'лесная'], house: '5', unit: '7' })
  expect(visibleText(address).slice(0, placeEnd)).toBe('г. Образцовск, ул. Лесная')
  expect(visibleText(address).slice(0, houseEnd)).toBe('г. Образцовск, ул. Лесная, д. 5')
})

describe('a cadastral number in a text', () => {
  const index = createSearchIndex()
  index.put({ id: 1, number: numbers.number, address: 'г. Образцовск, ул. Лесная, д. 5' })
  index.put({ id: 2, number: '00:14:0203005:1048', address: 'г. Образцовск, ул. Лесная, д. 7' })
  index.put({ id: 3, number: '00:14:0203005:104', address: 'г. Образцовск, ул. Лесная, д. 9' })

  it.each(numbers.one)('[INPUT-02] is found and suggested by %j', (text) => {
    expect(index.search(text, 8)).toEqual([1])
    expect(index.suggest(text, 8)).toEqual([{ level: 'object', id: 1 }])
  })

  it.each(numbers.several)('is not suggested by several: %j', (text) => {
    expect(index.suggest(text, 8)).toEqual([])
  })

  it.each(numbers.none)('is not found by %j', (text) => {
    expect(index.search(text, 8)).toEqual([])
  })

  it('that nothing has is not searched for as the address beside it', () => {
    const text = 'г. Образцовск, ул. Лесная, д. 5 (00:14:0203005:99)'
    expect([index.search(text, 8), index.suggest(text, 8)]).toEqual([[], []])
  })

  it('goes on from an unfinished one with its label', () => {
    expect(index.suggest('«КН 00:14:0203005:104', 8).map(({ id }) => id)).toEqual([3, 1, 2])
  })
})
