import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReadLog, type ReadLog } from '../src/platform/audit/read-log.ts'
import { verifyReadLog } from '../src/platform/audit/verify-read-log.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'
import { DAY_MS } from '@proverka/domain/timing'

const READER = randomUUID()

describe('The log of readings', () => {
  const clock = createTestClock()
  let server: TestServer
  let readLog: ReadLog
  beforeAll(async () => {
    server = await startTestServer({}, { clock })
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    const { database, queries, log } = server.context
    readLog = createReadLog(database, queries, clock, log)
  })

  const read = (log: ReadLog, subject: string) =>
    log.append({ readerId: READER, subject, fields: 'name', reason: 'test' })
  const readMany = (log: ReadLog, subjects: readonly string[]) =>
    Promise.all(subjects.map((subject) => read(log, subject)))
  const countOf = async (like: string) => {
    const [row] = await server.sql(
      'select count(*)::int as count from personal_data_reads where subject like $1',
      [like],
    )
    return row?.['count']
  }
  const verify = () => verifyReadLog(server.context.queries)

  /** Bypasses the triggers, like an attacker with access to the disk. */
  async function forge(text: string, values: unknown[] = []) {
    await server.sql('alter table personal_data_reads disable trigger user')
    await server.sql('alter table read_log_chains disable trigger user')
    await server.sql(text, values)
    await server.sql('alter table personal_data_reads enable trigger user')
    await server.sql('alter table read_log_chains enable trigger user')
  }

  it('holds every reading of many at once, in two writers, each of them once', async () => {
    const { database, queries, log } = server.context
    const other = createReadLog(database, queries, clock, log)
    const subjects = Array.from({ length: 300 }, (_, index) => `many:${index}`)
    await Promise.all([
      readMany(readLog, subjects),
      readMany(readLog, subjects),
      readMany(
        other,
        subjects.map((subject) => `${subject}:other`),
      ),
    ])
    expect(await countOf('many:%')).toBe(600)
    expect((await verify()).broken).toBeUndefined()
  })

  it('takes looks within ten minutes for one reading', async () => {
    await read(readLog, 'same:1')
    await read(readLog, 'same:1')
    expect(await countOf('same:%')).toBe(1)
    clock.advance(10 * 60_000)
    await read(readLog, 'same:1')
    expect(await countOf('same:%')).toBe(2)
  })

  it('begins a chain with every day', async () => {
    await read(readLog, 'day:1')
    clock.advance(DAY_MS)
    await read(readLog, 'day:2')
    const rows = await server.sql(
      "select chain_id, position from personal_data_reads where subject like 'day:%'",
    )
    expect(new Set(rows.map(({ chain_id }) => chain_id)).size).toBe(2)
    expect((await verify()).broken).toBeUndefined()
  })

  it('refuses to be used inside a transaction, which could be rolled back', async () => {
    const work = server.context.database.transaction(() => read(readLog, 'inside:1'))
    await expect(work).rejects.toThrow('outside of transactions')
    expect(await countOf('inside:%')).toBe(0)
  })

  it('[SAFE-14] cannot be changed, cut or emptied by a statement', async () => {
    await read(readLog, 'kept:1')
    for (const statement of [
      "update personal_data_reads set reason = 'other'",
      'delete from personal_data_reads',
      'truncate personal_data_reads',
      'delete from read_log_chains',
      'truncate read_log_chains cascade',
    ]) {
      await expect(server.sql(statement), statement).rejects.toThrow('append-only')
    }
    expect(await countOf('kept:%')).toBe(1)
  })

  it('[SAFE-14] names the first entry that was changed on disk, taken out, cut off or added', async () => {
    await readMany(readLog, ['forged:1', 'forged:2', 'forged:3', 'forged:4'])
    const [row] = await server.sql("select chain_id from personal_data_reads where subject = 'forged:1'")
    const chainId = String(row?.['chain_id'])
    const at = (position: number, fault: string) =>
      expect.objectContaining({ chainId, position, fault }) as unknown

    for (const [column, value] of [
      ['reason', 'other'],
      ['subject', 'forged:9'],
      ['fields', 'none'],
      ['reader_id', randomUUID()],
      ['at', new Date(0)],
      ['hash', 'f'.repeat(64)],
    ] as const) {
      const [before] = await server.sql(
        `select ${column} as value from personal_data_reads where chain_id = $1 and position = 2`,
        [chainId],
      )
      const write = `update personal_data_reads set ${column} = $2 where chain_id = $1 and position = 2`
      await forge(write, [chainId, value])
      expect((await verify()).broken, column).toEqual(at(2, 'changed'))
      await forge(write, [chainId, before?.['value']])
    }
    expect((await verify()).broken).toBeUndefined()

    await forge("update read_log_chains set head = 'f' where id = $1", [chainId])
    expect((await verify()).broken).toEqual(at(4, 'changed'))
    await forge(
      'update read_log_chains set head = (select hash from personal_data_reads where chain_id = $1 and position = 4) where id = $1',
      [chainId],
    )
    await forge('delete from personal_data_reads where chain_id = $1 and position = 4', [chainId])
    expect((await verify()).broken).toEqual(at(4, 'missing'))
    await forge('delete from personal_data_reads where chain_id = $1 and position = 2', [chainId])
    expect((await verify()).broken).toEqual(at(2, 'missing'))
    await forge('update read_log_chains set length = 0 where id = $1', [chainId])
    expect((await verify()).broken).toEqual(at(1, 'not-counted'))
  })
})
