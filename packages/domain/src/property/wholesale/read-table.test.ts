import { describe, expect, it } from 'vitest'
import { readWholesaleRow } from './read-row.ts'
import { readCsvRows, readPastedRows, readTable } from './read-table.ts'

const textsOf = (rows: readonly { text: string }[]) => rows.map(({ text }) => text)

describe('the rows of a text', () => {
  it('are lines, numbered in their order, and numbers in one line', () => {
    const text = '00:14:0203005:1047\r\n\r\nОбразцовск, Садовая 11, 3\n00:14:0203005:1, 00:14:0203005:2'
    expect(readPastedRows(text)).toEqual([
      { line: 1, text: '00:14:0203005:1047' },
      { line: 3, text: 'Образцовск, Садовая 11, 3' },
      { line: 4, text: '00:14:0203005:1' },
      { line: 4, text: '00:14:0203005:2' },
    ])
  })

  it.each([' ', '; ', ';', ', ', '\u00a0'])('are the numbers of one line, parted by «%s»', (sign) => {
    const numbers = ['00:14:0203005:1047', '00:14:0203009:307', '00:14:0203001:241']
    expect(textsOf(readPastedRows(numbers.join(sign)))).toEqual(numbers)
  })

  it.each(['1. A 2. B', '1) A, 2) B', 'A и B', 'A / B', '1. A; 2. B.'])('are the numbers of «%s»', (line) => {
    const text = line.replace('A', '00:14:0203005:1047').replace('B', '00:14:0203005:7')
    expect(textsOf(readPastedRows(text)).map((row) => readWholesaleRow(row))).toEqual([
      { kind: 'number', numbers: ['00:14:0203005:1047'] },
      { kind: 'number', numbers: ['00:14:0203005:7'] },
    ])
  })

  it.each([
    '00140203005112,00140203005113',
    '00140203005112; 00140203005113;',
    '00140203005112, 00140203005113, ',
    ',00140203005112, 00140203005113',
  ])('«%s» are two numbers without colons', (text) => {
    expect(textsOf(readPastedRows(text))).toEqual(['00140203005112', '00140203005113'])
  })

  it.each([
    ['a number with a comma after it', '00:14:0203005:1047,'],
    ['bare digits with a semicolon after them', '00140203005112;'],
    ['a sentence with two numbers', 'доли в 00:14:0203005:1047 и 00:14:0203005:112'],
    ['numbers after a word', 'гараж, 00:14:0203005:1047, 00:14:0203005:112'],
    ['a number and an address', '00140203005112, Кленовая 14'],
    ['a number parted by commas', '00,14,0203005,112'],
  ])('have %s as one row, as it was brought', (_, text) => {
    expect(readPastedRows(text)).toEqual([{ line: 1, text }])
  })

  it('have no spaces around them', () => {
    expect(textsOf(readPastedRows('  Садовая 11, 3 \n\t00:14:0203005:112 '))).toEqual([
      'Садовая 11, 3',
      '00:14:0203005:112',
    ])
  })
})

describe('the rows of a copied table', () => {
  it('are the column that names objects', () => {
    const text = '№\tКадастровый номер\tАдрес\n1\t00:14:0203005:1047\tКленовая, 14\n2\t\tСадовая 11, 3'
    expect(readPastedRows(text)).toEqual([
      { line: 2, text: '00:14:0203005:1047', unused: ['Адрес: Кленовая, 14'] },
      { line: 3, text: 'Садовая 11, 3' },
    ])
  })

  it('without headings are the numbers of a line, else its longest address', () => {
    const text = 'Иванов\t00:14:0203005:1047\nДом\tОбразцовск, Садовая 11, 3\n=1+1\t'
    expect(textsOf(readPastedRows(text))).toEqual(['00:14:0203005:1047', 'Образцовск, Садовая 11, 3', '=1+1'])
  })

  it.each([
    ['a number that stands twice, once', '00:14:0203005:112\tгараж\t00:14:0203005:112', '00:14:0203005:112'],
    ['the longer of two addresses', 'Иванов Пётр\tОбразцовск, Садовая 11, 3', 'Образцовск, Садовая 11, 3'],
    ['an address before a longer word', 'Двухкомнатная\tСадовая 11', 'Садовая 11'],
    ['a formula before what is unclear', '?\t=B2&C2', '=B2&C2'],
    ['what is unclear, when there is nothing else', ' \tнет', 'нет'],
    ['a bad number, not the count before it', '1\t0014020300', '0014020300'],
    ['a count, when there is nothing else', '№ 7\t', '№ 7'],
  ])('without headings are %s', (_, text, row) => {
    expect(textsOf(readPastedRows(text))).toEqual([row])
  })
})

describe('the rows of a sheet', () => {
  it('leave out lines of blank cells, which still count', () => {
    expect(readTable([['  ', ''], [], ['00:14:0203005:112'], [' '], ['Садовая 11', '']])).toEqual([
      { line: 3, text: '00:14:0203005:112' },
      { line: 5, text: 'Садовая 11' },
    ])
  })

  it('have their headings in the first line with a text, and nowhere else', () => {
    const cells = [[''], ['Адрес'], ['Полевая 2'], ['Новый объект'], ['Садовая 11']]
    expect(readTable(cells)).toEqual([
      { line: 3, text: 'Полевая 2' },
      { line: 4, text: 'Новый объект' },
      { line: 5, text: 'Садовая 11' },
    ])
  })

  it.each([
    ['no word of a heading', ['Полевая улица']],
    ['a value beside its name', ['Кадастровый номер', '00:14:0203005:1047'], '00:14:0203005:1047'],
    ['a formula', ['=АДРЕС(A;B)']],
    ['a formula after a space', [' =АДРЕС(A;B)'], '=АДРЕС(A;B)'],
  ])('begin in the first line when it has %s', (_, line, text = line[0]) => {
    expect(readTable([line])).toMatchObject([{ line: 1, text }])
  })

  it('may have a sign of formulas within a heading', () => {
    expect(
      textsOf(
        readTable([
          ['Адрес', 'Почта (имя@сайт)'],
          ['Полевая 2', 'info@example.ru, до 18'],
        ]),
      ),
    ).toEqual(['Полевая 2'])
  })

  it.each([
    [
      'under «Адрес», though another cell is longer',
      [
        ['Владелец', 'Адрес объекта'],
        ['ООО «Образец», директор Иванов Пётр', 'Садовая 11, 3'],
      ],
      'Садовая 11, 3',
    ],
    [
      'under «Адрес» in the first column',
      [
        ['Адрес', 'Примечание'],
        ['Садовая 11, 3', 'вход со двора, ключи у охраны'],
      ],
      'Садовая 11, 3',
    ],
    [
      'under the cadastral number, not another one',
      [
        ['Номер договора', 'Кадастровый номер'],
        ['57', '00:14:0203005:1047'],
      ],
      '00:14:0203005:1047',
    ],
    [
      'under the cadastral number in the first column',
      [
        ['Кадастровый номер', 'Номер договора'],
        ['0014020300', '00:14:0203005:1047'],
      ],
      '0014020300',
    ],
    [
      'under the address, when blanks stand under the number',
      [
        ['Кадастровый номер', 'Адрес'],
        ['  ', 'Садовая 11, 3'],
      ],
      'Садовая 11, 3',
    ],
    [
      'under the address, when the number is that of the line',
      [
        ['Порядковый номер', 'Адрес'],
        ['1', 'Садовая 11, 3'],
      ],
      'Садовая 11, 3',
    ],
    [
      'under the address, when a mere number counts the lines',
      [
        ['Номер', 'Адрес'],
        ['1.', 'Садовая 11, 3'],
      ],
      'Садовая 11, 3',
    ],
    [
      'under «КН»',
      [
        ['Адрес', 'КН'],
        ['Садовая 11, 3', '0014020300'],
      ],
      '0014020300',
    ],
    [
      'in the bad number, not in the count before it',
      [
        ['№', 'Кадастровый номер', 'Договор'],
        ['2', '0014020300', '57'],
      ],
      '0014020300',
    ],
    [
      'in the number without colons, not with the count before it',
      [
        ['№', 'Кадастровый номер'],
        ['1', '00140203005112'],
      ],
      '00140203005112',
    ],
    [
      'in a line that is shorter than the headings',
      [['Вид', 'Площадь', 'Адрес'], ['00:14:0203005:1047']],
      '00:14:0203005:1047',
    ],
  ])('are what is %s', (_, cells, row) => {
    expect(readTable(cells)).toMatchObject([{ line: 2, text: row }])
  })

  it('are one number when its parts are in separate cells', () => {
    expect(textsOf(readTable([['00', '14', '0203005', '112']]))).toEqual(['00;14;0203005;112'])
  })

  it('of our corrected file are what the register has, else what had been brought', () => {
    const headings = ['Вставлено', 'Кадастровый номер', 'Адрес', 'Объект', 'Итог', 'Что не так']
    const found = ['сад. 11-3', '00:14:0203005:112', 'Образцовск, Садовая 11, 3', 'Дом', 'Найден', '']
    const unknown = ['Полевая 2', '', '', '', 'Не найден', 'В реестре такого адреса нет, проверьте его']
    const rows = ['00:14:0203005:112', 'Полевая 2']
    expect(textsOf(readTable([headings, found, unknown]))).toEqual(rows)
    const numbered = [headings, found, unknown].map((line, index) => [index ? `${index}` : 'Строка', ...line])
    expect(textsOf(readTable(numbered))).toEqual(rows)
  })
})

describe('the rows of a CSV', () => {
  it.each([
    ['Номер;Адрес\n00:14:0203005:1047;"Кленовая; 14"\n', ';'],
    ['Номер,Адрес\n00:14:0203005:1047,"Кленовая, 14"\n', ','],
    ['Номер\tАдрес\r\n00:14:0203005:1047\tКленовая', 'tab'],
    ['sep=;\n00:14:0203005:1047;x', 'sep'],
    ['SEP=|\r\nАдрес|КН\r\nКленовая, 14|00:14:0203005:1047\r\n', 'a sign that only the file tells'],
    [' \n\nНомер;Адрес\n00:14:0203005:1047;"Кленовая; 14"\n', 'blank lines above'],
  ])('%j', (text) => expect(textsOf(readCsvRows(`\uFEFF${text}`))).toEqual(['00:14:0203005:1047']))

  it.each([
    ['\r\n', 'Windows'],
    ['\n', 'Linux'],
    ['\r', 'an old Mac'],
  ])('are numbered by lines that end in %j, as in %s', (end) => {
    const lines = ['Кадастровый номер;Адрес', '00:14:0203005:112;', '', ';"Садовая 11, 3"', '']
    expect(readCsvRows(lines.join(end))).toEqual([
      { line: 2, text: '00:14:0203005:112' },
      { line: 4, text: 'Садовая 11, 3' },
    ])
  })

  it('are empty in a file of blank lines', () => {
    expect(readCsvRows('\uFEFF\r\n \r\n')).toEqual([])
  })

  it('of one column keeps the commas of addresses and the semicolons of numbers', () => {
    expect(textsOf(readCsvRows('Образцовск, Садовая 11, 3\n00:14:0203005:1'))).toEqual([
      'Образцовск, Садовая 11, 3',
      '00:14:0203005:1',
    ])
    expect(textsOf(readCsvRows('00;14;0203005;112\n00;14;0203005;113'))).toEqual([
      '00;14;0203005;112',
      '00;14;0203005;113',
    ])
  })

  it('of one column are the numbers of each line', () => {
    expect(textsOf(readCsvRows('00:14:0203005:1, 00:14:0203005:2\n00:14:0203005:3'))).toEqual([
      '00:14:0203005:1',
      '00:14:0203005:2',
      '00:14:0203005:3',
    ])
  })

  it('have columns by commas when each line has quotes, without headings', () => {
    expect(textsOf(readCsvRows('"Образцовск, Садовая 11, 3","Иванов"\n"Кленовая, 14","Петров"'))).toEqual([
      'Образцовск, Садовая 11, 3',
      'Кленовая, 14',
    ])
    expect(textsOf(readCsvRows('Образцовск, Садовая 11, 3\nСНТ "Луч", 5'))).toEqual([
      'Образцовск, Садовая 11, 3',
      'СНТ "Луч", 5',
    ])
  })

  it('reads quotes within quotes and lines within cells', () => {
    expect(textsOf(readCsvRows('Адрес;Примечание\n"СНТ ""Луч"", 5";"две\nстроки"\nСадовая 11;'))).toEqual([
      'СНТ "Луч", 5',
      'Садовая 11',
    ])
  })

  it.each(['СНТ "Луч", 5', 'карта: example.ru/?sep=1'])('keeps %j within a cell', (text) => {
    expect(textsOf(readCsvRows(`Адрес;Вид\n${text}\nПолевая 2;дом`))).toEqual([text, 'Полевая 2'])
  })
})
