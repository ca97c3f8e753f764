import { describe, expect, it } from 'vitest'
import { askedWords, estimateWords } from './asking-price.ts'

const ESTIMATE = { low: 7_160_000, high: 7_940_000, count: 14 }

describe('an asked price', () => {
  it.each([
    [8_290_000, 'на 350 000 ₽ выше оценки'],
    [7_940_001, 'на 1 ₽ выше оценки'],
    [7_940_000, 'внутри оценки'],
    [7_160_000, 'внутри оценки'],
    [7_000_000, 'на 160 000 ₽ ниже оценки'],
  ])('of %d is said against both ends of its estimate', (asked, words) => {
    expect(askedWords(asked, ESTIMATE)).toBe(words)
  })

  it('has beside it what the estimate rests on', () => {
    expect(estimateWords(ESTIMATE)).toMatch(/^14\sобъявлений, от 7 160 000 ₽ до 7 940 000 ₽$/)
    expect(estimateWords({ ...ESTIMATE, count: 1 })).toMatch(/^1\sобъявление,/)
  })
})
