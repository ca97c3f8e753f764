import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { startServerProcess } from '@proverka/test-support/server-process'

const ADMIN_URL = process.env['DATABASE_URL']
const ROUNDS = 5
const PROCESSES = 3

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: ADMIN_URL })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe.runIf(ADMIN_URL)('Several processes on an empty PostgreSQL', () => {
  it('[SAFE-15] may start for the first time at once: all come up', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'proverka-first-'))
    for (let round = 0; round < ROUNDS; round++) {
      const name = `proverka_first_${process.pid}_${round}`
      await onServer(`create database ${name}`)
      const url = new URL(ADMIN_URL ?? '')
      url.pathname = `/${name}`
      const variables = { DATABASE_URL: url.href, DATA_DIR: folder }
      const started = await Promise.allSettled(
        Array.from({ length: PROCESSES }, () => startServerProcess(variables)),
      )
      const servers = started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
      const states = await Promise.all(
        servers.map(async ({ port }) => (await hostFetch(port, 'realty.localhost', '/readyz')).status),
      )
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      await onServer(`drop database ${name} with (force)`)
      expect(started.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))).toEqual(
        [],
      )
      expect(states).toEqual([200, 200, 200])
    }
    await rm(folder, { recursive: true, force: true })
  }, 300_000)
})
