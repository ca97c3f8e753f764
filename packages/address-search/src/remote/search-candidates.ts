import type { ParsedQuery, QueryNumber } from '../parse/parse-query.ts'
import { findObjects } from '../query/find-objects.ts'
import { readHouse, readTurned, type HouseReading } from '../query/house-readings.ts'
import { tierOf, withGuess } from '../query/score.ts'
import type { AddressStore, UnitPattern } from './address-store.ts'
import { findCandidates, type Candidates } from './candidates.ts'

/** Most houses that are looked up at once: the best of those that fit equally well. */
const MOST_HOUSES = 400
/** Most numbers of a question that may all be parts of names. */
const MOST_NAMES = 6

const readAll = (numbers: readonly QueryNumber[]): readonly HouseReading[] => [
  ...readHouse(numbers),
  ...readTurned(numbers),
]

/** Ids of the objects of a question, the best first. */
export async function searchCandidates(
  store: AddressStore,
  query: ParsedQuery,
  limit: number,
  withTypos: boolean,
): Promise<readonly number[]> {
  const candidates = await findCandidates(store, query, withTypos, housesOf(query))
  const requests = requestsOf(candidates, query).toSorted((one, other) => one.score - other.score)
  for (let from = 0; from < requests.length;) {
    const tier = tierOf((requests[from] as UnitRequest).score)
    const end = requests.findIndex(({ score }, at) => at > from && tierOf(score) !== tier)
    const best = requests.slice(from, end === -1 ? undefined : end).slice(0, MOST_HOUSES)
    from = end === -1 ? requests.length : end
    const objects = await store.objects(
      best.map(({ pattern }) => pattern),
      limit,
    )
    if (objects.length === 0) continue
    candidates.add(objects)
    return findObjects(candidates.store, candidates.matcher, query, limit, withTypos).map((row) =>
      candidates.idOf(row),
    )
  }
  return []
}

interface UnitRequest {
  readonly score: number
  readonly pattern: UnitPattern
}

/** What each place would have to have, by how well that would fit. */
function requestsOf(candidates: Candidates, query: ParsedQuery): readonly UnitRequest[] {
  const readings = new Map<number, readonly HouseReading[]>()
  return candidates.matches.flatMap(({ place, score, usedNumbers }) => {
    const known = readings.get(usedNumbers) ?? readAll(withoutBits(query.numbers, usedNumbers))
    readings.set(usedNumbers, known)
    return known.flatMap(({ house, units, guess }) =>
      candidates.remotesOf(place).map((remote) => ({
        score: withGuess(score, guess),
        pattern: {
          place: remote,
          house: house === '' ? undefined : house,
          unit: units.join(':'),
          isBeginning: false,
        },
      })),
    )
  })
}

const withoutBits = (numbers: readonly QueryNumber[], bits: number) =>
  numbers.filter((_, index) => (bits & (1 << index)) === 0)

/** Keys of all houses that the numbers may mean when up to two are parts of a name; undefined when that tells nothing. */
function housesOf({ numbers }: ParsedQuery): readonly string[] | undefined {
  const plain = numbers.slice(0, MOST_NAMES).flatMap(({ role }, at) => (role === 'plain' ? [1 << at] : []))
  const used = new Set([0, ...plain, ...plain.flatMap((one) => plain.map((other) => one | other))])
  const houses = new Set<string>()
  for (const bits of used) for (const { house } of readAll(withoutBits(numbers, bits))) houses.add(house)
  return houses.size === 0 || houses.has('') ? undefined : [...houses]
}
