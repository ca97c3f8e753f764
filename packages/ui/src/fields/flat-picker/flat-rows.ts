import type { FlatChoice } from './flat-choice.ts'

/** A flat by its number, with all records of it. */
export interface FlatCell {
  readonly number: string
  /** Empty where no source tells it, or where records differ. */
  readonly floor: string
  readonly records: readonly FlatChoice[]
}

/** Cells in one line of the list, and what the line is called: «1–20», «5 этаж». */
export interface FlatRow {
  readonly name: string
  readonly cells: readonly FlatCell[]
}

/** Cells of a row that is named by its first and last number. */
const ROW = 20

const FLOOR = /^-?\d+$/

/** The flats in the order of the house, one cell a number. */
export function cellsOf(flats: readonly FlatChoice[]): readonly FlatCell[] {
  const groups = Map.groupBy(flats, ({ number }) => number)
  return [...groups].map(([number, records]) => {
    const [floor = '', other] = new Set(records.map((record) => record.floor ?? '').filter(Boolean))
    return { number, floor: other === undefined && FLOOR.test(floor) ? floor : '', records }
  })
}

/** Whether a source tells the floor of every flat: a sketch with some of them would put the others nowhere. */
export const haveFloors = (cells: readonly FlatCell[]): boolean =>
  cells.length > 0 && cells.every(({ floor }) => floor !== '')

/** By floors, the highest one first as in the house, where all are known; by numbers otherwise. */
export function rowsOf(cells: readonly FlatCell[]): readonly FlatRow[] {
  if (haveFloors(cells))
    return [...Map.groupBy(cells, ({ floor }) => Number(floor))]
      .toSorted(([one], [other]) => other - one)
      .map(([floor, own]) => ({ name: `${floor}\u00a0этаж`, cells: own }))
  return Array.from({ length: Math.ceil(cells.length / ROW) }, (_, at) => {
    const own = cells.slice(at * ROW, (at + 1) * ROW)
    return { name: `${own[0]?.number}–${own.at(-1)?.number}`, cells: own }
  })
}
