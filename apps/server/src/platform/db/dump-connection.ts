/** Rows by statement, of one connection in one transaction. */
export type RunStatement = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** One consistent view of a database, for reading it whole. */
export interface DumpConnection {
  readonly run: RunStatement
  /** The output of `copy … to stdout` in text format; `source` is the text between `copy` and `to`. */
  readonly copyOut: (source: string) => AsyncIterable<Uint8Array>
}

/** The one transaction in which a database is filled. */
export interface LoadConnection {
  readonly run: RunStatement
  /** Feeds `copy … from stdin`; `target` is the text between `copy` and `from`. */
  readonly copyIn: (target: string, chunks: AsyncIterable<Uint8Array>) => Promise<void>
}
