import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { failedJob } from './setup/failed-job.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls, maintenance } = contract

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const stateOf = async (id: string) =>
  (await server.sql('select state::text as state from pgboss.job where id = $1', [id]))[0]?.['state']
const listed = async (id: string) =>
  (await admin.call(maintenance.listJobs, {})).data.find((job) => job.id === id)

describe('[CONSOLE-15] a job', () => {
  it('that failed begins again, and is done', async () => {
    const id = await failedJob(server)
    expect(await listed(id)).toMatchObject({ status: 'error', is_stuck: false })
    expect((await admin.call(maintenance.retryJob, { params: { id } })).data).toEqual({ retried: true })
    await until('the job is done', async () => (await stateOf(id)) === 'completed' || undefined)
    expect((await logOf(admin))[0]).toMatchObject({
      action: 'job.retry',
      subject: `job:${id}`,
      details: { name: 'call-affiliate' },
    })
    expect((await admin.call(maintenance.retryJob, { params: { id } })).status).toBe(404)
  })

  it('that hangs is told from one that runs, and begins again', async () => {
    const id = await failedJob(server)
    const runSince = (since: string) =>
      server.sql(
        `update pgboss.job set state = 'active', completed_on = null, started_on = now() - $2::interval where id = $1`,
        [id, since],
      )
    await runSince('1 minute')
    expect(await listed(id)).toMatchObject({ status: 'running', is_stuck: false })
    const early = await admin.call(maintenance.retryJob, { params: { id } })
    expect([early.status, early.error]).toEqual([
      409,
      'Задание сейчас идет: его можно трогать, когда оно встанет',
    ])
    await runSince('1 hour')
    expect(await listed(id)).toMatchObject({ is_stuck: true })
    expect((await admin.call(maintenance.retryJob, { params: { id } })).status).toBe(200)
    await until('the job is done', async () => (await stateOf(id)) === 'completed' || undefined)
  })

  it('is cancelled, and not tried again', async () => {
    const id = await failedJob(server)
    expect((await admin.call(maintenance.cancelJob, { params: { id } })).data).toEqual({ cancelled: true })
    expect(await stateOf(id)).toBe('cancelled')
    expect(await listed(id)).toBeUndefined()
    expect((await admin.call(maintenance.cancelJob, { params: { id } })).status).toBe(404)
  })
})

describe('[CONSOLE-16] the health of the service', () => {
  it('names what waits and what is old; what is not known is null', async () => {
    await server.sql('delete from last_backup')
    const { data } = await admin.call(calls.getHealth, {})
    expect(data).toMatchObject({ backup_at: null, refused_refunds: 0 })
    expect(data.database_bytes).toBeGreaterThan(0)
    await server.sql('insert into last_backup (made_at) values (now())')
    const [refused] = [data.emails.refused_addresses]
    await server.sql(`insert into refused_addresses values (repeat('a', 64), 550, now())`)
    const { data: later } = await admin.call(calls.getHealth, {})
    expect(later.backup_at).not.toBeNull()
    expect(later.emails.refused_addresses).toBe(refused + 1)
  })
})
