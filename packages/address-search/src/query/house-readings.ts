import { keyPart } from '../parse/parse-address.ts'
import { inHouseOrder, inUnitOrder, runsOf, type Run } from '../parse/house-order.ts'
import type { QueryNumber } from '../parse/parse-query.ts'

/** What the numbers of a question may mean. */
export interface HouseReading {
  /** `15к2`; empty when no house is named. */
  readonly house: string
  /** Parts of the unit: `['47']`, `['1', 'ком2']`. */
  readonly units: readonly string[]
  /** 0 as typed; 1 another spelling; 2 a guess about what the numbers are; 3 the flat before its house. */
  readonly guess: 0 | 1 | 2 | 3
}

/** Marks that people use interchangeably for parts of a house. */
const OTHER_MARKS: Readonly<Record<string, readonly string[]>> = {
  к: ['/', 'с', '-'],
  с: ['/', 'к'],
  '/': ['к', 'с', '-'],
  '-': ['/', 'к'],
  б: ['/', 'к', 'с'],
  л: ['', 'с', 'к'],
}
const MOST_READINGS = 60
/** Most parts with alternative spellings: each multiplies the readings. */
const MOST_PARTS = 2

/** Possible readings of the numbers, the likeliest first; empty when they can't be a house with a unit. */
export function readHouse(numbers: readonly QueryNumber[]): readonly HouseReading[] {
  const runs = runsOf(numbers)
  const withoutPlot = runs.filter(([{ role, code }]) => role !== 'house' || code !== 'уч')
  // «уч. 204, д. 12»: a register may leave the plot out.
  const isPlotToo = withoutPlot.length < runs.length && withoutPlot.some(([{ role }]) => role === 'house')
  const more = isPlotToo ? readRuns(withoutPlot).map(({ house, units }) => reading(house, units, 2)) : []
  return [...readRuns(runs), ...more]
}

function readRuns(runs: readonly Run<QueryNumber>[]): readonly HouseReading[] {
  const baseAt = ['house', 'plain', 'part', 'unit']
    .map((role) => runs.findIndex(([first]) => first.role === role))
    .find((index) => index !== -1)
  const baseRun = baseAt === undefined ? undefined : runs[baseAt]
  if (baseAt === undefined || !baseRun) return [{ house: '', units: [], guess: 0 }]
  const [base, ...joined] = baseRun
  if (base.role === 'unit') return [{ house: '', units: unitsOf(runs.flat()), guess: 0 }]
  const parts: QueryNumber[] = [...joined]
  const units: QueryNumber[] = []
  const plain: Run<QueryNumber>[] = []
  for (const run of runs.slice(0, baseAt)) {
    // «12, д. 6»: the flat came first.
    if (run[0].role === 'part') parts.push(...run)
    else units.push(...run)
  }
  const isInside = () => units.length > 0 && baseAt === 0
  for (const run of runs.slice(baseAt + 1)) {
    const [{ role, code }] = run
    if (role === 'unit' || (role === 'part' && code === 'к' && isInside())) units.push(...run)
    else if (role === 'part') parts.push(...run)
    else plain.push(run)
  }
  const readings = readPlain(base, inHouseOrder(parts), plain, units).slice(0, MOST_READINGS)
  const isTurned = runs.slice(0, baseAt).some(([{ role }]) => role === 'plain')
  return isTurned ? readings.map(({ house, units: own }) => reading(house, own, 3)) : readings
}

function readPlain(
  base: QueryNumber,
  parts: readonly QueryNumber[],
  plain: readonly Run<QueryNumber>[],
  units: readonly QueryNumber[],
): readonly HouseReading[] {
  const [first, second] = plain
  /** The house with the first bare number as a part of it; none if that number has two tokens. */
  const housesWithPart = (): readonly string[] => {
    const [number, ...more] = first ?? []
    if (!number || more.length > 0) return []
    return housesOf(base, inHouseOrder([...parts, asPart(number)]))
  }
  if (!first) {
    const joined = parts.at(-1)
    const readings = housesOf(base, parts).map((house, index) =>
      reading(house, unitsOf(units), index === 0 ? 0 : 1),
    )
    // «15-12», «15к2-12» and, more rarely, «15/12» are also a house and a flat.
    if (!joined?.joint || units.length > 0) return readings
    return [
      ...readings,
      ...housesOf(base, parts.slice(0, -1)).map((house) => reading(house, [joined.value], 2)),
    ]
  }
  if (second) {
    if (plain.length > 2) return []
    const more = [first, second].flatMap(([number, ...joined]) => (joined.length > 0 ? [] : [number]))
    return [
      ...housesWithPart().map((house) => reading(house, unitsOf([...units, ...second]), 1)),
      // «1 2 3» may also be a building of a block, and a room of an office.
      ...(more.length === 2 ? housesOf(base, inHouseOrder([...parts, ...more.map(asPart)])) : []).map(
        (house) => reading(house, unitsOf(units), 2),
      ),
      ...housesOf(base, parts).map((house) => reading(house, unitsOf([...units, ...first, ...second]), 2)),
    ]
  }
  const partOf = housesWithPart().map((house) => reading(house, unitsOf(units), 2))
  if (units.length > 0) {
    // «пом. 19-Н №3»: one number more inside, or a part of the house that came late.
    return [
      ...housesOf(base, parts).map((house) => reading(house, unitsOf([...units, ...first]), 1)),
      ...partOf,
    ]
  }
  return [
    ...housesOf(base, parts).map((house, index) => reading(house, unitsOf(first), index === 0 ? 0 : 1)),
    ...partOf,
  ]
}

const asPart = (number: QueryNumber): QueryNumber => ({ ...number, role: 'part', code: 'к' })

const reading = (house: string, units: readonly string[], guess: HouseReading['guess']): HouseReading => ({
  house,
  units,
  guess,
})

/** «47 Кленовая 14»: two bare numbers in reverse order, for a query without other results. */
export function readTurned(numbers: readonly QueryNumber[]): readonly HouseReading[] {
  const [flat, house, ...more] = numbers
  if (!flat || !house || more.length > 0) return []
  const isBare = [flat, house].every(({ role, code, joint }) => role === 'plain' && code === '' && !joint)
  return isBare ? basesOf(house).map((key) => reading(key, unitsOf([flat]), 3)) : []
}

/** Spellings of a house, as typed first; of more parts than houses have, only that. */
function housesOf(base: QueryNumber, parts: readonly QueryNumber[]): readonly string[] {
  let keys = parts.length === 0 ? [...basesOf(base), ...calledOtherwise(base)] : basesOf(base)
  for (const part of parts) {
    const mark = part.joint || part.code || '/'
    const marks = parts.length > MOST_PARTS ? [mark] : [mark, ...(OTHER_MARKS[mark] ?? [])]
    const [, digits, letter] = WITH_LETTER.exec(part.value) ?? []
    // «14 3 А» is block 3 with the letter of its building.
    const apart = digits && letter ? LETTER_MARKS.map((code) => mark + digits + code + letter) : []
    const endings = [...marks.map((other) => other + part.value), ...apart]
    keys = endings.flatMap((ending) => keys.map((key) => key + ending))
  }
  return keys
}

const WITH_LETTER = /^(\d+)([а-я])$/
/** A letter of a building, written as such or as a part of it. */
const LETTER_MARKS = ['л', 'с', 'к']

function basesOf(base: QueryNumber): readonly string[] {
  const own = keyPart({ ...base, joint: '' }, true, 'house')
  if (base.code !== '') return base.role === 'part' ? [own, base.value] : [own]
  const letter = WITH_LETTER.exec(own)
  // A letter may be a letter of the building or a part of it.
  return letter ? [own, ...LETTER_MARKS.map((mark) => `${letter[1]}${mark}${letter[2]}`)] : [own]
}

/**
 * Houses that are called by their number alone: a plot, a house of Zelenograd, which is a «корпус», a building without a
 * house, the number in a plan.
 */
function calledOtherwise({ role, code, value }: QueryNumber): readonly string[] {
  if (code === '' && role !== 'part')
    return [`уч${value}`, `к${value}`, `${value}к${value}`, `с${value}`, `соор${value}`, `гп${value}`]
  return code === 'к' ? [`${value}к${value}`] : []
}

function unitsOf(numbers: readonly QueryNumber[]): readonly string[] {
  const units: string[] = []
  for (const number of inUnitOrder(numbers)) {
    const key = keyPart(number, units.length === 0, 'unit')
    if (number.joint && units.length > 0) units.push((units.pop() as string) + key)
    else units.push(number.joint ? number.value : key)
  }
  return units
}
