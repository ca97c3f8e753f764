import type { ParsedQuery } from '../parse/parse-query.ts'
import { NONE } from '../store/lists.ts'
import type { Store } from '../store/store.ts'
import { Best } from './best.ts'
import { createHouseKeys } from './house-keys.ts'
import { readHouse } from './house-readings.ts'
import { lookUp, type PlaceMatch, type PlaceMatcher } from './match-places.ts'
import { withGuess, withLeftover } from './score.ts'

/** An object, or a street or house of which it is one: then only that part of its address is meant. */
export interface Suggestion {
  readonly level: 'place' | 'house' | 'object'
  readonly row: number
}

/** Most houses of one street that are looked at. */
const MOST_HOUSES = 2000

/** Suggestions for what is being typed: streets, then the houses of a street, then the flats of a house. */
export function suggest(
  store: Store,
  matcher: PlaceMatcher,
  query: ParsedQuery,
  count: number,
  withTypos: boolean,
): readonly Suggestion[] {
  if (query.words.length === 0 && query.numbers.length === 0) return []
  const best = new Best<PlaceMatch>(count * 4)
  matcher.each(lookUp(store.places, query, withTypos), (match) => {
    if (best.takes(match.score) && store.firstOf(match.place) !== NONE) best.add(match.score, match)
  })
  // Equal scores keep the insertion order of the places, no matter which word found them.
  const matches = best
    .entries()
    .map(({ item }) => item)
    .toSorted((one, other) => one.score - other.score || one.place - other.place)
  const houseKeys = createHouseKeys(store.houses, query.numbers, readHouse)
  const streets = matches.filter(({ usedNumbers }) => houseKeys.leftWithout(usedNumbers).length === 0)
  const found: Suggestion[] = streets.map(({ place }) => ({ level: 'place', row: store.firstOf(place) }))
  if (streets.length < matches.length) found.push(...suggestHouses(store, matches, query, houseKeys, count))
  for (const { place } of streets.slice(0, count)) {
    if (found.length >= count) break
    for (const house of store.housesOf(place, MOST_HOUSES)) {
      if (found.length >= count) break
      found.push(...levelsOf(store, house).slice(0, 1))
    }
  }
  return found.slice(0, count)
}

/** Houses, with their flats if there is room, whose numbers begin as typed. */
function suggestHouses(
  store: Store,
  matches: readonly PlaceMatch[],
  query: ParsedQuery,
  houseKeys: ReturnType<typeof createHouseKeys>,
  count: number,
): readonly Suggestion[] {
  const best = new Best<Suggestion>(count)
  const add = (score: number, suggestions: readonly Suggestion[]) => {
    suggestions.forEach((suggestion, at) => best.add(withLeftover(score, at === 0 ? 0 : 1), suggestion))
  }
  for (const { place, score, usedNumbers } of matches) {
    for (const { key, units, guess } of houseKeys.readingsWithout(usedNumbers)) {
      const house = key === 0 ? NONE : store.houses.find(place, key)
      if (house === NONE) continue
      const suggestions = units.length === 0 ? levelsOf(store, house) : unitsFrom(store, house, units, query)
      add(withGuess(score, guess), suggestions)
    }
    if (!query.isNumberUnfinished) continue
    const [first] = readHouse(houseKeys.leftWithout(usedNumbers))
    if (!first || first.units.length > 0) continue
    for (const house of store.housesOf(place, MOST_HOUSES)) {
      const key = store.houses.keyOf(house)
      if (key === first.house || !key.startsWith(first.house)) continue
      add(withLeftover(score, 2), levelsOf(store, house).slice(0, 1))
    }
  }
  return best.entries().map(({ item }) => item)
}

/** Flats of a house that begin as typed, the exact one first. */
function unitsFrom(
  store: Store,
  house: number,
  units: readonly string[],
  query: ParsedQuery,
): readonly Suggestion[] {
  const typed = units.join(':')
  const exact: Suggestion[] = []
  const longer: Suggestion[] = []
  for (const row of store.objectsOf(house)) {
    const unit = store.objects.unitOf(row)
    if (unit === typed) exact.push({ level: 'object', row })
    else if (query.isNumberUnfinished ? unit.startsWith(typed) : unit.startsWith(`${typed}:`)) {
      longer.push({ level: 'object', row })
    }
  }
  return [...exact, ...longer]
}

/** A house of several objects as such, then its objects; a house of one object is that object. */
function levelsOf(store: Store, house: number): readonly Suggestion[] {
  const rows = store.objectsOf(house)
  const [first] = rows
  if (first === undefined) return []
  const objects = rows.map((row) => ({ level: 'object' as const, row }))
  // The building itself is an object with the address of the house.
  const building = objects.find(({ row }) => store.objects.unitIdOf(row) === NONE)
  if (rows.length === 1 || building)
    return building ? [building, ...objects.filter((one) => one !== building)] : objects
  return [{ level: 'house', row: first }, ...objects]
}
