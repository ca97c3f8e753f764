import { keyPart } from '../parse/parse-address.ts'
import type { QueryNumber } from '../parse/parse-query.ts'

/** What the numbers of a question may mean. */
export interface HouseReading {
  /** `15к2`; empty when no house is named. */
  readonly house: string
  /** Parts of the unit: `['47']`, `['1', 'ком2']`. */
  readonly units: readonly string[]
  /** 0 as typed; 1 another way to write it; 2 a guess about what the numbers are; 3 the flat before its house. */
  readonly guess: 0 | 1 | 2 | 3
}

/** Marks that stand for each other when people write parts of a house. */
const OTHER_MARKS: Readonly<Record<string, readonly string[]>> = {
  к: ['/', 'с', '-'],
  с: ['/', 'к'],
  '/': ['к', 'с'],
  '-': ['/', 'к'],
  л: ['', 'с', 'к'],
}
const MOST_READINGS = 24
/** Parts that may be written in other ways: each multiplies the readings. */
const MOST_PARTS = 2

/** Ways to read numbers in their order, the likeliest first; empty when they can't be a house with a unit. */
export function readHouse(numbers: readonly QueryNumber[]): readonly HouseReading[] {
  const baseAt = Math.max(0, firstIndex(numbers, 'house') ?? firstIndex(numbers, 'plain') ?? 0)
  const base = numbers[baseAt]
  if (!base) return [{ house: '', units: [], guess: 0 }]
  if (base.role === 'unit') return [{ house: '', units: unitsOf(numbers), guess: 0 }]
  // A plain number before «д. 5» is neither a house nor a name of the place.
  if (numbers.slice(0, baseAt).some(({ role }) => role !== 'unit')) return []
  const parts: QueryNumber[] = []
  const units: QueryNumber[] = numbers.slice(0, baseAt)
  const plain: QueryNumber[] = []
  for (const number of numbers.slice(baseAt + 1)) {
    if (number.role === 'unit' || (number.role === 'part' && number.code === 'к' && units.length > 0))
      units.push(number)
    else if (number.joint && units.length > 0) units.push(number)
    else if (number.role === 'part' || number.joint) parts.push(number)
    else plain.push(number)
  }
  return readPlain(base, parts, plain, units).slice(0, MOST_READINGS)
}

function readPlain(
  base: QueryNumber,
  parts: readonly QueryNumber[],
  plain: readonly QueryNumber[],
  units: readonly QueryNumber[],
): readonly HouseReading[] {
  const asPart = (number: QueryNumber): QueryNumber => ({ ...number, role: 'part', code: 'к' })
  const [first, second] = plain
  if (!first) {
    const [joined] = parts
    const readings = housesOf(base, parts).map((house, index) =>
      reading(house, unitsOf(units), index === 0 ? 0 : 1),
    )
    // «15-12» and, more rarely, «15/12» are also a house and a flat.
    if (parts.length !== 1 || !joined?.joint || units.length > 0) return readings
    return [...readings, reading(housesOf(base, [])[0] ?? '', [joined.value], 2)]
  }
  if (second) {
    return plain.length > 2
      ? []
      : housesOf(base, [...parts, asPart(first)]).map((house) =>
          reading(house, unitsOf([...units, second]), 1),
        )
  }
  const partOf = housesOf(base, [...parts, asPart(first)]).map((house) => reading(house, unitsOf(units), 2))
  if (units.length > 0) {
    // «пом. 19-Н №3»: one number more inside, or a part of the house that came late.
    return [...housesOf(base, parts).map((house) => reading(house, unitsOf([...units, first]), 1)), ...partOf]
  }
  return [
    ...housesOf(base, parts).map((house, index) => reading(house, unitsOf([first]), index === 0 ? 0 : 1)),
    ...partOf,
  ]
}

const reading = (house: string, units: readonly string[], guess: HouseReading['guess']): HouseReading => ({
  house,
  units,
  guess,
})

/** «47 Кленовая 14»: two bare numbers the other way round, for a question that nothing else answers. */
export function readTurned(numbers: readonly QueryNumber[]): readonly HouseReading[] {
  const [flat, house, ...more] = numbers
  if (!flat || !house || more.length > 0) return []
  const isBare = [flat, house].every(({ role, code, joint }) => role === 'plain' && code === '' && !joint)
  return isBare ? basesOf(house).map((key) => reading(key, unitsOf([flat]), 3)) : []
}

/** Spellings of a house, as typed first; of more parts than houses have, only that. */
function housesOf(base: QueryNumber, parts: readonly QueryNumber[]): readonly string[] {
  let keys = basesOf(base)
  for (const part of parts) {
    const mark = part.joint || part.code || '/'
    const marks = parts.length > MOST_PARTS ? [mark] : [mark, ...(OTHER_MARKS[mark] ?? [])]
    keys = marks.flatMap((other) => keys.map((key) => key + other + part.value))
  }
  return keys
}

function basesOf(base: QueryNumber): readonly string[] {
  const own = keyPart({ ...base, joint: '' }, true, 'house')
  if (base.code !== '') return base.role === 'part' ? [own, base.value] : [own]
  const letter = /^(\d+)([а-я])$/.exec(own)
  // A plot is often called by its number alone; a letter may be a letter of the building or a part of it.
  return letter
    ? [own, ...['л', 'с', 'к'].map((mark) => `${letter[1]}${mark}${letter[2]}`)]
    : [own, `уч${own}`]
}

function unitsOf(numbers: readonly QueryNumber[]): readonly string[] {
  const units: string[] = []
  for (const number of numbers) {
    const key = keyPart(number, units.length === 0, 'unit')
    if (number.joint && units.length > 0) units.push((units.pop() as string) + key)
    else units.push(number.joint ? number.value : key)
  }
  return units
}

function firstIndex(numbers: readonly QueryNumber[], role: QueryNumber['role']): number | undefined {
  const index = numbers.findIndex(
    (number) => number.role === role || (role === 'plain' && number.role === 'part'),
  )
  return index === -1 ? undefined : index
}
