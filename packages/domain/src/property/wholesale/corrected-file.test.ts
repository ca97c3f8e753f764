import { describe, expect, it } from 'vitest'
import { tableCsv } from './corrected-file.ts'

describe('the corrected file', () => {
  it.each(['=1+1', '+7', '-1', '@x', '\tx', ' =1'])('computes nothing of %j', (text) => {
    expect(tableCsv([[text]])).toBe(`\uFEFF'${text}\r\n`)
  })

  it.each(['ул. Садовая, д. 11-А', 'Ростов-на-Дону', 'площадь = 45,2', 'info@example.ru', 'Садовая\t11'])(
    'leaves %j as it is: nothing computes a sign within a text',
    (text) => {
      expect(tableCsv([[text]])).toBe(`\uFEFF${text}\r\n`)
    },
  )

  it('quotes what would part cells', () => {
    expect(tableCsv([['a;b', 'c"d', 'e']])).toBe('\uFEFF"a;b";"c""d";e\r\n')
  })

  it('has a line for each row, and the mark for Excel once', () => {
    expect(
      tableCsv([
        ['Кадастровый номер', 'Адрес'],
        ['00:14:0203005:1047', ''],
        ['', 'Образцовск, Садовая 11, 3'],
      ]),
    ).toBe('\uFEFFКадастровый номер;Адрес\r\n00:14:0203005:1047;\r\n;Образцовск, Садовая 11, 3\r\n')
  })
})
