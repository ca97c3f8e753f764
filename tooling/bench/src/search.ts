import { parseArgs } from 'node:util'
import { createSearchIndex, type SearchIndex } from '@proverka/address-search'
import { makeBigWorld, type BigObject } from '@proverka/dev-env/big-world'
import { makeQuestions, type Question } from './search/questions.ts'
import { createRandom } from '@proverka/test-support/spellings/random'

/**
 * The search index on a million invented objects: memory, recall of a labelled list of 2,000 questions by kind, time of
 * a question. Figures of one machine; the processor time is the steadier one where others run beside it.
 *
 * Run: `pnpm --filter @proverka/bench run search` (`-- --objects 100000`, `--misses` prints what was not found)
 */

const SEED = 20_261_123
/** The object meant must be among so many (issue: «in the first 8»). */
const FIRST = 8
const LIMIT = 50
const ROUNDS = 5
/** Objects that questions are made of: enough, without keeping all of them. */
const SAMPLE_EVERY = 37

const { values } = parseArgs({
  options: { objects: { type: 'string', default: '1000000' }, misses: { type: 'boolean', default: false } },
})
const count = Number(values.objects)

const before = memory()
const started = process.cpuUsage()
const index = createSearchIndex()
const sample: BigObject[] = []
const twins = new Map<string, number[]>()
for (const object of makeBigWorld(count)) {
  index.put(object)
  if (object.id % SAMPLE_EVERY === 0) sample.push(object)
}
const built = process.cpuUsage(started)
const after = memory()
// Several records of one address are equally right.
const questions = makeQuestions(sample, createRandom(SEED))
const wanted = new Set(questions.map(({ object }) => object.address))
const suggested = new Set(
  questions
    .filter(({ by }) => by === 'suggest')
    .flatMap(({ text }) => index.suggest(text, FIRST).map(({ id }) => id)),
)
const streets = new Map<number, string>()
for (const { address, id } of makeBigWorld(count)) {
  if (wanted.has(address)) twins.set(address, [...(twins.get(address) ?? []), id])
  if (suggested.has(id)) streets.set(id, streetOf(address))
}
const byKind = [...Map.groupBy(questions, ({ kind }) => kind)]
for (const [kind, [first]] of byKind) console.log(`${kind}: ${first?.text}`)
console.log(index.sizes)
console.table({
  'build, s of processor': (built.user + built.system) / 1e6,
  'memory of the process, MB': after.rss - before.rss,
  'heap and buffers, MB': after.heap - before.heap,
})
console.table(Object.fromEntries(byKind.map(measureKind)))
console.table({ all: measureAll(questions) })

/** Recall and times of one kind. */
function measureKind([kind, own]: [string, readonly Question[]]) {
  const misses = own.filter((question) => !isFound(question))
  if (values.misses)
    for (const { text, object } of misses) console.log(`  - ${kind}: ${text} (${object.address})`)
  return [
    kind,
    {
      questions: own.length,
      'recall, %': percent(own.length - misses.length, own.length),
      ...measureAll(own),
    },
  ]
}

function isFound({ text, object, by }: Question): boolean {
  if (by === 'suggest')
    return index.suggest(text, FIRST).some(({ id }) => streets.get(id) === streetOf(object.address))
  const right = new Set([object.id, ...(/\d{6}/.test(text) ? [] : (twins.get(object.address) ?? []))])
  return index
    .search(text, LIMIT)
    .slice(0, FIRST)
    .some((id) => right.has(id))
}

function streetOf(address: string): string {
  return address.replace(/, д\. .*$/, '')
}

function measureAll(own: readonly Question[]) {
  const times: number[] = []
  const from = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) {
    for (const question of own) {
      const start = performance.now()
      ask(index, question)
      times.push(performance.now() - start)
    }
  }
  const { user, system } = process.cpuUsage(from)
  times.sort((one, other) => one - other)
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(3))
  return {
    'p50, ms': at(0.5),
    'p99, ms': at(0.99),
    'per second of processor': Math.round(times.length / ((user + system) / 1e6)),
  }
}

function ask(of: SearchIndex, { text, by }: Question): void {
  if (by === 'suggest') of.suggest(text, FIRST)
  else of.search(text, LIMIT)
}

function memory() {
  globalThis.gc?.()
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  return { rss: Math.round(rss / 1e6), heap: Math.round((heapUsed + arrayBuffers) / 1e6) }
}

function percent(part: number, whole: number): number {
  return Number(((100 * part) / whole).toFixed(2))
}
