import type { ReactNode } from 'react'

/** A column of a table of the console. */
export interface DataColumn<Row> {
  readonly key: string
  readonly title: string
  /** Aligned right: figures and money. */
  readonly right?: boolean
  /** The column that names the row; one of a table. */
  readonly names?: boolean
  /** A long text that may take several lines. */
  readonly wraps?: boolean
  /** The head becomes a button that asks for this order. */
  readonly sortable?: boolean
  readonly cell: (row: Row) => ReactNode
}

export type Density = 'normal' | 'dense' | 'wide'
