import { afterEach, expect, it, vi } from 'vitest'
import { readZip } from '../../../tests/setup/read-zip.ts'
import { makeWorkbook, type Sheet } from './make-sheet.ts'

const table: Sheet = {
  title: 'Мои заказы: ноябрь/декабрь',
  columns: [
    { heading: 'Номер', width: 10, format: 'count' },
    { heading: 'Адрес', width: 40 },
    { heading: 'Сумма, ₽', width: 12, format: 'money' },
    { heading: 'Дата', width: 18, format: 'instant' },
  ],
  rows: [
    [10_005, '=HYPERLINK("x") & <Проверка>\u0001', 499.5, new Date('2026-11-21T22:30:00Z')],
    [10_006, '', 0, null],
  ],
}

afterEach(() => {
  vi.useRealTimers()
})

const textOf = (files: ReadonlyMap<string, Buffer>, name: string): string => {
  const file = [...files].find(([path]) => path.endsWith(name))
  if (!file) throw new Error(`no ${name} among ${[...files.keys()].join(', ')}`)
  return file[1].toString('utf8')
}

it('a sheet keeps numbers as numbers, texts as texts and writes instants in Moscow time', async () => {
  const files = readZip(await makeWorkbook([table]))
  const sheet = textOf(files, 'worksheets/sheet1.xml')
  const words = textOf(files, 'sharedStrings.xml')
  expect(sheet).toMatch(/<v>10005<\/v>/)
  expect(sheet).toMatch(/<v>499\.5<\/v>/)
  // 22.11.2026 01:30 in Moscow, in days since 1900.
  expect(sheet).toMatch(/<v>46348\.0625<\/v>/)
  expect(sheet).not.toContain('<f>')
  expect(words).toContain('=HYPERLINK("x") &amp; &lt;Проверка&gt;')
  expect(words).not.toContain('\u0001')
  expect(sheet.match(/<row /g)).toHaveLength(4)
})

it('a sheet is named so that Excel opens it, and its headings stay in sight', async () => {
  const files = readZip(await makeWorkbook([table]))
  expect(textOf(files, 'xl/workbook.xml')).toContain('name="Мои заказы  ноябрь декабрь"')
  expect(textOf(files, 'worksheets/sheet1.xml')).toMatch(/<pane [^>]*ySplit="2"[^>]*state="frozen"/)
})

it('a sheet of the same table is made of the same bytes on every day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T22:30:00Z') })
  const first = await makeWorkbook([table])
  vi.setSystemTime(new Date('2027-03-01T09:00:00Z'))
  expect(Buffer.from(await makeWorkbook([table])).equals(first)).toBe(true)
})
