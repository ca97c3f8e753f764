import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createSearchIndex, type AddressSearch, type StoredObject } from '@proverka/address-search'
import { createOpenSearchEngine, createPostgresEngine } from '@proverka/dev-env/search-engines'
import { makeBigWorld, type BigObject } from '@proverka/dev-env/big-world'
import pg from 'pg'
import { makeQuestions } from './search/questions.ts'
import { writtenAddresses } from './search/written-addresses.ts'
import {
  exchangeNeighbours,
  reversed,
  withoutMarks,
  wrongLayout,
} from '@proverka/test-support/spellings/real-spellings'
import { createRandom } from '@proverka/test-support/spellings/random'

/**
 * The same questions to the index in memory and to the search in PostgreSQL or OpenSearch, over the same invented objects and, with
 * `--cases`, addresses that others wrote: recall in the first 8, time of a question, how many first answers are the same.
 *
 * Run on a database that may be filled: `DATABASE_URL=… pnpm --filter @proverka/bench run search-engines`
 * (`-- --objects 1000000`, `--cases <addresses.json>`, `--questions 500`), or with `OPENSEARCH_URL=…` and
 * `-- --engine opensearch`, which makes indexes `bench-…` that are deleted by hand
 */

const SEED = 20_261_123
const FIRST = 8
const LIMIT = 50
const BATCH = 5000
const SAMPLE_EVERY = 37
/** The region of an object is that of its settlement: so many partitions as the country has. */
const REGIONS = 89

const { values } = parseArgs({
  options: {
    objects: { type: 'string', default: '100000' },
    questions: { type: 'string', default: '500' },
    cases: { type: 'string' },
    engine: { type: 'string', default: 'postgres' },
  },
})
const count = Number(values.objects)
const name = values.engine

const memory = createSearchIndex()
const sql = name === 'postgres' ? await openEmptied(required('DATABASE_URL')) : undefined
const engine = sql
  ? createPostgresEngine({ url: required('DATABASE_URL') })
  : createOpenSearchEngine({ url: required('OPENSEARCH_URL'), prefix: `bench-${Date.now()}` })
await engine.prepare()

const regions = new Map<string, number>()
const sample: BigObject[] = []
const loading = { memory: 0, engine: 0 }
let batch: StoredObject[] = []
async function load(object: StoredObject | undefined): Promise<void> {
  if (object) batch.push(object)
  if (object && batch.length < BATCH) return
  const start = performance.now()
  for (const one of batch) memory.put(one)
  const middle = performance.now()
  if (batch.length > 0) await engine.put(batch)
  loading.memory += middle - start
  loading.engine += performance.now() - middle
  batch = []
}
for (const object of makeBigWorld(count)) {
  const own = withRegion(object)
  if (own.id % SAMPLE_EVERY === 0) sample.push(own)
  await load({ id: own.id, number: own.number, address: own.address })
}
const written = values.cases ? writtenAddresses(JSON.parse(readFileSync(values.cases, 'utf8'))) : []
for (const [index, address] of written.entries()) await load({ id: count + index + 1, number: null, address })
await load(undefined)
await sql?.query('vacuum analyze address_search.words, address_search.places, address_search.objects')

/** A question, and the objects of which one must be found. */
interface Asked {
  readonly text: string
  readonly right: ReadonlySet<number>
  readonly by: 'search' | 'suggest' | 'any'
}

const random = createRandom(SEED)
const questions = makeQuestions(sample, random, Number(values.questions) / 2100).filter(
  ({ by }) => by === 'search',
)
const wanted = new Set(questions.map(({ object }) => object.address))
const twins = new Map<string, number[]>()
for (const { address, id } of makeBigWorld(count)) {
  if (wanted.has(address)) twins.set(address, [...(twins.get(address) ?? []), id])
}
const groups = new Map<string, Asked[]>()
const add = (kind: string, asked: Asked) => groups.set(kind, [...(groups.get(kind) ?? []), asked])
for (const { kind, text, object } of questions) {
  const same = /\d{6}/.test(text) ? [] : (twins.get(object.address) ?? [])
  add(kind, { text, right: new Set([object.id, ...same]), by: 'search' })
}
const WAYS: Readonly<Record<string, (address: string) => string>> = {
  'as written': (address) => address,
  'without marks': withoutMarks,
  'wrong layout': wrongLayout,
  'two letters exchanged': (address) => exchangeNeighbours(address, random),
  'from flat to city': reversed,
}
for (const [way, spell] of Object.entries(WAYS)) {
  written.forEach((address, index) =>
    add(`written: ${way}`, { text: spell(address), right: new Set([count + index + 1]), by: 'any' }),
  )
}
for (const { address, id } of sample.slice(0, 60)) {
  const text = withoutMarks(address).toLowerCase()
  add('typing', { text: text.slice(0, Math.ceil(text.length * 0.6)), right: new Set([id]), by: 'suggest' })
}

const inMemory: AddressSearch = {
  search: async (text, limit) => memory.search(text, limit),
  suggest: async (text, limit) => memory.suggest(text, limit),
  guess: memory.guess,
}
const table: Record<string, Record<string, number>> = {}
const times: Record<'memory' | 'engine', number[]> = { memory: [], engine: [] }
for (const [kind, asked] of groups) {
  const [one, other] = [await askAll(inMemory, asked), await askAll(engine, asked)]
  times.memory.push(...one.times)
  times.engine.push(...other.times)
  const isTyping = asked[0]?.by === 'suggest'
  table[kind] = {
    questions: asked.length,
    ...(!isTyping && {
      'recall memory, %': percent(one.found, asked.length),
      [`recall ${name}, %`]: percent(other.found, asked.length),
    }),
    'same first, %': percent(
      one.firsts.filter((id, index) => id === other.firsts[index]).length,
      asked.length,
    ),
    'memory p50, ms': at(one.times, 0.5),
    'memory p95, ms': at(one.times, 0.95),
    [`${name} p50, ms`]: at(other.times, 0.5),
    [`${name} p95, ms`]: at(other.times, 0.95),
  }
}
console.table(table)
console.table({
  memory: {
    'p50, ms': at(times.memory, 0.5),
    'p95, ms': at(times.memory, 0.95),
    'load, s': seconds(loading.memory),
  },
  [name]: {
    'p50, ms': at(times.engine, 0.5),
    'p95, ms': at(times.engine, 0.95),
    'load, s': seconds(loading.engine),
  },
})
console.log(memory.sizes)
if (sql) {
  await printSizes(sql)
  await sql.end()
}
await engine.close()

async function printSizes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Record<string, number>>(`
  select (select count(*)::int from address_search.objects) as objects,
         (select count(*)::int from address_search.places) as places,
         (select count(*)::int from address_search.words) as words,
         (select count(*)::int from pg_inherits where inhparent = 'address_search.objects'::regclass) as partitions,
         (select sum(pg_table_size(inhrelid))::float8 from pg_inherits
           where inhparent = 'address_search.objects'::regclass) as object_bytes,
         (select sum(pg_indexes_size(inhrelid))::float8 from pg_inherits
           where inhparent = 'address_search.objects'::regclass) as object_index_bytes,
         pg_total_relation_size('address_search.places')::float8 as place_bytes,
         pg_total_relation_size('address_search.words')::float8 as word_bytes`)
  const sizes = rows[0] ?? {}
  console.table(sizes)
  console.log(
    'bytes per object in all:',
    Math.round(
      ((sizes['object_bytes'] ?? 0) +
        (sizes['object_index_bytes'] ?? 0) +
        (sizes['place_bytes'] ?? 0) +
        (sizes['word_bytes'] ?? 0)) /
        (sizes['objects'] ?? 1),
    ),
  )
}

/** The database without the schema of an earlier run. */
async function openEmptied(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('drop schema if exists address_search cascade')
  return client
}

function required(variable: string): string {
  const value = process.env[variable]
  if (!value) throw new Error(`${variable} names the engine`)
  return value
}

async function askAll(of: AddressSearch, asked: readonly Asked[]) {
  let found = 0
  const firsts: (number | undefined)[] = []
  const took: number[] = []
  for (const { text, right, by } of asked) {
    const start = performance.now()
    const ids =
      by === 'search' ? await of.search(text, LIMIT) : (await of.suggest(text, FIRST)).map(({ id }) => id)
    took.push(performance.now() - start)
    firsts.push(ids[0])
    let isFound = ids.slice(0, FIRST).some((id) => right.has(id))
    if (!isFound && by === 'any') isFound = (await of.search(text, FIRST)).some((id) => right.has(id))
    if (isFound) found++
  }
  return { found, firsts, times: took }
}

/** The number in the region of the settlement: invented numbers are all in region 00, which would be one partition. */
function withRegion(object: BigObject): BigObject {
  if (object.number === null) return object
  const { region } = object.settlement
  if (!regions.has(region)) regions.set(region, (regions.size % REGIONS) + 1)
  const code = String(regions.get(region)).padStart(2, '0')
  return { ...object, number: code + object.number.slice(2) }
}

function at(taken: readonly number[], share: number): number {
  const sorted = taken.toSorted((one, other) => one - other)
  return Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2))
}

function percent(part: number, whole: number): number {
  return Number(((100 * part) / whole).toFixed(1))
}

function seconds(ms: number): number {
  return Math.round(ms / 100) / 10
}
