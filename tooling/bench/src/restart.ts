import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@proverka/dev-env/free-port'
import { median } from './pages/median.ts'

/*
 * How long a server on its embedded database is away: after `kill -9` and after a good stop until `/readyz` answers 200,
 * beside the engine alone on the same folder; and how soon a second process on the folder is refused.
 */

const SERVER = join(import.meta.dirname, '..', '..', '..', 'apps', 'server')
const ROUNDS = 7
const LOOK_MS = 10

/** Opens the folder, answers one question and dies as a killed server does. */
const ENGINE_ALONE = `
import { PGlite } from '@electric-sql/pglite'
const database = await PGlite.create({ dataDir: process.argv[1] })
await database.query('select 1')
process.kill(process.pid, 'SIGKILL')
`

const folder = await mkdtemp(join(tmpdir(), 'proverka-restart-'))
const port = await findFreePort()
const others = await findFreePort()

function startServer(at: number): ChildProcess {
  const env = { ...process.env, DATA_DIR: folder, PORT: String(at), LOG_LEVEL: 'error' }
  return spawn(process.execPath, ['src/main.ts'], { cwd: SERVER, env, stdio: 'ignore' })
}

async function untilReady(): Promise<void> {
  while (
    !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(LOOK_MS)
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const times = {
  refused: [] as number[],
  killed: [] as number[],
  stopped: [] as number[],
  engine: [] as number[],
}
let server = startServer(port)
try {
  await untilReady()
  for (let round = 0; round < ROUNDS; round++) {
    times.refused.push(await timed(() => once(startServer(others), 'exit')))
    await end(server, 'SIGKILL')
    const alone = ['--input-type=module', '-e', ENGINE_ALONE, join(folder, 'database')]
    times.engine.push(await timed(() => once(spawn(process.execPath, alone, { cwd: SERVER }), 'exit')))
    times.killed.push(
      await timed(() => {
        server = startServer(port)
        return untilReady()
      }),
    )
    await end(server, 'SIGTERM')
    times.stopped.push(
      await timed(() => {
        server = startServer(port)
        return untilReady()
      }),
    )
  }
} finally {
  await end(server, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
}

const middle = (name: keyof typeof times) => Math.round(median(times[name]))
console.log(`Медиана из ${ROUNDS}, мс`)
console.log(`  второй процесс получил отказ          ${middle('refused')}`)
console.log(`  готов после kill -9                   ${middle('killed')}`)
console.log(`  готов после остановки                 ${middle('stopped')}`)
console.log(`  один движок на той же папке           ${middle('engine')}`)
console.log(`  после kill -9 сверх движка            ${middle('killed') - middle('engine')}`)
