import { describe, expect, it } from 'vitest'
import { narrowSuggestions } from './narrow.ts'

const rows = [
  { key: '1', value: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47', note: '00:14:0203005:1047' },
  { key: '2', value: 'г. Образцовск, пер. Ёлочный, д. 2' },
]

describe('narrowSuggestions', () => {
  it.each([
    ['образ клен', [0]],
    ['Елочный', [1]],
    ['00:14:0203', [0]],
    ['образцовск', [0, 1]],
    ['Тверь', []],
    ['  ', [0, 1]],
  ])('%s', (text, expected) => {
    expect(narrowSuggestions(rows, text)).toEqual(expected.map((index) => rows[index]))
  })
})
