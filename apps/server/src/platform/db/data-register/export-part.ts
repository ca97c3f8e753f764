import type { REGISTERED_TABLES } from './tables.ts'

/** A table of the register. */
export type Table = keyof typeof REGISTERED_TABLES

/** One list of the archive that a client gets: the tables that it shows, and its SQL; `$id` is the client's id. */
export interface ExportPart {
  readonly tables: readonly Table[]
  readonly sql: string
}
