import { readCsvRows, readTable, unreadSheets } from '@proverka/domain/property'
import type { WholesaleRow } from '@proverka/domain/property'

/** 5,000 rows with many columns. */
const MOST_BYTES = 5 * 1024 * 1024
/** What an archive may unpack to: a small file may hold a huge sheet. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** A workbook of old, or one with a password. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]
const PDF = [0x25, 0x50, 0x44, 0x46]

/** A file that is no list; the message is for the person. */
export class ListFileError extends Error {
  override readonly name = 'ListFileError'
}

/** A list out of a file. */
export interface ListFile {
  readonly rows: readonly WholesaleRow[]
  /** What of the file was not read, or was read though it is not shown; for the person. */
  readonly notes: readonly string[]
}

/** The rows of a CSV or an XLSX. It is read here, in the browser: what is not a list of objects is sent nowhere. */
export async function readListFile(file: File): Promise<ListFile> {
  if (file.size === 0) throw new ListFileError('Файл пустой')
  if (file.size > MOST_BYTES)
    throw new ListFileError('Файл больше 5 МБ. Оставьте в нем один лист с одним столбцом')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (beginsWith(bytes, OLD_EXCEL))
    throw new ListFileError(
      'Это старый формат XLS или файл с паролем. Сохраните его без пароля как XLSX или CSV',
    )
  if (beginsWith(bytes, PDF)) throw new ListFileError('Это PDF, а не таблица. Возьмите XLSX или CSV')
  const list = beginsWith(bytes, ZIP) ? await readWorkbook(bytes) : { rows: readText(bytes), notes: [] }
  if (list.rows.length === 0) throw new ListFileError('В файле нет ни одной заполненной строки')
  return list
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ListFile> {
  const { readXlsxCells } = await import('./read-xlsx.ts')
  const lines = await readXlsxCells(bytes)
  if (lines === undefined)
    throw new ListFileError('Файл не читается как XLSX. Сохраните его заново или возьмите CSV')
  const rows = readTable(lines)
  const unread = unreadSheets(lines, rows).map(
    ({ name, isHidden }) =>
      `Лист «${name}» не прочитан: ${isHidden ? 'он скрыт' : 'в нем нет номеров и адресов'}.`,
  )
  const hidden = rows.filter(({ isHidden }) => isHidden).length
  const note = `Скрытых в файле строк: ${hidden}. Они тоже в списке и отмечены, лишние уберите.`
  return { rows, notes: hidden > 0 ? [...unread, note] : unread }
}

function readText(bytes: Uint8Array): readonly WholesaleRow[] {
  const text = decode(bytes)
  if (/^\s*<(?:\?xml|!doctype|html|table|meta|head)/i.test(text))
    throw new ListFileError(
      'Это веб-страница или XML, а не таблица. Откройте файл в Excel и сохраните как XLSX',
    )
  return readCsvRows(text)
}

/** UTF-8, or what Excel writes: UTF-16, windows-1251 and, «для MS-DOS», code page 866. */
function decode(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const [windows = '', dos = ''] = ['windows-1251', 'ibm866'].map((name) =>
      new TextDecoder(name).decode(bytes),
    )
    return russianLetters(dos) > russianLetters(windows) ? dos : windows
  }
}

/** By its mark, or by the zeros beside its Latin letters, digits and line ends. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (beginsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (beginsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const zero = bytes.subarray(0, 200).indexOf(0)
  return zero < 0 ? undefined : zero % 2 === 1 ? 'utf-16le' : 'utf-16be'
}

const russianLetters = (text: string): number => text.match(/[А-яЁё]/g)?.length ?? 0

const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)
