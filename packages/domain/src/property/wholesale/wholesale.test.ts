import { describe, expect, it } from 'vitest'
import { tableCsv } from './corrected-file.ts'
import { readWholesaleRow } from './read-row.ts'
import { readCsvRows, readPastedRows } from './read-table.ts'
import { findRepeats, type RowAnswer } from './row-answer.ts'

const kindOf = (text: string) => readWholesaleRow(text).kind
const textsOf = (rows: readonly { text: string }[]) => rows.map(({ text }) => text)

describe('a row of a list', () => {
  it.each([
    ['00:14:0203005:1047', '00:14:0203005:1047'],
    ['00;14;0203005;112', '00:14:0203005:112'],
    ['00/14/0203005/112', '00:14:0203005:112'],
    ['00,14,0203005,112', '00:14:0203005:112'],
    ['КН: 00:14:0203005:112', '00:14:0203005:112'],
    ['Кадастровый номер 00:14:0203005:112,', '00:14:0203005:112'],
    ['ОО:14:О2ОЗОО5:1О47', '00:14:0203005:1047'],
    ['кв. 47 на Кленовой, 00:14:0203005:1047', '00:14:0203005:1047'],
    ['00:14:0000000:71', '00:14:0000000:71'],
    ["'00:14:0203005:112", '00:14:0203005:112'],
  ])('%s is the number %s', (text, number) => {
    expect(readWholesaleRow(text)).toEqual({ kind: 'number', numbers: [number] })
  })

  it('reads bare digits both ways', () => {
    expect(readWholesaleRow('0014020300512')).toEqual({
      kind: 'number',
      numbers: ['00:14:0203005:12', '00:14:020300:512'],
    })
  })

  it.each(['=HYPERLINK("http://x")', '@SUM(A1)', '+cmd|calc', '-2+3+cmd', ' =1+1'])(
    '%s is a formula',
    (text) => {
      expect(kindOf(text)).toBe('formula')
    },
  )

  it.each([
    ['0014020300', 'short'],
    ['00:14', 'short'],
    ['001402030051234567', 'long'],
    ['0:14:0203005:112', 'parts'],
  ])('%s is no number: %s', (text, fault) => {
    expect(readWholesaleRow(text)).toEqual({ kind: 'bad-number', fault })
  })

  it.each(['Образцовск, Садовая 11, 3', 'ул. Кленовая, д. 14', 'Полевая 2'])('%s is an address', (text) => {
    expect(kindOf(text)).toBe('address')
  })

  it.each(['?', 'нет', 'н/д', '#REF!', '   '])('%j is neither', (text) => {
    expect(kindOf(text)).toBe('unclear')
  })
})

describe('the rows of a text', () => {
  it('are lines, numbered as they stand, and numbers in one line', () => {
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

  it('of a copied table are the column that names objects', () => {
    const text = '№\tКадастровый номер\tАдрес\n1\t00:14:0203005:1047\tКленовая, 14\n2\t\tСадовая 11, 3'
    expect(readPastedRows(text)).toEqual([
      { line: 2, text: '00:14:0203005:1047' },
      { line: 3, text: 'Садовая 11, 3' },
    ])
  })

  it('without headings are the numbers of a line, else its longest address', () => {
    const text = 'Иванов\t00:14:0203005:1047\nДом\tОбразцовск, Садовая 11, 3\n=1+1\t'
    expect(textsOf(readPastedRows(text))).toEqual(['00:14:0203005:1047', 'Образцовск, Садовая 11, 3', '=1+1'])
  })
})

describe('the rows of a CSV', () => {
  it.each([
    ['Номер;Адрес\n00:14:0203005:1047;"Кленовая; 14"\n', ';'],
    ['Номер,Адрес\n00:14:0203005:1047,"Кленовая, 14"\n', ','],
    ['Номер\tАдрес\r\n00:14:0203005:1047\tКленовая', 'tab'],
    ['sep=;\n00:14:0203005:1047;x', 'sep'],
  ])('%j', (text) => expect(textsOf(readCsvRows(`\uFEFF${text}`))).toEqual(['00:14:0203005:1047']))

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

  it('reads quotes within quotes and lines within cells', () => {
    expect(textsOf(readCsvRows('Адрес;Примечание\n"СНТ ""Луч"", 5";"две\nстроки"\nСадовая 11;'))).toEqual([
      'СНТ "Луч", 5',
      'Садовая 11',
    ])
  })
})

describe('repeats', () => {
  const answer = (Number: string, kind: RowAnswer['kind'] = 'found') => ({
    kind,
    object: { Number, Address: '', Area: '', ObjectType: '', TypeOKC: '', Status: '' },
  })

  it('name the first row of the same object', () => {
    const answers = [answer('1'), undefined, answer('2'), answer('1'), answer('2', 'cancelled')]
    expect(findRepeats(answers)).toEqual([undefined, undefined, undefined, 0, 2])
  })

  it('are none among rows without an object', () => {
    const nothing = { kind: 'unknown' as const, object: null }
    expect(findRepeats([nothing, nothing])).toEqual([undefined, undefined])
  })
})

describe('the corrected file', () => {
  it.each(['=1+1', '+7', '-1', '@x', '\tx', ' =1'])('computes nothing of %j', (text) => {
    expect(tableCsv([[text]])).toBe(`\uFEFF'${text}\r\n`)
  })

  it('quotes what would part cells', () => {
    expect(tableCsv([['a;b', 'c"d', 'e']])).toBe('\uFEFF"a;b";"c""d";e\r\n')
  })
})
