import { readCsvRows, readTable } from '@proverka/domain'
import type { WholesaleRow } from '@proverka/domain'

/** 5,000 rows with many columns. */
const MOST_BYTES = 5 * 1024 * 1024
/** What an archive may unpack to: a small file may hold a huge sheet. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]

/** A file that is no list; the message is for the person. */
export class ListFileError extends Error {
  override readonly name = 'ListFileError'
}

/** The rows of a CSV or an XLSX. It is read here, in the browser: what is not a list of objects is sent nowhere. */
export async function readListFile(file: File): Promise<readonly WholesaleRow[]> {
  if (file.size === 0) throw new ListFileError('Файл пустой')
  if (file.size > MOST_BYTES)
    throw new ListFileError('Файл больше 5 МБ. Оставьте в нем один лист с одним столбцом')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (beginsWith(bytes, OLD_EXCEL))
    throw new ListFileError('Это старый формат XLS. Сохраните файл как XLSX или CSV')
  const rows = beginsWith(bytes, ZIP) ? await readSheet(bytes) : readCsvRows(readText(bytes))
  if (rows.length === 0) throw new ListFileError('В файле нет ни одной заполненной строки')
  return rows
}

async function readSheet(bytes: Uint8Array<ArrayBuffer>): Promise<readonly WholesaleRow[]> {
  const { readXlsxCells } = await import('./read-xlsx.ts')
  const cells = await readXlsxCells(bytes)
  if (cells === undefined)
    throw new ListFileError('Файл не читается как XLSX. Сохраните его заново или возьмите CSV')
  return readTable(cells)
}

/** UTF-8, or what Excel writes: UTF-16 with its mark, windows-1251. */
function readText(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)
