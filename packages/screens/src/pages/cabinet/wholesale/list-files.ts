import { CORRECTED_HEADINGS, tableCsv } from '@proverka/domain/property'
import { showRows } from '../../search/list/list-state.ts'
import type { ListRow } from '../../search/list/list-state.ts'
import { objectName, placeWords, rowWords } from './row-words.ts'

const HEADINGS = [
  'Строка',
  CORRECTED_HEADINGS.brought,
  'Кадастровый номер',
  'Адрес',
  'Объект',
  'Итог',
  'Что не так',
  CORRECTED_HEADINGS.unused,
] as const

type Cells = readonly string[]

/** The list with its answers: what was brought, what the register has, what is wrong. */
export function correctedTable(rows: readonly ListRow[]): readonly Cells[] {
  const body = showRows(rows).map(({ row, repeatOf }) => {
    const { word, main, note } = rowWords({ row, repeatOf })
    const object = row.answer?.object
    const fault =
      object && !repeatOf && row.answer?.kind === 'found' ? '' : [main, note].filter(Boolean).join(', ')
    return [
      placeWords(row),
      row.text,
      object?.Number ?? '',
      object?.Address ?? '',
      object ? objectName(object) : '',
      word,
      fault,
      (row.unused ?? []).join('; '),
    ].map(plainSpaces)
  })
  return [[...HEADINGS], ...body]
}

/** What a file of a list looks like. */
export const TEMPLATE: readonly Cells[] = [
  ['Кадастровый номер', 'Адрес'],
  ['00:14:0203005:1047', ''],
  ['', 'Образцовск, Садовая 11, 3'],
]

export const csvBlob = (lines: readonly Cells[]): Blob =>
  new Blob([tableCsv(lines)], { type: 'text/csv;charset=utf-8' })

/** Widths of the columns in characters. */
const WIDTHS = [8, 34, 24, 54, 24, 18, 44, 44] as const

export async function xlsxBlob(lines: readonly Cells[]): Promise<Blob> {
  const { writeXlsx } = await import('./write-xlsx.ts')
  return writeXlsx(lines, WIDTHS.slice(0, lines[0]?.length))
}

/** A file is read by programs: its spaces are plain ones. */
const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')
