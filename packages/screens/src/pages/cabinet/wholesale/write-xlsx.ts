import { strToU8, zipSync } from 'fflate'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Characters that XML cannot represent. */
// oxlint-disable-next-line no-control-regex -- exactly these are taken out
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
/** The first day that a ZIP can name: equal lists give equal files. */
const NO_TIME = new Date(1980, 0, 1)
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * A workbook of one sheet. Every cell is a text, so that the program that opens it computes nothing. Made in this
 * thread: libraries create their workers from a string, which our Content-Security-Policy refuses.
 */
export function writeXlsx(lines: readonly (readonly string[])[], widths: readonly number[]): Blob {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const rows = lines.map((cells, at) => {
    const row = cells.map((text, column) => cellXml(text, `${letterOf(column)}${at + 1}`))
    return `<row r="${at + 1}">${row.join('')}</row>`
  })
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Список" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`,
  }
  const parts = Object.entries(files).map(([name, xml]) => [name, strToU8(HEAD + xml)] as const)
  return new Blob([zipSync(Object.fromEntries(parts), { mtime: NO_TIME })], { type: `${SHEET_TYPE}.sheet` })
}

/** A list has a few columns: one letter is enough. */
const letterOf = (column: number): string => String.fromCharCode(0x41 + column)

function cellXml(text: string, place: string): string {
  if (text === '') return ''
  const escaped = text.replace(NOT_IN_XML, '').replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`
}
