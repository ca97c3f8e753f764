import { createRandom, type Random } from '../random.ts'
import { makeSettlements, type Settlement } from './settlements.ts'
import { makeStreet, type Street } from './streets.ts'

/** An invented object in the parts from which its address is made. */
export interface BigObject {
  readonly id: number
  /** Cadastral district 00 does not exist: no number is a real one. */
  readonly number: string | null
  readonly address: string
  readonly settlement: Settlement
  readonly street: Street
  readonly house: HouseNumber
  readonly flat: number | undefined
}

export interface HouseNumber {
  readonly number: number
  /** «а»; empty for most. */
  readonly letter: string
  readonly part: { readonly mark: 'к' | 'стр' | '/'; readonly number: number } | undefined
}

const SEED = 20_261_122
/** How much the first cities outweigh the others. */
const CITY_SHARE = 0.62
const LARGEST_CITIES = 76

/**
 * A world of any size, the same on every machine: a smaller one is the beginning of a larger one. A million objects
 * are on about 60,000 streets.
 */
export function* makeBigWorld(count: number, firstId = 1): Generator<BigObject> {
  const random = createRandom(SEED)
  const settlements = makeSettlements(random)
  const taken = new Set<string>()
  let id = firstId
  for (let quarter = 0; id < firstId + count;) {
    const settlement = pickSettlement(random, settlements)
    const street = makeStreet(random)
    const place = placeOf(settlement, street)
    if (taken.has(place)) continue
    taken.add(place)
    const numbers = createNumbers(random, quarter++)
    for (const { house, flat } of makeHouses(random, settlement)) {
      // A flat now and then has two records, and some objects have no number.
      for (let copies = random.chance(0.004) ? 2 : 1; copies > 0; copies--) {
        if (id === firstId + count) return
        const number = random.chance(0.01) ? null : numbers()
        yield {
          id: id++,
          number,
          address: `${place}, ${textOf(house, flat)}`,
          settlement,
          street,
          house,
          flat,
        }
      }
    }
  }
}

function pickSettlement(random: Random, settlements: readonly Settlement[]): Settlement {
  if (!random.chance(CITY_SHARE))
    return settlements[random.whole(LARGEST_CITIES, settlements.length - 1)] as Settlement
  const place = Math.min(random.whole(0, LARGEST_CITIES - 1), random.whole(0, LARGEST_CITIES - 1))
  return settlements[place] as Settlement
}

function placeOf({ region, district, kind, name }: Settlement, street: Street): string {
  return [region, district, `${kind}. ${name}`, `${street.kind}. ${street.name}`]
    .filter((part) => part !== '')
    .join(', ')
}

function textOf({ number, letter, part }: HouseNumber, flat: number | undefined): string {
  const joined = part?.mark === '/' ? `/${part.number}` : ''
  const apart = part && part.mark !== '/' ? [`${part.mark}. ${part.number}`] : []
  return [`д. ${number}${letter}${joined}`, ...apart, ...(flat === undefined ? [] : [`кв. ${flat}`])].join(
    ', ',
  )
}

/** Houses of a street: blocks of flats in cities, mostly houses of one family elsewhere. */
function* makeHouses(
  random: Random,
  { kind }: Settlement,
): Generator<{ house: HouseNumber; flat: number | undefined }> {
  const isCity = kind === 'г'
  const last = random.chance(0.12) ? random.whole(20, 80) : random.whole(2, 14)
  for (let number = 1; number <= last; number += random.whole(1, 2)) {
    const house = makeHouse(random, number)
    yield { house, flat: undefined }
    if (!random.chance(isCity ? 0.05 : 0.01)) continue
    const flats = random.pick(isCity ? [8, 16, 20, 36, 60, 60, 80, 100] : [4, 8, 12, 16])
    for (let flat = 1; flat <= flats; flat++) yield { house, flat }
  }
}

function makeHouse(random: Random, number: number): HouseNumber {
  const roll = random.whole(1, 100)
  const whole = { number, letter: '', part: undefined }
  if (roll <= 10) return { ...whole, letter: random.pick(['а', 'б', 'в', 'г']) }
  if (roll <= 18) return { ...whole, part: { mark: 'к', number: random.whole(1, 4) } }
  if (roll <= 21) return { ...whole, part: { mark: 'стр', number: random.whole(1, 3) } }
  if (roll <= 25) return { ...whole, part: { mark: '/', number: random.whole(1, 40) } }
  return whole
}

/** Numbers of one quarter; every twentieth quarter has a block of six digits. */
function createNumbers(random: Random, quarter: number): () => string {
  const district = String(20 + (quarter % 80))
  const block = String(100_001 + Math.floor(quarter / 80) * 7)
  let parcel = random.whole(1, 900)
  return () => `00:${district}:${quarter % 20 === 0 ? block : `0${block}`}:${(parcel += random.whole(1, 3))}`
}
