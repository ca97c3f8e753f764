import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockFolder } from '../src/platform/db/folder-lock.ts'
import { makeBigWorld } from '../src/commands/seeds/big-world/make-big-world.ts'
import { seedBigWorld } from '../src/commands/seeds/big-world/seed-big-world.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const count = async () => {
  const [row] = await server.sql('select count(*) as count from demo_objects where id > 1000000')
  return row?.['count']
}

describe('the big world', () => {
  it('is written in batches, goes on where it was stopped, and is found at once', async () => {
    const { database } = server.context
    const stopped = await seedBigWorld(database, 5000, ({ done }) => done < 2000)
    expect(stopped).toEqual({ done: 2000, total: 5000 })
    expect(await count()).toBe(2000)
    const steps: number[] = []
    await seedBigWorld(database, 5000, ({ done }) => steps.push(done) > 0)
    expect(steps).toEqual([2000, 4000, 5000])
    expect(await count()).toBe(5000)
    const rows = await server.sql('select number, address from demo_objects where id = 1004999')
    const [wanted] = [...makeBigWorld(5000, 1_000_001)].slice(4998)
    expect(rows).toEqual([{ number: wanted?.number, address: wanted?.address }])
    await until(
      'the last object',
      async () => (await server.context.objectSearch.search(wanted?.number ?? ''))[0],
    )
  })

  it('is a beginning of every larger one, with numbers that cannot exist and none twice', () => {
    const world = [...makeBigWorld(3000)]
    expect([...makeBigWorld(20_000)].slice(0, 3000)).toEqual(world)
    const numbers = world.flatMap(({ number }) => number ?? [])
    expect(numbers.every((number) => number.startsWith('00:'))).toBe(true)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

it('the command says plainly that a server has the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'proverka-seed-'))
  const release = lockFolder(join(folder, 'database'))
  try {
    const child = spawn(process.execPath, ['src/commands/seed.ts', '--objects', '10'], {
      cwd: join(import.meta.dirname, '..'),
      env: { PATH: process.env['PATH'], DATA_DIR: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const code = await new Promise((resolve) => child.once('close', resolve))
    expect(code).toBe(1)
    expect(output).toContain('уже открыта другим процессом')
    expect(output).toContain('Остановите запущенный сервер')
  } finally {
    release()
    await rm(folder, { recursive: true, force: true })
  }
})
