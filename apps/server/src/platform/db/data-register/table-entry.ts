import type { DataKind } from '@proverka/domain/legal'

/** What the register says of one table: which kind of data its rows are and what each of its texts is. */
export interface TableEntry {
  /** Null: no row is about a person; `why` says what it holds. */
  readonly kind: DataKind | null
  readonly why?: string
  /** Texts and JSON that name, reach or describe a person, or that users fill in freely. */
  readonly personal: readonly string[]
  /** Texts and JSON of our own: states, names of products, hashes. */
  readonly plain: readonly string[]
}

const words = (list: string): readonly string[] => (list === '' ? [] : list.split(' '))

/** A table about people; the columns are separated by spaces. */
export const about = (kind: DataKind, personal: string, plain = ''): TableEntry => ({
  kind,
  personal: words(personal),
  plain: words(plain),
})

/** A table without data about people. */
export const aboutNobody = (why: string, plain = ''): TableEntry => ({
  kind: null,
  why,
  personal: [],
  plain: words(plain),
})
