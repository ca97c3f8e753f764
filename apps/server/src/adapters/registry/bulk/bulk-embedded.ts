import type { Database } from '../../../platform/db/database.ts'
import type { BulkConnection } from './bulk-connection.ts'
import { fieldsOfLine } from './copy-text.ts'

/** Rows of one statement: the embedded engine takes them as one JSON value. */
const ROWS_AT_ONCE = 5000

/** The embedded database, which the caller has opened and closes. */
export const createBulkEmbedded = (database: Database): BulkConnection => ({
  engine: 'pglite',
  run: database.runRawSql,
  transaction: database.transaction,
  async copyIn(table, columns, pieces) {
    const lines = Buffer.concat(pieces).toString().split('\n').slice(0, -1)
    if (lines.length === 0) return
    const types = await readTypes(database, table)
    // Each value is read from its text, as COPY does it.
    const values = columns.map((column) => `${column}::${types.get(column)}`).join(', ')
    const statement = `insert into ${table} (${columns.join(', ')})
      select ${values} from json_to_recordset($1::json) as r (${columns.map((column) => `${column} text`).join(', ')})`
    for (let at = 0; at < lines.length; at += ROWS_AT_ONCE) {
      const rows = lines.slice(at, at + ROWS_AT_ONCE).map((line) => {
        const fields = fieldsOfLine(line)
        return Object.fromEntries(columns.map((column, index) => [column, fields[index]]))
      })
      await database.runRawSql(statement, [JSON.stringify(rows)])
    }
  },
  close: async () => {},
})

async function readTypes(database: Database, table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.runRawSql(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  return new Map((rows as { name: string; type: string }[]).map(({ name, type }) => [name, type]))
}
