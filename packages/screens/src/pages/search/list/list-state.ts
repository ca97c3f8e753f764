import type { rowAnswerSchema } from '@proverka/api/contract'
import { groupDigits, pluralWord } from '@proverka/domain'
import { findRepeats, objectKeyOf, WHOLESALE_MOST_ROWS } from '@proverka/domain/property'
import type { WholesaleObject, WholesaleRow } from '@proverka/domain/property'
import type { InferOutput } from 'valibot'

export type RowAnswer = Omit<InferOutput<typeof rowAnswerSchema>, 'repeats'>

/** One row of the list: what was brought stays as it is, the answer is beside it. */
export interface ListRow extends WholesaleRow {
  readonly id: number
  /** What was chosen of several objects: it is asked for in place of the text. */
  readonly chosen?: string
  /** Absent while it is awaited. */
  readonly answer?: RowAnswer
}

/** Where a row belongs among the counters. */
export type RowGroup = 'ready' | 'ask' | 'repeat' | 'pending'

/** A row as it shows: a repeat names the row whose object it has, too. */
export interface ShownRow {
  readonly row: ListRow
  readonly group: RowGroup
  readonly repeatOf: ListRow | undefined
}

/** The rows of what was brought; those beyond the limit are counted, not taken. */
export function newRows(brought: readonly WholesaleRow[], firstId: number): readonly ListRow[] {
  return brought.slice(0, WHOLESALE_MOST_ROWS).map((row, index) => ({ ...row, id: firstId + index }))
}

/** Each row with its counter. */
export function showRows(rows: readonly ListRow[]): readonly ShownRow[] {
  const repeats = findRepeats(rows.map(({ answer }) => answer))
  return rows.map((row, index) => {
    const earlier = repeats[index]
    if (earlier !== undefined) return { row, group: 'repeat', repeatOf: rows[earlier] }
    const group = row.answer === undefined ? 'pending' : row.answer.kind === 'found' ? 'ready' : 'ask'
    return { row, group, repeatOf: undefined }
  })
}

/** How many rows are in each group. */
export function countRows(
  shown: readonly ShownRow[],
): Readonly<Record<RowGroup | 'all' | 'cancelled', number>> {
  const counts = { all: shown.length, ready: 0, ask: 0, repeat: 0, pending: 0, cancelled: 0 }
  for (const { row, group } of shown) {
    counts[group]++
    if (group === 'ask' && row.answer?.kind === 'cancelled') counts.cancelled++
  }
  return counts
}

/** The objects that are ordered: each once. */
export const orderedKeys = (shown: readonly ShownRow[]): readonly string[] =>
  shown.flatMap(({ row, group }) =>
    group === 'ready' && row.answer?.object ? [objectKeyOf(row.answer.object)] : [],
  )

/** A row with corrected text; without its old answer, so that it is checked again. */
export const withText = ({ chosen: _chosen, answer: _answer, ...row }: ListRow, text: string): ListRow => ({
  ...row,
  text,
})

/** A row with the object that was chosen for it. */
export const withChoice = (row: ListRow, object: WholesaleObject): ListRow => ({
  ...row,
  chosen: objectKeyOf(object),
  answer: { kind: 'found', object, corrected: false, choices: [], count: 1, fault: null },
})

/** The only object that a row may mean, which has to be confirmed. */
export const likelyObject = (answer: RowAnswer | undefined): WholesaleObject | undefined =>
  answer?.kind === 'several' && answer.count === 1 ? answer.choices[0] : undefined

/** «46 выписок» */
export const countOf = (count: number, one: string, few: string, many: string): string =>
  `${groupDigits(count)}\u00a0${pluralWord(count, one, few, many)}`
