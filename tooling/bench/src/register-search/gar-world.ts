import { makeBigWorld, type BigObject } from '@proverka/dev-env/big-world'
import { addressText, type AddressPart } from '@proverka/domain/register'

/** A card of GAR with its relation, as the tables of the register have them. */
export interface GarRow {
  readonly region: number
  readonly id: number
  readonly parent: number
  readonly level: number
  readonly type: string
  readonly name: string
  readonly more: readonly string[]
}

/** An object of the invented world, with the address that GAR would give it. */
export interface GarObject extends BigObject {
  readonly region: number
}

/** Ids of places; those of objects are above them. */
const MOST_PLACES = 10_000_000
const COUNTRY = 0

/** The invented world as GAR would have it: region, district, settlement, street, house, flat, each below the next. */
export function* makeGarWorld(
  count: number,
): Generator<{ readonly rows: readonly GarRow[]; readonly object: GarObject }> {
  const regions = new Map<string, number>()
  const places = new Map<string, number>()
  let house = 0
  for (const made of makeBigWorld(count, MOST_PLACES)) {
    const steps = stepsOf(made)
    const [first] = steps as [AddressPart]
    if (!regions.has(first.name)) regions.set(first.name, regions.size + 1)
    const region = regions.get(first.name) as number
    const rows: GarRow[] = []
    let parent = COUNTRY
    let path = ''
    for (const { level, type, name } of steps) {
      path += `|${level} ${type} ${name}`
      const known = places.get(path)
      const id = known ?? places.size + 1
      if (known === undefined) {
        places.set(path, id)
        rows.push({ region, id, parent, level, type, name, more: [] })
      }
      parent = id
    }
    const own = houseOf(made)
    if (made.flat === undefined) {
      house = made.id
      rows.push({ region, id: made.id, parent, ...own, more: (own.more ?? []).flat() })
    } else {
      const flat = { level: 11, type: 'кв.', name: String(made.flat), more: [] }
      rows.push({ region, id: made.id, parent: house, ...flat })
    }
    const flats = made.flat === undefined ? [] : [{ level: 11, type: 'кв.', name: String(made.flat) }]
    const address = addressText([...steps, own, ...flats])
    yield { rows, object: { ...made, region, address } }
  }
}

function stepsOf({ settlement, street }: BigObject): readonly AddressPart[] {
  const { region, district, kind, name } = settlement
  const [, before = '', named = '', after = ''] =
    /^(?:(респ|ао)\.? )?(.*?)(?: (обл|край|ао)\.?)?$/i.exec(region) ?? []
  const isTown = kind === 'г'
  return [
    ...(region === '' ? [] : [{ level: 1, type: after || before || 'обл', name: named }]),
    ...(district === '' ? [] : [{ level: 2, type: 'р-н', name: district.replace(/ р-н$/, '') }]),
    { level: region === '' ? 1 : isTown ? 5 : 6, type: kind, name },
    { level: 8, type: street.kind, name: street.name },
  ]
}

function houseOf({ house }: BigObject): AddressPart {
  const { number, letter, part } = house
  const joined = part?.mark === '/' ? `/${part.number}` : ''
  return {
    level: 10,
    type: 'д.',
    name: `${number}${letter.toUpperCase()}${joined}`,
    more: part && part.mark !== '/' ? [[`${part.mark}.`, String(part.number)]] : [],
  }
}
