import { unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/browser'

/** More than one order takes, and less than a hostile sheet has. */
const MOST_ROWS = 20_000
/** What all parts of the file may unpack to: a small archive may hold a huge sheet. */
const MOST_UNPACKED = 60 * 1024 * 1024

/** The cells of the first sheet as texts; undefined for a file that is no workbook. Formulas are never computed. */
export async function readXlsxCells(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly (readonly string[])[] | undefined> {
  try {
    const [sheet] = await readXlsxFile(new Blob([repacked(bytes)]))
    return (sheet?.data ?? []).slice(0, MOST_ROWS).map((line) => line.map(textOf))
  } catch (error) {
    console.error('XLSX не прочитан', error)
    return undefined
  }
}

/**
 * The same workbook, not compressed and without its pictures. The library unpacks what is large in a worker that is made of
 * a text, which our policy of contents refuses.
 */
function repacked(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let left = MOST_UNPACKED
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/\.(?:xml|rels)$/i.test(name)) return false
      left -= originalSize
      if (left < 0) throw new RangeError('the workbook unpacks to too much')
      return true
    },
  })
  return zipSync(parts, { level: 0 })
}

function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell
  // Digits without their separators: a number of a sheet is exact up to 15 of them.
  if (typeof cell === 'number') return Number.isInteger(cell) ? cell.toFixed(0) : String(cell)
  return ''
}
