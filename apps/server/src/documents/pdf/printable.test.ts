import { describe, expect, it } from 'vitest'
import { printable, printableView } from './printable.ts'

const BREAK = '\u200B'

describe('printable', () => {
  it('leaves short numbers alone, so that they copy as they are', () => {
    expect(printable('77:01:0001001:1234')).toBe('77:01:0001001:1234')
  })

  it('lets long numbers end a line after their signs', () => {
    expect(printable('77:05:0004001:1038-77/051/2024-7').split(BREAK)).toEqual([
      '77:',
      '05:',
      '0004001:',
      '1038-',
      '77/',
      '051/',
      '2024-',
      '7',
    ])
  })

  it('leaves no piece longer than the narrowest column, and no email out', () => {
    const word = 'Ж'.repeat(500)
    const pieces = printable(word).split(BREAK)
    expect(Math.max(...pieces.map((piece) => piece.length))).toBe(22)
    expect(pieces.join('')).toBe(word)
  })

  it('lets a line end between a name in quotes and what is said of it in brackets', () => {
    expect(printable('ООО «Застройщик» (вымышленное)')).toBe(`ООО «Застройщик» ${BREAK}(вымышленное)`)
  })

  it('sets Russian quotes and no-break spaces', () => {
    expect(printable('статус "актуальные" и № 5')).toBe('статус «актуальные» и\u00a0№\u00a05')
  })

  it('goes through a view and leaves addresses of pages alone', () => {
    const url = 'http://realty.localhost:4000/report/1/'
    expect(printableView({ list: ['"а"', 1], url, no: undefined })).toEqual({
      list: ['«а»', 1],
      url,
      no: undefined,
    })
  })

  it('holds no sign that the fonts of print have no glyph for', () => {
    expect(printable('закон № 229-ФЗ, пр-кт Мира')).not.toContain('\u2060')
    expect(printable('закон № 229-ФЗ')).toBe('закон №\u00a0229-ФЗ')
  })
})
