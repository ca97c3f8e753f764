import type { FoundSuggestion } from '../address-search.ts'
import type { ParsedQuery } from '../parse/parse-query.ts'
import { readHouse } from '../query/house-readings.ts'
import { Best } from '../query/best.ts'
import type { PlaceMatch } from '../query/match-places.ts'
import { suggest } from '../query/suggest.ts'
import type { AddressStore, HousePattern, UnitPattern } from './address-store.ts'
import { findCandidates } from './candidates.ts'

/** Suggestions for what is being typed, by the ids of objects. */
export async function suggestCandidates(
  store: AddressStore,
  query: ParsedQuery,
  count: number,
  withTypos: boolean,
): Promise<readonly FoundSuggestion[]> {
  const candidates = await findCandidates(store, query, withTypos)
  // As many places as the suggestions in memory look at.
  const best = new Best<PlaceMatch>(count * 4)
  for (const match of candidates.matches) best.add(match.score, match)
  const places = best.entries().map(({ item }) => item)
  if (places.length === 0) return []
  const units: UnitPattern[] = []
  const houses: HousePattern[] = []
  let streets = 0
  for (const { place, usedNumbers } of places) {
    const left = query.numbers.filter((_, index) => (usedNumbers & (1 << index)) === 0)
    const remotes = candidates.remotesOf(place)
    if (left.length === 0) {
      if (streets++ < count) houses.push(...remotes.map((remote) => ({ place: remote, beginning: '' })))
      continue
    }
    const readings = readHouse(left)
    for (const { house, units: parts } of readings) {
      if (house === '') continue
      const isBeginning = parts.length > 0 && query.isNumberUnfinished
      units.push(...remotes.map((remote) => ({ place: remote, house, unit: parts.join(':'), isBeginning })))
    }
    const [first] = readings
    if (query.isNumberUnfinished && first && first.units.length === 0)
      houses.push(...remotes.map((remote) => ({ place: remote, beginning: first.house })))
  }
  const [firsts, ofUnits, ofHouses] = await Promise.all([
    store.firstObjects(places.flatMap(({ place }) => candidates.remotesOf(place))),
    units.length > 0 ? store.objects(units, count + 1) : [],
    houses.length > 0 ? store.houses(houses, count + 1) : [],
  ])
  candidates.add([...firsts, ...ofUnits, ...ofHouses])
  const found = suggest(candidates.store, candidates.matcher, query, count, withTypos)
  return found.map(({ level, row }) => ({ level, id: candidates.idOf(row) }))
}
