import { describe, expect, it } from 'vitest'
import { correctedTable, TEMPLATE, xlsxBlob } from './list-files.ts'
import type { ListRow, RowAnswer } from '../../search/list/list-state.ts'
import { readListFile } from './read-file.ts'

const object = {
  Number: '00:14:0203005:1048',
  Address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 48',
  Area: '41.0',
  ObjectType: 'Помещение',
  TypeOKC: 'Жилое',
  Status: 'Учтенный',
}
const answer = (kind: RowAnswer['kind'], more: Partial<RowAnswer> = {}): RowAnswer => ({
  kind,
  object: null,
  corrected: false,
  choices: [],
  count: 0,
  fault: null,
  ...more,
})
const rows: readonly ListRow[] = [
  { id: 1, line: 2, text: '00;14;0203005;1048', answer: answer('found', { object, corrected: true }) },
  {
    id: 2,
    line: 3,
    text: '00:14:0203005:1048',
    answer: answer('found', { object }),
    unused: ['Владелец: Иванов Пётр'],
  },
  { id: 3, line: 4, text: '=1+1', answer: answer('formula') },
  { id: 4, line: 5, text: '0014020300', answer: answer('bad-number', { fault: 'short' }) },
]

describe('the corrected file', () => {
  it('keeps what was brought, and says beside it what the register has', () => {
    expect(correctedTable(rows).slice(1)).toEqual([
      [
        '2',
        '00;14;0203005;1048',
        object.Number,
        object.Address,
        'Квартира, 41,0 м²',
        'Есть в реестре',
        '',
        '',
      ],
      [
        '3',
        object.Number,
        object.Number,
        object.Address,
        'Квартира, 41,0 м²',
        'Повтор',
        'Повтор строки 2, во второй раз не покупаем',
        'Владелец: Иванов Пётр',
      ],
      ['4', '=1+1', '', '', '', 'Ошибка', 'Формула, не номер, не открываем и не выполняем', ''],
      ['5', '0014020300', '', '', '', 'Ошибка', 'Это не номер объекта, не хватает цифр', ''],
    ])
  })

  it('and the template are read back from XLSX as they were written, formulas as texts', async () => {
    const back = await readListFile(new File([await xlsxBlob(correctedTable(rows))], 'list.xlsx'))
    expect(back.rows).toEqual([
      { line: 2, text: object.Number },
      { line: 3, text: object.Number, unused: ['Владелец: Иванов Пётр'] },
      { line: 4, text: '=1+1' },
      { line: 5, text: '0014020300' },
    ])
    const template = await readListFile(new File([await xlsxBlob(TEMPLATE)], 'template.xlsx'))
    expect(template.rows.map(({ text }) => text)).toEqual(['00:14:0203005:1047', 'Образцовск, Садовая 11, 3'])
  })
})

describe('a file that is no list', () => {
  const open = (bytes: BlobPart, name = 'list.csv') => readListFile(new File([bytes], name))

  it.each([
    ['', /пустой/],
    ['\n\n', /нет ни одной/],
    [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), /старый формат XLS/],
    ['%PDF-1.7', /PDF/],
    ['<html><table><tr><td>1</td></tr></table></html>', /веб-страница/],
    ['x'.repeat(5 * 1024 * 1024 + 1), /больше 5/],
  ])('is refused in words', async (bytes, words) => {
    await expect(open(bytes)).rejects.toThrow(words)
  })

  it('is read in the encodings of Excel', async () => {
    const windows1251 = Uint8Array.of(0xd1, 0xe0, 0xe4, 0x20, 0x31)
    expect((await open(windows1251)).rows).toEqual([{ line: 1, text: 'Сад 1' }])
    const utf16 = Uint8Array.of(0xff, 0xfe, 0x21, 0x04, 0x30, 0x04, 0x20, 0x00, 0x31, 0x00)
    expect((await open(utf16)).rows).toEqual([{ line: 1, text: 'Са 1' }])
    const bigEndian = Uint8Array.of(0xfe, 0xff, 0x04, 0x21, 0x04, 0x30, 0x00, 0x20, 0x00, 0x31)
    expect((await open(bigEndian)).rows).toEqual([{ line: 1, text: 'Са 1' }])
    const withoutMark = Uint8Array.of(0x21, 0x04, 0x30, 0x04, 0x20, 0x00, 0x31, 0x00)
    expect((await open(withoutMark)).rows).toEqual([{ line: 1, text: 'Са 1' }])
    const codePage866 = Uint8Array.of(0x91, 0xa0, 0xa4, 0x20, 0x31)
    expect((await open(codePage866)).rows).toEqual([{ line: 1, text: 'Сад 1' }])
  })
})
