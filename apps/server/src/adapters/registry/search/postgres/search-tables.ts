/** Where an index in PostgreSQL is, for the questions to it: the tables have the same columns wherever they are. */
export interface SearchTables {
  readonly run: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>
  readonly words: string
  readonly places: string
  readonly objects: string
  /** An expression for the regions in which a place has objects. */
  readonly regions: string
}
