import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { askPostgres } from './ask-postgres.ts'
import { findBinaries } from './find-binaries.ts'
import { startPostgres } from './start-postgres.ts'

const LIMIT_MS = 10_000
const WITH_POSTGRES = join(import.meta.dirname, '..', 'with-postgres.ts')

const folderOf = async (url: string) => dirname((await askPostgres(url, 'show data_directory'))[0] ?? '')

async function until(isTrue: () => boolean | Promise<boolean>) {
  for (const start = Date.now(); Date.now() - start < LIMIT_MS; await wait(50)) {
    if (await isTrue()) return
  }
  assert.fail('did not happen in time')
}

test('it answers, knows Cyrillic cases, sorts by bytes, and leaves nothing behind', async () => {
  const postgres = await startPostgres()
  const folder = await folderOf(postgres.url)
  assert.deepEqual(await askPostgres(postgres.url, "select lower('ТВЕРСКАЯ')"), ['тверская'])
  assert.deepEqual(await askPostgres(postgres.url, "select x from unnest(array['б','a','Б']) x order by x"), [
    'a',
    'Б',
    'б',
  ])
  await askPostgres(postgres.url, 'create extension pg_trgm')
  await postgres.stop()
  await assert.rejects(askPostgres(postgres.url, 'select 1'))
  assert.equal(existsSync(folder), false)
})

test('two at once do not meet', async () => {
  const [one, other] = await Promise.all([startPostgres(), startPostgres()])
  await askPostgres(one.url, 'create table mine (id int)')
  await assert.rejects(askPostgres(other.url, 'select * from mine'), /mine/)
  await Promise.all([one.stop(), other.stop()])
})

test('it goes with its process, even by kill -9', async () => {
  const script = "setInterval(() => {}, 1000); process.stdout.write(process.env['DATABASE_URL'])"
  const child = spawn(process.execPath, [WITH_POSTGRES, process.execPath, '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  const url = chunk.toString()
  const folder = await folderOf(url)
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await until(() => !existsSync(folder))
  await assert.rejects(askPostgres(url, 'select 1'))
})

test('with-postgres passes the exit code on', () => {
  const result = spawnSync(process.execPath, [WITH_POSTGRES, process.execPath, '-e', 'process.exit(7)'])
  assert.equal(result.status, 7)
})

test('no PostgreSQL anywhere is one clear sentence', async () => {
  await assert.rejects(findBinaries([async () => undefined, async () => ({ bin: '/nowhere' })]), {
    message: /^Нет PostgreSQL для тестов/,
  })
})
