import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ask, nextMessage, startProcess } from './server/ask-process.ts'
import {
  SERVER_KINDS,
  type LoadDone,
  type Ready,
  type ServerKind,
  type ServerOrder,
  type Spent,
} from './server/messages.ts'
import { makeQuestions, type Questions } from './server/questions.ts'

/**
 * Our server beside one of the same framework and one of plain node:http, both of which answer with a constant of the
 * same size. Ours runs with host routing, limits, security headers and log, on the embedded database with the demo
 * world; its background tasks (jobs, changes of the register) are measured between the bursts and subtracted from the
 * cost of a request. Rounds go from server to server, so that whatever else the machine does hits all three; medians
 * are printed.
 *
 * Run: `pnpm --filter @proverka/bench run server` (`-- --rounds 3`, `--only products`; `--data folder` takes the data
 * folder that `npm run seed -- --objects 1000000` filled; `--profile folder` writes processor profiles of our server)
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
    data: { type: 'string' },
  },
})

/** Requests that tell about how fast a server is. */
const FIRST_AMOUNT = 500
/** Seconds before anything is measured: the compiler of the engine is at work, and its time counts as the server's. */
const WARM_UP = 3
/** Seconds of a burst, about, and of a rest. */
const BURST = 0.6
/** Seconds after which no round begins, over all sorts of questions. */
const LONGEST = 80

interface Burst {
  /** Microseconds of the server's processor time for a request, including its background tasks. */
  readonly cpu: number
  readonly perSecond: number
}

const temporary = mkdtempSync(join(tmpdir(), 'proverka-bench-'))
const folder = values.data ?? temporary
const load = startProcess('load-process.ts')
const servers = new Map(SERVER_KINDS.map((kind) => [kind, startProcess('server-process.ts', [kind, folder])]))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of [load, ...servers.values()]) child.kill('SIGKILL')
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 })
    process.exit(1)
  })
try {
  const ready = new Map<ServerKind, Ready>()
  for (const [kind, child] of servers) ready.set(kind, await nextMessage<Ready>(child))
  const all = makeQuestions(ready.get('ours')?.objects ?? [])
  const wanted = all.filter(({ name }) => name.startsWith(values.only))
  const rows: Record<string, object> = {}
  const started = performance.now()
  for (const [index, questions] of wanted.entries()) {
    const until = started + (1000 * LONGEST * (index + 1)) / wanted.length
    rows[questions.name] = await compare(questions, ready, until)
  }
  console.table(rows)
} finally {
  await clean()
}

async function clean(): Promise<void> {
  const children = [load, ...servers.values()].filter(({ connected }) => connected)
  const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)))
  for (const child of children) child.disconnect()
  await Promise.all(ended)
  rmSync(temporary, { recursive: true, force: true, maxRetries: 3 })
}

/** Medians of one sort of questions on the three servers. */
async function compare(questions: Questions, ready: ReadonlyMap<ServerKind, Ready>, until: number) {
  const size = await giveAnswer(questions, ready.get('ours')?.port ?? 0)
  const amounts = new Map<ServerKind, number>()
  for (const kind of SERVER_KINDS) {
    const cold = await burst(kind, questions, FIRST_AMOUNT)
    const warm = await burst(kind, questions, Math.ceil(cold.perSecond * WARM_UP))
    amounts.set(kind, Math.ceil(warm.perSecond * BURST))
  }
  if (values.profile) await order('ours', 'profile')
  const bursts = new Map<ServerKind, Burst[]>(SERVER_KINDS.map((kind) => [kind, []]))
  const rests: number[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    if (round > 0 && performance.now() > until) break
    for (const [kind, own] of bursts) own.push(await burst(kind, questions, amounts.get(kind) ?? 0))
    rests.push(await rest())
  }
  if (values.profile)
    await order('ours', { profile: join(values.profile, `${questions.name.replace(': ', '-')}.cpuprofile`) })
  const atRest = rests.reduce((sum, one) => sum + one, 0) / rests.length
  const ours = median(bursts.get('ours')?.map((one) => one.cpu - atRest / one.perSecond))
  const cpu = (kind: ServerKind) => median(bursts.get(kind)?.map((one) => one.cpu))
  const perSecond = (kind: ServerKind) => median(bursts.get(kind)?.map((one) => one.perSecond))
  return {
    'answer, bytes': size,
    'ours, µs': ours.toFixed(1),
    'framework, µs': cpu('framework').toFixed(1),
    'node:http, µs': cpu('node:http').toFixed(1),
    'to framework': (ours / cpu('framework')).toFixed(2),
    'to node:http': (ours / cpu('node:http')).toFixed(2),
    'ours with the rest, µs': cpu('ours').toFixed(1),
    'at rest, ms per s': (atRest / 1000).toFixed(1),
    'ours, per s': Math.round(perSecond('ours')),
    'framework, per s': Math.round(perSecond('framework')),
    'node:http, per s': Math.round(perSecond('node:http')),
  }

  async function burst(kind: ServerKind, { asked }: Questions, amount: number): Promise<Burst> {
    const before = await order(kind, 'cpu')
    const { seconds } = await ask<LoadDone>(load, { port: ready.get(kind)?.port, amount, asked })
    const after = await order(kind, 'cpu')
    return { cpu: (after.cpu - before.cpu) / amount, perSecond: amount / seconds }
  }
}

function order(kind: ServerKind, what: ServerOrder): Promise<Spent> {
  const server = servers.get(kind)
  if (!server) throw new Error(kind)
  return ask<Spent>(server, what)
}

/** Microseconds of a second that our server works without being asked: it looks for jobs and for changes. */
async function rest(): Promise<number> {
  const before = await order('ours', 'cpu')
  const started = performance.now()
  await setTimeout(BURST * 1000)
  const { cpu } = await order('ours', 'cpu')
  return ((cpu - before.cpu) / (performance.now() - started)) * 1000
}

/** Makes the bare servers answer what ours answers, by the middle size of some answers; tells that size. */
async function giveAnswer({ asked }: Questions, port: number): Promise<number> {
  const answers: string[] = []
  for (const { path, headers } of asked.slice(0, 15)) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    answers.push(await response.text())
  }
  answers.sort((one, other) => one.length - other.length)
  const answer = answers[Math.floor(answers.length / 2)] ?? ''
  for (const kind of ['framework', 'node:http'] as const) servers.get(kind)?.send({ answer })
  return Buffer.byteLength(answer)
}

function median(numbers: readonly number[] = []): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
