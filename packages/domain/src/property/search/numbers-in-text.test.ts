import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import numbers from '../../../fixtures/numbers-in-text.json' with { type: 'json' }
import { holdsSeveralNumbers, numberInText, numbersInText, numberText } from './numbers-in-text.ts'
import { canSubmitSearch, objectForQuery, searchQuery } from './search-text.ts'

const { number } = numbers

describe('a number in a text', () => {
  it.each(numbers.one)('[INPUT-02] is read out of %j', (text) => {
    expect(numberInText(text)).toBe(number)
    expect(holdsSeveralNumbers(text)).toBe(false)
    expect([canSubmitSearch(text), searchQuery(text), objectForQuery(text).Number]).toEqual([
      true,
      number,
      number,
    ])
  })

  it.each(numbers.several)('is never one of several: %j', (text) => {
    expect([numberInText(text), holdsSeveralNumbers(text)]).toEqual([null, true])
  })

  it.each(numbers.none)('is not found in %j', (text) => {
    expect([numbersInText(text), holdsSeveralNumbers(text)]).toEqual([[], false])
  })

  it('comes in the order of the text, without repeats', () => {
    expect(numbersInText(`б) 00-14-0203005-9; а) ${number}, снова ${number}`)).toEqual([
      '00:14:0203005:9',
      number,
    ])
  })

  it('[INPUT-01] is the same with unseen signs anywhere in it', () => {
    const unseen = fc.constantFrom('\u200b', '\u00ad', '\u200e', '\u2060', '\ufeff', '\u202c', '\u0301')
    fc.assert(
      fc.property(fc.nat(number.length), unseen, (at, sign) => {
        expect(numberInText(number.slice(0, at) + sign + number.slice(at))).toBe(number)
      }),
    )
  })
})

it('takes label, quotes and link off a number that is not finished', () => {
  expect(numberText('«КН 00:14:02')).toBe('00:14:02')
  expect(numberText('ОО:14:О2ОЗ')).toBe('00:14:0203')
  expect(numberText(' «Лесная» – 5 ')).toBe('Лесная" - 5')
  expect(numberInText(5)).toBeNull()
})

it.each(['1/', '1:', '12 ', 'a.', '%3A', 'О1', 'http://', '11:11:111111:'])(
  'judges a hundred thousand of %j',
  (unit) => {
    expect(numberInText(unit.repeat(100_000))).toBeNull()
  },
)
