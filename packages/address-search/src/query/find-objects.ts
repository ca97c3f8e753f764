import type { ParsedQuery } from '../parse/parse-query.ts'
import type { Store } from '../store/store.ts'
import { NONE } from '../store/lists.ts'
import { Best } from './best.ts'
import { createHouseKeys } from './house-keys.ts'
import { readHouse, readTurned } from './house-readings.ts'
import { lookUp, type PlaceMatcher } from './match-places.ts'
import { tierOf, withGuess, withLeftover } from './score.ts'

interface HouseMatch {
  readonly house: number
  readonly units: readonly string[]
}

/** Objects of a question, the best first; `withTypos` allows a typo in each word. */
export function findObjects(
  store: Store,
  matcher: PlaceMatcher,
  query: ParsedQuery,
  limit: number,
  withTypos: boolean,
): readonly number[] {
  if (query.words.length === 0 && query.numbers.length === 0) return []
  const { houses, places } = store
  const houseKeys = createHouseKeys(houses, query.numbers, (numbers) => [
    ...readHouse(numbers),
    ...readTurned(numbers),
  ])
  const best = new Best<HouseMatch>(limit)
  matcher.each(lookUp(places, query, withTypos), ({ place, score, usedNumbers }) => {
    for (const { key, house: text, units, guess } of houseKeys.readingsWithout(usedNumbers)) {
      const total = withGuess(score, guess)
      if (!best.takes(total)) return
      if (text === '') {
        // No house is named: what has none itself, then all houses.
        for (let house = places.houses.first(place); house !== NONE; house = places.houses.next(house)) {
          if (!best.takes(total)) break
          const fit = houses.keyOf(house) === '' ? total : withLeftover(total, 1)
          if (best.takes(fit) && hasUnit(store, house, units)) best.add(fit, { house, units })
        }
        continue
      }
      const house = houses.find(place, key)
      if (house !== NONE && hasUnit(store, house, units)) best.add(total, { house, units })
    }
  })
  return objectsOf(store, best, limit)
}

/** Objects of the best houses: only of those that fit as well as the first. */
function objectsOf(store: Store, houses: Best<HouseMatch>, limit: number): readonly number[] {
  const best = new Best<number>(limit)
  const entries = houses.entries()
  const tier = tierOf(entries[0]?.score ?? 0)
  const seen = new Set<number>()
  for (const { score, item } of entries) {
    if (tierOf(score) !== tier) break
    for (const { row, leftover } of unitsOf(store, item)) {
      if (seen.has(row)) continue
      seen.add(row)
      best.add(withLeftover(score, leftover), row)
    }
  }
  return best.entries().map(({ item }) => item)
}

const hasUnit = (store: Store, house: number, units: readonly string[]): boolean =>
  units.length === 0 ? !store.houses.isEmpty(house) : rowsOfUnit(store, house, units).length > 0

function unitsOf(store: Store, { house, units }: HouseMatch): readonly { row: number; leftover: number }[] {
  if (units.length > 0) return rowsOfUnit(store, house, units)
  return store
    .objectsOf(house)
    .map((row) => ({ row, leftover: store.objects.unitIdOf(row) === NONE ? 0 : 1 }))
}

const MARKS = /(?<=^|:)[а-я]+/g

/** «47» is the flat 47 with its rooms; failing that, whatever is numbered so: an office, a garage. */
function rowsOfUnit(store: Store, house: number, units: readonly string[]) {
  const wanted = units.join(':')
  const rows = store.objectsOf(house)
  const exact = rows.flatMap((row) => {
    const unit = store.objects.unitOf(row)
    if (unit === wanted) return [{ row, leftover: 0 }]
    return unit.startsWith(`${wanted}:`) ? [{ row, leftover: 1 }] : []
  })
  if (exact.length > 0 || !/^\d/.test(wanted)) return exact
  return rows.flatMap((row) =>
    store.objects.unitOf(row).replaceAll(MARKS, '') === wanted ? [{ row, leftover: 1 }] : [],
  )
}
