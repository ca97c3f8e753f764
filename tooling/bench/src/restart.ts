import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@proverka/dev-env/free-port'
import { median } from './pages/median.ts'

/*
 * How long the server that `npm start` runs is away on its embedded database: after `kill -9` and after a good stop until
 * `/readyz` answers 200, and until the first page is drawn, beside the engine alone on the same folder; and how soon a
 * second process on the folder is refused. Times of the processor are those of all threads, and hardly depend on what else
 * runs. The sites and the server have to be built (`npm run build`).
 */

const SERVER = join(import.meta.dirname, '..', '..', '..', 'apps', 'server')
/** As the launcher has it. */
const MAIN = 'dist/main.js'
const ROUNDS = 7
/** The unit of `/proc`. */
const TICK_MS = 10
const LOOK_MS = 10

/** Opens the folder, answers one question and dies as a killed server does. */
const ENGINE_ALONE = `
import { PGlite } from '@electric-sql/pglite'
const database = await PGlite.create({ dataDir: process.argv[1] })
await database.query('select 1')
const { user, system } = process.cpuUsage()
process.stdout.write(String((user + system) / 1000))
process.kill(process.pid, 'SIGKILL')
`

const folder = await mkdtemp(join(tmpdir(), 'proverka-restart-'))
const port = await findFreePort()
const others = await findFreePort()

function startServer(at: number): ChildProcess {
  const env = { ...process.env, DATA_DIR: folder, PORT: String(at), LOG_LEVEL: 'error' }
  return spawn(process.execPath, [MAIN], { cwd: SERVER, env, stdio: 'ignore' })
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

/** Milliseconds of processor that a process has had. */
async function readProcessorTime(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // After the name, which may hold anything: from the third field on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** The engine alone, from its start to its first answer; milliseconds of processor. */
async function openEngine(): Promise<number> {
  const alone = ['--input-type=module', '-e', ENGINE_ALONE, join(folder, 'database')]
  const child = spawn(process.execPath, alone, { cwd: SERVER, stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return Number(printed)
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

/** The first visitor's page: drawn by an app that may not be loaded yet. */
async function untilPage(): Promise<void> {
  await untilReady()
  const reply = await fetch(`http://127.0.0.1:${port}/`)
  if (!(await reply.text()).includes('</html>')) throw new Error(`the home page is ${reply.status}`)
}

const times = {
  refused: [] as number[],
  killed: [] as number[],
  stopped: [] as number[],
  page: [] as number[],
  work: [] as number[],
  engineWork: [] as number[],
  engine: [] as number[],
}
let server = startServer(port)
try {
  await untilReady()
  for (let round = 0; round < ROUNDS; round++) {
    times.refused.push(await timed(() => once(startServer(others), 'exit')))
    await end(server, 'SIGKILL')
    times.engine.push(await timed(async () => times.engineWork.push(await openEngine())))
    times.killed.push(
      await timed(() => {
        server = startServer(port)
        return untilReady()
      }),
    )
    times.work.push(await readProcessorTime(server.pid))
    await end(server, 'SIGKILL')
    times.page.push(
      await timed(() => {
        server = startServer(port)
        return untilPage()
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
console.log(`  первая страница после kill -9         ${middle('page')}`)
console.log(`  готов после остановки                 ${middle('stopped')}`)
console.log(`  один движок на той же папке           ${middle('engine')}`)
console.log(`  после kill -9 сверх движка            ${middle('killed') - middle('engine')}`)
console.log(`  процессор: готов после kill -9        ${middle('work')}`)
console.log(`  процессор: один движок                ${middle('engineWork')}`)
console.log(`  процессор: сверх движка               ${middle('work') - middle('engineWork')}`)
