import { describe, expect, it } from 'vitest'
import { readCsvRows, readPastedRows, readTable, unreadSheets, type TableLine } from './read-table.ts'

const NUMBER = '00:14:0203005:1047'
const PLOT = '00:14:0203005:7'
const ADDRESS = 'Образцовск, Садовая 11, 3'
const textsOf = (rows: readonly { text: string }[]) => rows.map(({ text }) => text)

describe('[INPUT-09] of the sheets of a workbook', () => {
  const sheet = (name: string, texts: readonly string[], isHidden = false): readonly TableLine[] =>
    texts.map((text, index) => ({ line: index + 1, cells: [text], sheet: { name, isHidden } }))
  const read = (...sheets: readonly (readonly TableLine[])[]) => {
    const lines = sheets.flat()
    const rows = readTable(lines)
    return [
      rows.map(({ sheet: name, text }) => [name, text]),
      unreadSheets(lines, rows).map(({ name }) => name),
    ]
  }

  it('a hidden one is not read, and is named', () => {
    expect(
      read(sheet('База', ['служебные данные', PLOT], true), sheet('Лист1', ['Кадастровый номер', NUMBER])),
    ).toEqual([[['Лист1', NUMBER]], ['База']])
  })

  it('those that list objects are all read, each with its headings; an instruction is not', () => {
    expect(
      read(
        sheet('Инструкция', ['Заполните следующий лист']),
        sheet('Дома', ['Кадастровый номер', NUMBER]),
        sheet('Участки', ['Кадастровый номер', PLOT]),
      ),
    ).toEqual([
      [
        ['Дома', NUMBER],
        ['Участки', PLOT],
      ],
      ['Инструкция'],
    ])
  })

  it('the only one with a text needs no name', () => {
    expect(read(sheet('Пустой', ['', ' ']), sheet('Лист2', [NUMBER]))).toEqual([[[undefined, NUMBER]], []])
  })

  it('a hidden one is read when the others are empty', () => {
    expect(read(sheet('Пустой', ['']), sheet('База', [NUMBER], true))[0]).toEqual([[undefined, NUMBER]])
  })
})

describe('the cells of a CSV', () => {
  it.each([
    [
      '"№\nп/п";"Адрес\nобъекта"\n1;Образцовск, Садовая 11, 3\n2;Образцовск, Полевая 2',
      [ADDRESS, 'Образцовск, Полевая 2'],
    ],
    [
      'Реестр объектов на 27.11.2026;;\n;;\n№ п/п;Кадастровый номер;Адрес\n1;00:14:0203005:1047;Кленовая, 14',
      [NUMBER],
    ],
    ['Реестр объектов\n\n№;Кадастровый номер;Адрес\n1;00:14:0203005:1047;Кленовая, 14', [NUMBER]],
    ['Реестр объектов, 2026\n№,Кадастровый номер,Адрес\n1,00:14:0203005:1047,"Кленовая, 14"', [NUMBER]],
    ['"Адрес";"Вид"\n"Образцовск; Садовая 11, 3";Квартира', ['Образцовск; Садовая 11, 3']],
    ['"sep=;"\nАдрес;Вид\nСадовая 11, 3;Дом', ['Садовая 11, 3']],
    ['sep=,\r\n"Адрес","Вид"\r\n"Садовая 11, 3","Дом"', ['Садовая 11, 3']],
    ['Адрес\tКвартира\n"Образцовск,\tСадовая 11"\t3', ['Образцовск, Садовая 11, кв. 3']],
    ['"Адрес\n(по выписке;\nЕГРН)";Вид\nСадовая 11, 3;Дом', ['Садовая 11, 3']],
    [
      'Образцовск, Садовая 11, 3\nОбразцовск, Полевая 2; ключи у охраны\nКленовая, 14',
      [ADDRESS, 'Образцовск, Полевая 2; ключи у охраны', 'Кленовая, 14'],
    ],
    ['КН|Адрес\n00:14:0203005:1047|Кленовая, 14', [NUMBER]],
    ['Кадастровый номер, адрес\nОбразцовск, Садовая 11, 3', [ADDRESS]],
    ['Кадастровый номер, адрес\n00:14:0203005:1047\n00:14:0203005:7', [NUMBER, PLOT]],
  ])('of %j name %j', (csv, rows) => expect(textsOf(readCsvRows(csv))).toEqual(rows))

  it('are those of a text that was pasted with its headings, too', () => {
    const text =
      '№;Кадастровый номер;Адрес\n1;00:14:0203005:1047;"Кленовая; 14"\n2;;Образцовск, Садовая 11, 3'
    expect(textsOf(readPastedRows(text))).toEqual([NUMBER, ADDRESS])
  })

  it('contain no invisible characters', () => {
    expect(textsOf(readCsvRows('Адрес;Вид\nСадо\u00adвая\uFEFF 11;дом'))).toEqual(['Садовая 11'])
  })
})
