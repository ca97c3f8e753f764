import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOfRow, readWholesaleRow } from './read-row.ts'
import { readTable } from './read-table.ts'

const SIGNS = [
  '\u200b',
  '\u200d',
  '\u200e',
  '\u00ad',
  '\u034f',
  '\u202e',
  '\u2060',
  '\u2066',
  '\ufe0f',
  '\ufeff',
]
const ROWS = [
  '00:14:0203005:1047',
  '00 14 0203005 1047',
  '0014020300512',
  '5:01:0000001:1234',
  '1. КН 00-14-0203005-1047;',
  'Образцовск, Садовая 11, 3',
  '=A1',
  'н/д',
]

const withSigns = (text: string, places: readonly (readonly [number, string])[]): string => {
  const letters = Array.from(text)
  for (const [at, sign] of places) letters[at % letters.length] = `${letters[at % letters.length]}${sign}`
  return letters.join('')
}

const places = fc.array(fc.tuple(fc.nat(30), fc.constantFrom(...SIGNS)), { maxLength: 5 })

describe('[INPUT-01] invisible characters', () => {
  it('change nothing of what a row is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROWS), places, (text, signs) => {
        const marked = `\ufeff${withSigns(text, signs)}`
        expect(readWholesaleRow(marked)).toEqual(readWholesaleRow(text))
        expect(addressOfRow(marked)).toBe(addressOfRow(text))
      }),
    )
  })

  it('change nothing of the rows of a table, headings included', () => {
    const table = [
      ['№', 'Кадастровый номер', 'Адрес', 'Квартира'],
      ['1', '00:14:0203005:1047', 'Кленовая, д. 14', '47'],
      ['2', '', 'Образцовск, Садовая 11', '3'],
    ]
    fc.assert(
      fc.property(places, (signs) => {
        const marked = table.map((line) => line.map((cell) => (cell === '' ? '' : withSigns(cell, signs))))
        expect(readTable(marked)).toEqual(readTable(table))
      }),
    )
  })
})
