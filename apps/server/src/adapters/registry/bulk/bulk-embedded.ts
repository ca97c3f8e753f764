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
    const list = columns.join(', ')
    const lines = Buffer.concat(pieces).toString().split('\n').slice(0, -1)
    for (let at = 0; at < lines.length; at += ROWS_AT_ONCE) {
      const rows = lines.slice(at, at + ROWS_AT_ONCE).map((line) => {
        const fields = fieldsOfLine(line)
        return Object.fromEntries(columns.map((column, index) => [column, fields[index]]))
      })
      await database.runRawSql(
        `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1::json)`,
        [JSON.stringify(rows)],
      )
    }
  },
  close: async () => {},
})
