import { plainLine } from '../../fields/text/plain-text.ts'
import { addressPartOf, type AddressPart } from './address-columns.ts'

/** What the headings of a table say of its columns, by their index. */
export interface Columns {
  /** The number of the object. */
  readonly number?: number
  /** The parts of its address. */
  readonly address: readonly AddressColumn[]
  /** In a corrected file of ours: what had been brought. */
  readonly brought?: number
  /** In a corrected file of ours: what had not been used of it. */
  readonly unused?: number
  /** They count the lines and name nothing. */
  readonly counts: readonly number[]
  readonly headings: readonly string[]
}

/** A column of an address. */
export interface AddressColumn {
  readonly at: number
  readonly part: AddressPart
}

/** A table without headings. */
export const NO_COLUMNS: Columns = { address: [], counts: [], headings: [] }

/** Columns of a corrected list by which it is read again. */
export const CORRECTED_HEADINGS = { brought: 'Вставлено', unused: 'Не использовано' } as const

/** A word that is broken at the end of a line. */
const BROKEN_WORD = /(\p{L})-\s*\n\s*(?=\p{Ll})/gu
const SOME_HEADING = /кадастр|cad(?:astr|_?num)|адр(?:ес|\.)|address|номер|объект|(?<!\p{L})кн(?!\p{L})/iu
const NUMBER =
  /кадастр|cad(?:astr|_?num)|kadastr|(?<!\p{L})кад\.? ?(?:номер|№|н\.)|^к\.?\/?н\.?$|(?<!\p{L})кн(?!\p{L})|^номер(?: объекта)?$|условн\p{L}* ?(?:номер|№)/iu
/** Words that occur with «кадастр» in headings but name no object. */
const NO_NUMBER =
  /стоимост|инженер|квартал(?!ьн)|дата|(?<!\p{L})учет|план(?!\p{L})|округ|район|съемк|площад|налог|ошибк|оценк/iu
/** Of an earlier object, of that around it or of those inside it. */
const OF_ANOTHER =
  /стар|прежн|предыдущ|ранее|исходн|родител|parent|аннулир|архив|инвентар|в пределах|в котор|в состав|расположен|(?<!\p{L})иных|входящ/iu
const COUNT =
  /^(?:№|#|n|no\.?|п\/?\.?п\.?|№ ?п\.?\/?п\.?|п\/п ?№?|номер п\/п|№ строки|строка|порядковый номер)$/i
/** A year, a date or a unit within a heading. */
const HARMLESS_DIGITS =
  /(?<!\d)(?:(?:19|20)\d{2}|\d{1,2}\.\d{1,2}\.(?:19|20)?\d{2})(?!\d)|(?<!\p{L})к?в?\.? ?м\.?[23](?!\d)/giu
/** The words of headings: nothing that an address or a name is made of. */
const LABEL_STEMS =
  'адрес|владел|здани|земельн|инвентар|кадастр|квартир|комнат|корпус|литер|местонахожд|местополож|назначени|наименовани|населенн|недвижимост|номер|объект|описани|площад|помещени|правообладател|примечани|регистрац|собственник|сооружени|стоимост|строени|субъект|участ|условн'
const LABEL_WORDS = new RegExp(
  `^(?:[\\s.,:;()/№"'*-]|(?<!\\p{L})(?:(?:${LABEL_STEMS})\\p{L}*|вид|город|дата|дом|дома|егрн|и|или|кад|кв|кн|м|на|наличии|оф|офис|п|полный|пом|при|пункт|район|регион|рф|тип|улица|фио|этаж)(?!\\p{L})|м[23])+$`,
  'iu',
)

/** A heading in one line, without the breaks that its column's width has made. */
export const headingText = (cell: string): string => plainLine(cell.replaceAll(BROKEN_WORD, '$1'))

/** Whether a line of cells may be headings: some cell names objects, and none has a value. */
export function isHeading(line: readonly string[]): boolean {
  const filled = line.map(headingText).filter(Boolean)
  return filled.every(isLabel) && (filled.some((cell) => SOME_HEADING.test(cell)) || partCount(filled) > 1)
}

/** Whether a line is surely headings at any position: several names of columns, or nothing but their words. */
export function isSurelyHeading(line: readonly string[]): boolean {
  // Most lines of a table end here.
  if (line.some((cell) => /\d{5}|\d:\d/.test(cell))) return false
  const filled = line.map(headingText).filter(Boolean)
  if (!isHeading(line)) return false
  const named = filled.filter(
    (cell) => numberRank(cell) !== undefined || addressPartOf(cell)?.kind === 'whole',
  )
  if (named.length + Math.max(0, partCount(filled) - 1) === 0) return false
  return filled.length > 1 || filled.every((cell) => LABEL_WORDS.test(cell))
}

/** Whether a line right under headings goes on with them. */
export function continuesHeading(line: readonly string[]): boolean {
  const filled = line.map(headingText).filter(Boolean)
  if (isSurelyHeading(line) || filled.every((cell) => isLabel(cell) && LABEL_WORDS.test(cell))) return true
  // «1 | 2 | 3», as printed forms number their columns.
  return filled.length > 1 && filled.every((cell, index) => cell === String(index + 1))
}

const partCount = (cells: readonly string[]): number => cells.filter((cell) => addressPartOf(cell)).length

function isLabel(cell: string): boolean {
  if (/^[=@]/.test(cell) || cell.length > 200) return false
  return !/\d/.test(cell.replaceAll(HARMLESS_DIGITS, ''))
}

/** The headings of two lines in one: a cell above several columns goes on over those that have one below. */
export function joinHeadings(above: readonly string[], below: readonly string[]): readonly string[] {
  const isNumbering = below.filter((cell) => cell !== '').every((cell) => /^\d+$/.test(cell))
  if (isNumbering) return above
  let group = ''
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const top = above[at] ?? ''
    const bottom = below[at] ?? ''
    group = top || (bottom && below[at - 1] ? group : '')
    const parts = top === '' ? [group, bottom] : [top, bottom]
    return [...new Set(bottom === '' ? [top] : parts)].filter(Boolean).join(' ')
  })
}

/** What the column of each heading holds. */
export function columnsOf(headings: readonly string[]): Columns {
  const indexes = [...headings.keys()]
  const [number] = indexes
    .flatMap((at) => {
      const rank = numberRank(headings[at] ?? '')
      return rank === undefined ? [] : [{ at, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
  const parts = indexes.flatMap((at) => {
    const part = at === number?.at ? undefined : addressPartOf(headings[at] ?? '')
    return part ? [{ at, part }] : []
  })
  const ofObject = parts.filter(({ part }) => part.kind !== 'other')
  const isAddress = ofObject.some(({ part }) => part.kind === 'whole' || part.kind === 'place')
  const brought = headings.indexOf(CORRECTED_HEADINGS.brought)
  const unused = headings.indexOf(CORRECTED_HEADINGS.unused)
  return {
    ...(number && { number: number.at }),
    address: isAddress ? ofObject : parts.filter(({ part }) => part.kind === 'other').slice(0, 1),
    ...(brought >= 0 && { brought }),
    ...(unused >= 0 && { unused }),
    counts: indexes.filter((at) => COUNT.test(headings[at] ?? '')),
    headings,
  }
}

/** How surely a column has the number of the object: of the flat before the house, of the house before its plot. */
function numberRank(heading: string): number | undefined {
  if (!NUMBER.test(heading) || NO_NUMBER.test(heading)) return undefined
  if (OF_ANOTHER.test(heading)) return 6
  if (/условн/i.test(heading) && !/кадастр/i.test(heading)) return 5
  if (heading.toLowerCase().startsWith('номер')) return 4
  if (/помещен|квартир|комнат|машино|(?<!\p{L})ОН(?!\p{L})/iu.test(heading)) return 0
  if (/земел|участ|(?<!\p{L})зу(?!\p{L})/iu.test(heading)) return 3
  if (/здани|сооруж|строени|(?<!\p{L})(?:дом|окс(?!\p{L}))/iu.test(heading)) return 2
  return /объект/i.test(heading) ? 0 : 1
}
