import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase } from '../../../tests/setup/copy-database.ts'
import { openPostgres } from './open-postgres.ts'
import { runAlone } from './run-alone.ts'

describe.runIf(process.env['DATABASE_URL'])('work that one process does at a time', () => {
  let place: Awaited<ReturnType<typeof createEmptyDatabase>>
  let watcher: pg.Client
  beforeAll(async () => {
    place = await createEmptyDatabase()
    watcher = new pg.Client({ connectionString: place.databaseUrl })
    await watcher.connect()
  })
  afterAll(async () => {
    await watcher.end()
    await place.drop()
  })

  const count = async (what: string): Promise<number> => {
    const { rows } = await watcher.query<{ count: number }>(`select count(*)::int as count from ${what}`)
    return rows[0]?.count ?? -1
  }
  const LOCKS = `pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`
  const BUSY = `pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`

  it('waits without a lock and without a transaction of its own', async () => {
    const order: string[] = []
    const first = Promise.withResolvers<void>()
    const working = runAlone(place.databaseUrl, async () => {
      order.push('first begins')
      await first.promise
      order.push('first ends')
    })
    await expect.poll(() => order.length).toBe(1)
    const waiting = Array.from({ length: 3 }, () =>
      runAlone(place.databaseUrl, async () => void order.push('another')),
    )
    // All four are connected, and of those who wait none keeps what a pooler would lend.
    await expect
      .poll(() => count(`pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`))
      .toBe(4)
    await expect.poll(() => count(BUSY)).toBe(1)
    expect(await count(LOCKS)).toBe(1)
    first.resolve()
    await Promise.all([working, ...waiting])
    expect(order).toEqual(['first begins', 'first ends', 'another', 'another', 'another'])
  })

  it('lets go of its lock with its transaction, also after a failure', async () => {
    await expect(runAlone(place.databaseUrl, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    )
    await expect.poll(() => count(LOCKS)).toBe(0)
    expect(await runAlone(place.databaseUrl, async () => 'done')).toBe('done')
  })

  it('takes as long as it needs where the role is given a time-out, unlike what a caller waits for', async () => {
    const terms = async (patient: boolean) => {
      const database = await openPostgres(place.databaseUrl, { patient })
      const { rows } = await database.runRawSql(`select current_setting('statement_timeout') as set`)
      await database.close()
      return rows
    }
    await watcher.query(
      `alter role current_user in database ${watcher.database} set statement_timeout = '3s'`,
    )
    expect(await terms(true)).toEqual([{ set: '0' }])
    expect(await terms(false)).toEqual([{ set: '10s' }])
  })
})
