import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { openingError, UNLIMITED } from '../../../platform/db/connection-terms.ts'
import { PARSERS } from '../../../platform/db/parsers.ts'
import type { BulkConnection } from './bulk-connection.ts'

/** Opens a PostgreSQL past its pooler. Throws `StartError` when it does not answer. */
export async function openBulkPostgres(connectionString: string): Promise<BulkConnection> {
  for (const [oid, parse] of Object.entries(PARSERS)) pg.types.setTypeParser(Number(oid), parse)
  const client = new pg.Client({ connectionString, ...UNLIMITED })
  // A connection that breaks between two statements; the next one fails with its reason.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw openingError(error, true)
  }
  let isInTransaction = false
  return {
    engine: 'postgres',
    run: (text, values) => client.query(text, values),
    async transaction(work) {
      if (isInTransaction) return work()
      await client.query('begin')
      isInTransaction = true
      try {
        const result = await work()
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      } finally {
        isInTransaction = false
      }
    },
    async copyIn(table, columns, pieces) {
      await pipeline(
        Readable.from(pieces),
        client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`)),
      )
    },
    close: () => client.end().catch(() => {}),
  }
}
