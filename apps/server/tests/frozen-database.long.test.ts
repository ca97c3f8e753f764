import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { copyDatabase } from './setup/copy-database.ts'
import { createFreezingProxy } from '@proverka/test-support/freezing-proxy'
import { startTestServer } from './setup/test-server.ts'

/** The longest that a call waits for the database, and what a busy machine adds. */
const CALL_LIMIT_MS = 20_000

/** Past the transaction that is open around a call. */
const outside = AsyncLocalStorage.snapshot()

const isPostgres = process.env['DATABASE_URL'] !== undefined

describe.runIf(isPostgres)('A database that hangs', () => {
  it('[SAFE-17] is seen by /readyz within a second, and calls are answered with 503 in time', async () => {
    const copy = await copyDatabase()
    const proxy = await createFreezingProxy(copy.databaseUrl ?? '')
    const server = await startTestServer(
      { timeLimitFactor: 1 },
      {},
      { databaseUrl: proxy.url, drop: async () => {} },
    )
    try {
      expect((await server.get('/readyz')).status).toBe(200)
      proxy.freeze()
      const start = performance.now()
      const calls = Array.from({ length: 30 }, () => server.get('/api/tariff/get_all'))
      for (let round = 0; round < 3; round++) {
        const asked = performance.now()
        expect(await server.get('/readyz')).toMatchObject({ status: 503 })
        expect(performance.now() - asked).toBeLessThan(1500)
      }
      const answers = await Promise.all(calls)
      expect(performance.now() - start).toBeLessThan(CALL_LIMIT_MS)
      for (const { status, text, headers } of answers) {
        expect([status, JSON.parse(text)]).toMatchObject([503, { code: 'server/unavailable' }])
        expect(headers['retry-after']).toBe('5')
      }
      proxy.thaw()
      await expect.poll(async () => (await server.get('/readyz')).status, { timeout: 60_000 }).toBe(200)
      await expect
        .poll(async () => (await server.get('/api/tariff/get_all')).status, { timeout: 60_000 })
        .toBe(200)
    } finally {
      proxy.thaw()
      await server.stop()
      await proxy.close()
      await copy.drop()
    }
  })
})

describe.runIf(isPostgres)('A connection that the database ends', () => {
  it('[SAFE-17] between two statements of a transaction fails that transaction and nothing else', async () => {
    const server = await startTestServer()
    const { database } = server.context
    try {
      const work = database.transaction(async () => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.current)
        const pid = rows[0]?.pid
        await outside(() => server.sql('select pg_terminate_backend($1)', [pid]))
        await expect
          .poll(() => outside(() => server.sql('select 1 from pg_stat_activity where pid = $1', [pid])))
          .toEqual([])
        // Its end is an event of the socket; without a listener it would end the process.
        await wait(100)
        await sql`select 1`.execute(database.current)
      })
      await expect(work).rejects.toThrow(/not queryable|terminated|connection error/)
      expect((await server.get('/readyz')).status).toBe(200)
    } finally {
      await server.stop()
    }
  })
})
