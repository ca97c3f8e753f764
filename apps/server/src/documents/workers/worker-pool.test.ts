import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { runTraced } from '../../platform/observability/trace.ts'
import {
  createWorkerPool,
  TaskError,
  WorkerLostError,
  type PoolOptions,
  type WorkerPool,
} from './worker-pool.ts'

/** A worker that doubles, waits without end, fills its memory, crashes, or throws, as its task says. */
const SOURCE = `
import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ name, input }) => {
  if (name === 'double') parentPort.postMessage({ output: input * 2 })
  if (name === 'throw') parentPort.postMessage({ failed: { message: 'too much', code: 'too-large' } })
  if (name === 'crash') process.exit(3)
  if (name === 'spin') for (;;) {}
  if (name === 'fill') { const kept = []; for (;;) kept.push(new Array(10_000).fill(Math.random())) }
})`

type Tasks = {
  readonly [Name in 'double' | 'throw' | 'crash' | 'spin' | 'fill']: {
    readonly input: number
    readonly output: number
  }
}

const folder = mkdtempSync(join(tmpdir(), 'pool-'))
const entry = join(folder, 'worker.mjs')
writeFileSync(entry, SOURCE)
afterAll(() => rmSync(folder, { recursive: true }))

const pools: WorkerPool<Tasks>[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close()
})

function poolOf(options: Partial<PoolOptions> = {}): WorkerPool<Tasks> {
  const pool = createWorkerPool<Tasks>(
    pathToFileURL(entry),
    { workers: 1, timeoutMs: 60_000, maxWaiting: 10, maxWaitingOfOne: 10, heapMb: 32, ...options },
    pino({ level: 'silent' }),
  )
  pools.push(pool)
  return pool
}

describe('[SAFE-18] a pool of workers', () => {
  it('does every task that waits, one after the other', async () => {
    const pool = poolOf({ workers: 2 })
    const numbers = [1, 2, 3, 4, 5]
    expect(await Promise.all(numbers.map((number) => pool.run('double', number)))).toEqual([2, 4, 6, 8, 10])
  })

  it('hands on what a task throws, with its code', async () => {
    const failed = poolOf().run('throw', 0)
    await expect(failed).rejects.toThrow(TaskError)
    await expect(failed).rejects.toMatchObject({ message: 'too much', code: 'too-large' })
  })

  it.each(['crash', 'fill'] as const)('loses one task to a worker that ends: %s', async (name) => {
    const pool = poolOf()
    await expect(pool.run(name, 0)).rejects.toThrow(WorkerLostError)
    expect(await pool.run('double', 21)).toBe(42)
  })

  it('ends a worker that takes too long, and goes on with another one', async () => {
    const pool = poolOf({ timeoutMs: 300 })
    await expect(pool.run('spin', 0)).rejects.toThrow('took longer than 300 ms')
    expect(await poolOf().run('double', 21)).toBe(42)
  })

  it('refuses what would wait behind too many others, and ends with all that wait', async () => {
    const pool = poolOf({ maxWaiting: 1 })
    const lost = [pool.run('spin', 0), pool.run('double', 1)]
    await expect(pool.run('double', 2)).rejects.toMatchObject({ code: 'server/busy' })
    const ends = Promise.allSettled(lost)
    await pool.close()
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(pool.run('double', 3)).rejects.toThrow('stopped')
  })

  it('[SAFE-22] serves jobs first and networks in turn, and one network cannot fill the queue', async () => {
    const pool = poolOf({ maxWaitingOfOne: 3 })
    const ended: string[] = []
    const run = (who: string, network?: string) =>
      runTraced(who, () => pool.run('double', 1).then(() => void ended.push(who)), network)
    const all = [run('a1', 'a'), run('a2', 'a'), run('a3', 'a'), run('a4', 'a'), run('job')]
    await expect(run('a5', 'a')).rejects.toThrow('Сервис сейчас занят')
    await Promise.all([...all, run('b1', 'b')])
    expect(ended.slice(0, 2)).toEqual(['a1', 'job'])
    expect(ended).toHaveLength(6)
  })
})
