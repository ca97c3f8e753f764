import { parseArgs } from 'node:util'
import type { AddressSearch } from '@proverka/address-search'
import { startPostgres } from '@proverka/dev-env/postgres'
import { openBulkPostgres, openRegister } from '@proverka/dev-env/register'
import {
  exchangeNeighbours,
  reversed,
  withoutRegion,
  wrongLayout,
} from '@proverka/test-support/spellings/real-spellings'
import { createRandom } from '@proverka/test-support/spellings/random'
import pg from 'pg'
import { makeGarWorld, type GarObject } from './register-search/gar-world.ts'
import { loadWorld } from './register-search/load-world.ts'
import { readProcessor, type ListPids } from './register-search/processor.ts'
import { makeQuestions } from './search/questions.ts'
import { prepareRegister } from './register-search/prepare-register.ts'

/**
 * The search over the register: an invented world in the tables of GAR, indexed region by region as a load does it. Recall in
 * the first 8, time of a question, questions a second, objects indexed a second, bytes an object. Seconds of processor are the
 * steadier figure where others run beside.
 *
 * Run: `pnpm --filter @proverka/bench run register-search -- --objects 1000000` (`--shards 3`: regions spread over as many
 * PostgreSQL servers). The script starts them, without fsync.
 */

const SEED = 20_261_128
const FIRST = 8
const LIMIT = 50
const SAMPLE_EVERY = 37
const ASKING_AT_ONCE = 8
const ASKING_MS = 20_000

const { values } = parseArgs({
  options: {
    objects: { type: 'string', default: '100000' },
    questions: { type: 'string', default: '1000' },
    shards: { type: 'string', default: '1' },
  },
})
const count = Number(values.objects)
const servers = await Promise.all(Array.from({ length: Number(values.shards) }, () => startPostgres()))
try {
  const connections = await Promise.all(
    servers.map(async ({ url }) => {
      await prepareRegister(url)
      return openBulkPostgres(url)
    }),
  )
  const begun = performance.now()
  const { seconds, processor, regions, sizes } = await loadWorld(connections, count)
  const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  console.table({
    objects: count,
    regions,
    'filled and indexed in all, s': Math.round((performance.now() - begun) / 1000),
    'address indexes, s': round(seconds),
    'objects indexed a second': Math.round(count / seconds),
    'processor of the indexes, s': round(processor),
    'objects a second of processor': Math.round(count / processor),
    ...Object.fromEntries(
      Object.entries(sizes).map(([what, size]) => [`${what}, bytes an object`, round(size / count)]),
    ),
    'bytes an object': round(bytes / count),
  })
  const pools = servers.map(({ url }) => new pg.Pool({ connectionString: url, max: ASKING_AT_ONCE }))
  const search = openRegister(pools.map((pool) => (text, parameters) => pool.query(text, parameters))).index
  await ask(
    search,
    pools.map((pool): ListPids => async () => {
      const { rows } = await pool.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database()',
      )
      return rows.map(({ pid }) => pid)
    }),
  )
  for (const pool of pools) await pool.end()
  for (const connection of connections) await connection.close()
} finally {
  for (const server of servers) await server.stop()
}

interface Asked {
  readonly text: string
  readonly address: string
  readonly number: string | null
}

async function ask(search: AddressSearch, listPids: readonly ListPids[]): Promise<void> {
  const groups = makeGroups()
  const wanted = new Set([...groups.values()].flatMap((asked) => asked.map(({ address }) => address)))
  const idsOf = new Map<string, number[]>()
  for (const { object } of makeGarWorld(count))
    if (wanted.has(object.address))
      idsOf.set(object.address, [...(idsOf.get(object.address) ?? []), object.id])
  const all: Asked[] = [...groups.values()].flat()
  for (const { text } of all.slice(0, 200)) await search.search(text, LIMIT)
  const table: Record<string, object> = {}
  const times: number[] = []
  for (const [kind, asked] of groups) {
    const taken: number[] = []
    let found = 0
    const before = await readProcessor(listPids)
    for (const { text, address } of asked) {
      const start = performance.now()
      const ids = await search.search(text, LIMIT)
      taken.push(performance.now() - start)
      if (ids.slice(0, FIRST).some((id) => idsOf.get(address)?.includes(id))) found += 1
    }
    times.push(...taken)
    const processor = ((await readProcessor(listPids)) - before) * 1000
    table[kind] = {
      questions: asked.length,
      'recall, %': round((100 * found) / asked.length),
      'processor, ms': round(processor / asked.length),
      ...quantiles(taken),
    }
  }
  console.table({ ...table, all: { questions: times.length, ...quantiles(times) } })
  let done = 0
  const end = performance.now() + ASKING_MS
  await Promise.all(
    Array.from({ length: ASKING_AT_ONCE }, async (_, worker) => {
      for (let at = worker; performance.now() < end; at += ASKING_AT_ONCE, done++)
        await search.search(all[(at * 7919) % all.length]?.text ?? '', LIMIT)
    }),
  )
  console.log('questions a second, of', ASKING_AT_ONCE, 'at once:', Math.round(done / (ASKING_MS / 1000)))
}

/** Addresses as GAR has them, spelt in the ways of people, and the labelled questions of the other benches. */
function makeGroups(): ReadonlyMap<string, readonly Asked[]> {
  const random = createRandom(SEED)
  const sample: GarObject[] = []
  for (const { object } of makeGarWorld(count)) if (object.id % SAMPLE_EVERY === 0) sample.push(object)
  const most = Number(values.questions)
  const some = sample.filter((_, at) => at % Math.ceil(sample.length / most) === 0)
  const groups = new Map<string, Asked[]>()
  const ways: Readonly<Record<string, (address: string) => string>> = {
    'as GAR writes it': (address) => address,
    'without region': withoutRegion,
    'from flat to city': reversed,
    'wrong layout': wrongLayout,
    'two letters exchanged': (address) => exchangeNeighbours(address, random),
  }
  for (const [way, spell] of Object.entries(ways))
    groups.set(
      way,
      some.map(({ address, number }) => ({ text: spell(address), address, number })),
    )
  for (const { kind, text, object, by } of makeQuestions(sample, random, most / 2100)) {
    if (by !== 'search') continue
    const { address, number } = object
    groups.set(kind, [...(groups.get(kind) ?? []), { text, address, number }])
  }
  return groups
}

function quantiles(taken: readonly number[]) {
  const sorted = taken.toSorted((one, other) => one - other)
  const at = (share: number) => round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { 'p50, ms': at(0.5), 'p95, ms': at(0.95), 'p99, ms': at(0.99) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
