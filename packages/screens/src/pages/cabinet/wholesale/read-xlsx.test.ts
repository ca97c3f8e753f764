import { strToU8, zipSync } from 'fflate'
import { readTable } from '@proverka/domain/property'
import { describe, expect, it } from 'vitest'
import { readListFile } from './read-file.ts'
import { readXlsxCells } from './read-xlsx.ts'

const NUMBER = '00:14:0203005:1047'
const PLOT = '00:14:0203005:7'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Sheet {
  readonly name: string
  readonly state?: string
  /** The XML of its rows, and what precedes and follows them. */
  readonly rows: string
  readonly before?: string
  readonly after?: string
}

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const number = (place: string, value: string) => `<c r="${place}"><v>${value}</v></c>`
const row = (line: number, cells: string, more = '') => `<row r="${line}"${more}>${cells}</row>`

function workbook(...sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const relations = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const names = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  )
  const parts = {
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows, before = '', after = '' }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet ${MAIN}>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
      ]),
    ),
  }
  const bytes = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const)
  return zipSync(Object.fromEntries(bytes))
}

async function read(...sheets: readonly Sheet[]) {
  const lines = await readXlsxCells(workbook(...sheets))
  return readTable(lines ?? [])
}
const textsOf = (rows: readonly { text: string }[]) => rows.map(({ text }) => text)
const LIST = { name: 'Список', rows: row(1, cell('A1', 'Кадастровый номер')) + row(2, cell('A2', NUMBER)) }

describe('[INPUT-09] the sheets of a workbook', () => {
  it.each(['hidden', 'veryHidden'])('that are %s are not read, and are named', async (state) => {
    const base = { name: 'База &amp; код', state, rows: row(1, cell('A1', PLOT)) }
    expect(await read(base, LIST)).toEqual([{ line: 2, text: NUMBER, sheet: 'Список' }])
    const { notes } = await readListFile(new File([workbook(base, LIST)], 'list.xlsx'))
    expect(notes).toEqual(['Лист «База & код» не прочитан: он скрыт.'])
  })

  it('that are empty are passed over', async () => {
    expect(await read({ name: 'Лист1', rows: '' }, LIST)).toEqual([{ line: 2, text: NUMBER }])
  })

  it('that list objects are all read', async () => {
    const plots = { name: 'Участки', rows: row(3, cell('B3', PLOT)) }
    expect(await read(LIST, plots)).toEqual([
      { line: 2, text: NUMBER, sheet: 'Список' },
      { line: 3, text: PLOT, sheet: 'Участки' },
    ])
  })
})

describe('[INPUT-09] what a sheet does not show', () => {
  it('of its lines is read, and is said', async () => {
    const rows = LIST.rows + row(3, cell('A3', PLOT), ' hidden="1"')
    const { rows: found, notes } = await readListFile(new File([workbook({ ...LIST, rows })], 'list.xlsx'))
    expect(found).toEqual([
      { line: 2, text: NUMBER },
      { line: 3, text: PLOT, isHidden: true },
    ])
    expect(notes).toEqual(['Скрытых в файле строк: 1. Они тоже в списке и отмечены, лишние уберите.'])
  })

  it('of its columns comes after what it shows', async () => {
    const heads = row(1, cell('A1', 'Кадастровый номер') + cell('B1', 'Кадастровый номер'))
    const rows = heads + row(2, cell('A2', PLOT) + cell('B2', NUMBER))
    const before = '<cols><col min="1" max="1" width="9" hidden="1"/></cols>'
    expect(await read({ name: 'Список', rows, before })).toEqual([
      { line: 2, text: NUMBER, unused: [`Кадастровый номер: ${PLOT}`] },
    ])
  })
})

describe('the cells of a sheet', () => {
  it('that are merged over several rows are repeated in each', async () => {
    const rows =
      row(1, cell('A1', 'Адрес') + cell('B1', 'Квартира')) +
      row(2, cell('A2', 'Образцовск, Садовая 11') + number('B2', '3')) +
      row(3, number('B3', '4'))
    const after = '<mergeCells count="1"><mergeCell ref="A2:A4"/></mergeCells>'
    expect(textsOf(await read({ name: 'Список', rows, after }))).toEqual([
      'Образцовск, Садовая 11, кв. 3',
      'Образцовск, Садовая 11, кв. 4',
    ])
  })

  it.each([
    ['5010000011234', '5010000011234'],
    ['5.010000011234E12', '5010000011234'],
    ['5010000011234.0', '5010000011234'],
    ['7701000101012340', '7.70100010101234e+15'],
    ['7.70100010101234E15', '7.70100010101234e+15'],
    ['7701000101012345', '7701000101012345'],
    ['45.2', '45.2'],
  ])('with the quantity %s have the digits %s', async (value, text) => {
    const lines = await readXlsxCells(workbook({ name: 'Список', rows: row(1, number('A1', value)) }))
    expect(lines?.map(({ cells }) => cells)).toEqual([[text]])
  })

  it('with a date, an error or a formula without a value are no blanks', async () => {
    const cells =
      '<c r="A1" s="1"><v>46153</v></c><c r="B1" t="e"><f>B2</f><v>#REF!</v></c><c r="C1"><f>HYPERLINK("x")</f></c><c r="D1" t="b"><v>1</v></c>'
    const lines = await readXlsxCells(workbook({ name: 'Список', rows: row(1, cells) }))
    expect(lines?.map((line) => line.cells)).toEqual([['11.05.2026', '#REF!', '=HYPERLINK("x")', 'да']])
  })
})
