import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createSearchIndex } from '@proverka/address-search'
import { makeBigWorld } from '@proverka/dev-env/big-world'
import {
  exchangeNeighbours,
  reversed,
  withoutMarks,
  withoutRegion,
  wrongLayout,
  wrongLetters,
} from '@proverka/test-support/spellings/real-spellings'
import { createRandom } from '@proverka/test-support/spellings/random'
import { writtenAddresses } from './search/written-addresses.ts'

/**
 * Recall over third-party addresses: they are put among invented objects, and each is searched for as written and
 * in the ways in which people type it. The first 8 suggestions must hold the object, or its house or street where the
 * query says no more. The addresses are read from a file of cases and are no part of this repository.
 *
 * Run: `pnpm --filter @proverka/bench run real-addresses -- --cases <addresses.json>` (`--misses` prints what was not found)
 */

const SEED = 20_261_123
const FIRST = 8

const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    objects: { type: 'string', default: '100000' },
    misses: { type: 'boolean', default: false },
  },
})
if (values.cases === undefined) throw new Error('--cases names the file of addresses')

const index = createSearchIndex()
const others = Number(values.objects)
for (const object of makeBigWorld(others)) index.put(object)
const known = new Map<string, number>()
const idsOf = new Map<number, string>()
for (const address of writtenAddresses(JSON.parse(readFileSync(values.cases, 'utf8')))) {
  const id = others + known.size + 1
  known.set(address, id)
  idsOf.set(id, address)
  index.put({ id, address, number: '' })
}

const random = createRandom(SEED)
const WAYS: Readonly<Record<string, (address: string) => string>> = {
  'as written': (address) => address,
  'in lower case': (address) => address.toLowerCase(),
  'without marks': withoutMarks,
  'wrong layout': wrongLayout,
  'wrong layout, signs kept': wrongLetters,
  'two letters exchanged': (address) => exchangeNeighbours(address, random),
  'from flat to city': reversed,
  'without region': withoutRegion,
}
const table: Record<string, Record<string, string | number>> = {}
for (const [way, spell] of Object.entries(WAYS)) {
  const misses: string[] = []
  for (const [address, id] of known) {
    const text = spell(address)
    const suggested = index.suggest(text, FIRST).some((found) => found.id === id)
    const searched = suggested || index.search(text, FIRST).includes(id)
    if (!searched) misses.push(`${text}   <- ${address}`)
  }
  table[way] = {
    found: known.size - misses.length,
    of: known.size,
    '%': percent(1 - misses.length / known.size),
  }
  if (values.misses) console.log(`\n${way}\n  ${misses.join('\n  ')}`)
}
console.table(table)

function percent(share: number): number {
  return Math.round(share * 1000) / 10
}
