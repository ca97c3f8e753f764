import registered from '@proverka/domain/fixtures/addresses.json' with { type: 'json' }
import { createRandom } from '@proverka/test-support/spellings/random'
import {
  exchangeNeighbours,
  reversed,
  withoutMarks,
  withoutRegion,
  wrongLayout,
  wrongLetters,
} from '@proverka/test-support/spellings/real-spellings'
import { expect, it } from 'vitest'
import { inventAddresses } from './invented-addresses.test-data.ts'
import { createSearchIndex } from './search-index.ts'

/** So many suggestions a field shows. */
const FIRST = 8
const ASKED = 300
const OTHERS = 3000

const invented = inventAddresses(ASKED + OTHERS, createRandom(20_261_125))
const asked = [...registered.flats, ...registered.housesWithoutFlat, ...invented.slice(0, ASKED)]
const index = createSearchIndex()
for (const [at, address] of [...asked, ...invented.slice(ASKED)].entries())
  index.put({ id: at + 1, address, number: '' })

/** The share of the addresses that their spelling finds, as people see it: suggested, or in the list. */
function recallOf(spell: (address: string) => string): { percent: number; missed: readonly string[] } {
  const missed = asked.flatMap((address, at) => {
    const text = spell(address)
    const isSuggested = index.suggest(text, FIRST).some(({ id }) => id === at + 1)
    return isSuggested || index.search(text, FIRST).includes(at + 1) ? [] : [`${text} <- ${address}`]
  })
  return { percent: (1 - missed.length / asked.length) * 100, missed }
}

const random = createRandom(7)

it.each([
  ['as written', 99.5, (address: string) => address],
  ['in lower case', 99.5, (address: string) => address.toLowerCase()],
  ['without marks', 98, withoutMarks],
  ['in the wrong layout', 98, wrongLayout],
  ['in the wrong layout, its signs kept', 98, wrongLetters],
  ['with two letters exchanged', 98.8, (address: string) => exchangeNeighbours(address, random)],
  ['from flat to city', 98, reversed],
  ['without region', 99, withoutRegion],
] as const)('an address is found %s in %d of 100 cases at least', (_, floor, spell) => {
  const { percent, missed } = recallOf(spell)
  expect(percent, missed.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(floor)
})

it('a spelling of nothing that is there finds nothing: the floors can be missed', () => {
  expect(recallOf((address) => [...address].toReversed().join('')).percent).toBeLessThan(30)
})
