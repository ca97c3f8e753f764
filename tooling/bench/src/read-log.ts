import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { startDevServer, startPostgres } from '@proverka/dev-env'

/**
 * Readings of personal data that one process logs in a second (SAFE-13), with an empty log and with a long one: the cost
 * must not grow with it. On a PostgreSQL of its own.
 *
 * Run: `pnpm --filter @proverka/bench read-log [--rows 1000000,10000000] [--seconds 5]`
 */

const AT_ONCE = 50

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000,10000000' },
    seconds: { type: 'string', default: '5' },
  },
})

const postgres = await startPostgres()
const server = await startDevServer({ databaseUrl: postgres.url })
try {
  const { readLog, database } = server.context
  await measure(1)
  const rows: object[] = [{ 'rows before': 0, 'readings/s': await measure(Number(values.seconds)) }]
  for (const total of values.rows.split(',').map(Number)) {
    await fill(total)
    rows.push({ 'rows before': total, 'readings/s': await measure(Number(values.seconds)) })
  }
  console.table(rows)

  /** Answers readings per second, each by a caller that waits for its own. */
  async function measure(seconds: number): Promise<number> {
    const end = performance.now() + seconds * 1000
    let count = 0
    const run = randomUUID()
    const read = async (): Promise<void> => {
      while (performance.now() < end) {
        const subject = `bench:${run}:${count++}`
        await readLog.append({ readerId: undefined, subject, fields: 'name', reason: 'bench' })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, read))
    return Math.round(count / seconds)
  }

  /** Makes the log this long with readings of other days. */
  async function fill(total: number): Promise<void> {
    const id = randomUUID()
    await database.runRawSql(
      `insert into read_log_chains (id, day, writer) values ($1, '2026-01-01', 'bench')`,
      [id],
    )
    await database.runRawSql(
      `insert into personal_data_reads (chain_id, position, at, subject, fields, reason, hash)
         select $1, n, '2026-01-01'::timestamptz + n * interval '1 ms', 'order_item:' || n, 'name', 'bench', md5(n::text)
           from generate_series(1, $2 - (select count(*) from personal_data_reads)) n`,
      [id, total],
    )
  }
} finally {
  await server.stop()
  await postgres.stop()
}
