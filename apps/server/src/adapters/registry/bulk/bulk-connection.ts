import type { RunStatement } from '../../../platform/db/dump-connection.ts'

/** One connection that the register is filled through, without time-outs: a large table takes what it takes. */
export interface BulkConnection {
  readonly engine: 'pglite' | 'postgres'
  /** In the open transaction, else on its own. */
  readonly run: RunStatement
  readonly transaction: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Adds rows to a table, in the text format of COPY: each piece is whole lines (`copyLines`). */
  readonly copyIn: (table: string, columns: readonly string[], pieces: readonly Buffer[]) => Promise<void>
  readonly close: () => Promise<void>
}
