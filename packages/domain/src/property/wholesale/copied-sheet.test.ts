import { describe, expect, it } from 'vitest'
import { readPastedRows } from './read-table.ts'

const textsOf = (rows: readonly { text: string }[]) => rows.map(({ text }) => text)

describe('the rows of cells with several lines', () => {
  it('are whole when a sheet was copied with their quotes', () => {
    const text = 'Адрес\tВид\n"Садовая 11,\nкв. 3"\tКвартира\n"СНТ ""Луч"", 5"\tДом'
    expect(readPastedRows(text)).toEqual([
      { line: 2, text: 'Садовая 11,\nкв. 3', unused: ['Вид: Квартира'] },
      { line: 3, text: 'СНТ "Луч", 5', unused: ['Вид: Дом'] },
    ])
  })

  it('are lines of their own when a quote is left open: nothing is swallowed', () => {
    expect(textsOf(readPastedRows('"Садовая 11\tДом\nПолевая 2\tДом'))).toEqual(['"Садовая 11', 'Полевая 2'])
  })
})
