import type { Endpoint, HandlerInput, ReplyInput } from '@proverka/api/contract'
import type { SheetColumn, SheetValue } from '../../documents/xlsx/make-sheet.ts'
import type { Handler, Handlers } from '../http/handlers.ts'

/** The calls that lists come from: all but the export itself. */
export interface ListHandlers extends Pick<Handlers, 'maintenance' | 'staff'> {
  readonly admin: Omit<Handlers['admin'], 'exportTable'>
}

export interface ExportedColumn<Row> extends SheetColumn {
  readonly value: (row: Row) => SheetValue
}

/** The query of a list call as its handler takes it. */
type QueryOf<E extends Endpoint> = HandlerInput<E> extends { query: infer Query } ? Query : undefined

interface Declaration<E extends Endpoint, Row> {
  /** In Russian; files are named by it. */
  readonly title: string
  readonly endpoint: E
  readonly handler: (handlers: ListHandlers) => Handler<E>
  readonly rows: (reply: ReplyInput<E>) => readonly Row[]
  /** Where the page behind an answer begins, for lists that are not paged by `offset`; undefined: nowhere. */
  readonly next?: (reply: ReplyInput<E>, page: QueryOf<E>, given: number) => Partial<QueryOf<E>> | undefined
  readonly columns: (column: Columns<Row>) => readonly ExportedColumn<Row>[]
}

/** A list that leaves as a file, whatever its rows are. */
export interface ExportedTable {
  readonly title: string
  readonly endpoint: Endpoint
  readonly handler: (handlers: ListHandlers) => Handler<Endpoint>
  readonly rows: (reply: unknown) => readonly unknown[]
  readonly next: ((reply: unknown, page: object, given: number) => object | undefined) | undefined
  readonly columns: readonly ExportedColumn<unknown>[]
}

/** Declares a table; the types of its rows end here. */
export const exportedTable = <E extends Endpoint, Row>({
  columns,
  ...table
}: Declaration<E, Row>): ExportedTable =>
  ({ ...table, columns: columns(COLUMNS as Columns<Row>) }) as unknown as ExportedTable

/** Columns by what they hold. */
interface Columns<Row> {
  readonly text: (heading: string, width: number, value: (row: Row) => string | null) => ExportedColumn<Row>
  readonly count: (heading: string, value: (row: Row) => number | null) => ExportedColumn<Row>
  /** Roubles. */
  readonly money: (heading: string, value: (row: Row) => number | null) => ExportedColumn<Row>
  /** An instant of the wire. */
  readonly instant: (heading: string, value: (row: Row) => string | null) => ExportedColumn<Row>
}

const COLUMNS: Columns<unknown> = {
  text: (heading, width, value) => ({ heading, width, value }),
  count: (heading, value) => ({ heading, width: 12, format: 'count', value }),
  money: (heading, value) => ({ heading, width: 14, format: 'money', value }),
  instant: (heading, value) => ({
    heading: `${heading}, МСК`,
    width: 18,
    format: 'instant',
    value: (row) => {
      const at = value(row)
      return at === null ? null : new Date(at)
    },
  }),
}

export const yesNo = (is: boolean): string => (is ? 'да' : 'нет')
