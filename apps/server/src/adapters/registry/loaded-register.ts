import { plainText, withSixDigitBlock } from '@proverka/domain'
import { numberInText } from '@proverka/domain/property'
import {
  compareFacts,
  tellsOfEgrn,
  type ComparedFact,
  type FactName,
  type RegisterKind,
} from '@proverka/domain/register'
import type { FoundObject } from '../../platform/db/queries/objects/demo-objects.ts'
import type { ObjectRegister } from './object-register.ts'
import { findRegisterHouse } from './find-house.ts'
import { FIRST_NUMBER_ID } from './number-ids.ts'
import { readContour, readKnowledge } from './object-dossier.ts'
import type { RegisterObject } from './register-objects.ts'
import type { RegisterReads } from './register-reads.ts'
import type { RegisterRecord } from './register-records.ts'

/** As extracts word it. */
const KINDS: { readonly [Kind in RegisterKind]: string } = {
  place: '',
  land: 'Земельный участок',
  building: 'Здание',
  structure: 'Сооружение',
  unfinished: 'Объект незавершенного строительства',
  premises: 'Помещение',
  room: 'Помещение',
  'car-place': 'Машино-место',
}

/** Short types of premises of GAR that say what a person calls them. */
const PREMISES: Readonly<Record<string, string>> = { 'кв.': 'Квартира', 'ком.': 'Комната' }

/** Asks the address index for the ids of objects. */
type FindIds = (address: string, limit: number) => Promise<readonly number[]>

/** An address means the objects that are called exactly so: among as many of those found. */
const MOST_ADDRESSES = 8

/** An object as it was found, with its card of GAR where that has it. */
interface Entry {
  readonly found: FoundObject
  readonly object: RegisterObject | undefined
}

const foundOf = ({ found }: Entry): FoundObject => found

export interface LoadedRegister extends ObjectRegister {
  /** The objects of some ids, in the order of the ids; those that are gone are left out. */
  readonly listByIds: (ids: readonly number[]) => Promise<FoundObject[]>
}

/**
 * The register that was loaded from GAR, plans and lists. It says nothing of numbers that it does not have: many objects of GAR
 * have none and are named by their address. A number that several objects carry finds none: which of them is meant is not known.
 */
export function createLoadedRegister(reads: RegisterReads, findIds: FindIds): LoadedRegister {
  /** The objects of some numbers that are clear. */
  async function entriesByNumbers(numbers: readonly string[]): Promise<Entry[]> {
    if (numbers.length === 0) return []
    const idsByNumber = await reads.idsByNumbers(numbers)
    const objects = await reads.readObjects([...new Set([...idsByNumber.values()].flat())])
    const byId = new Map(objects.map((object) => [object.id, object]))
    const records = Map.groupBy(await reads.listRecords({ numbers }), ({ number }) => number ?? '')
    const numberIds = await reads.numberIds([...records.keys()])
    return [...new Set(numbers)].flatMap((number) => {
      const ids = idsByNumber.get(number) ?? []
      const [id] = ids
      if (ids.length > 1) return []
      const object = id === undefined ? undefined : byId.get(id)
      const stated = records.get(number) ?? []
      const numberId = numberIds.get(number)
      if (object) return { found: foundObject(object.id, number, object, stated), object }
      return stated.length > 0 && numberId !== undefined
        ? { found: foundObject(numberId, number, undefined, stated), object }
        : []
    })
  }

  /** Each with the first of its numbers that no other object carries, or without any. */
  async function garEntries(ids: readonly number[]): Promise<Entry[]> {
    const objects = await reads.readObjects(ids)
    const numbers = objects.flatMap((object) => object.numbers)
    const idsByNumber = numbers.length > 0 ? await reads.idsByNumbers(numbers) : new Map()
    const records = numbers.length > 0 ? await reads.listRecords({ numbers }) : []
    return objects.map((object) => {
      const number = object.numbers.find((one) => idsByNumber.get(one)?.length === 1) ?? null
      const stated = number === null ? [] : records.filter((record) => record.number === number)
      return { found: foundObject(object.id, number, object, stated), object }
    })
  }

  async function entriesByIds(ids: readonly number[]): Promise<Entry[]> {
    const isOfNumber = (id: number) => id >= FIRST_NUMBER_ID
    const numbers = await reads.numbersByIds(ids.filter(isOfNumber))
    const found = [
      ...(await garEntries(ids.filter((id) => !isOfNumber(id)))),
      ...(await entriesByNumbers(numbers)),
    ]
    const byId = new Map(found.map((entry) => [entry.found.id, entry]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  const listByNumbers = async (numbers: readonly string[]) => (await entriesByNumbers(numbers)).map(foundOf)
  const listByIds = async (ids: readonly number[]) => (await entriesByIds(ids)).map(foundOf)
  const findByNumber = async (number: string) => (await entriesByNumbers([number]))[0]

  /** Several objects may be called the same: none of them is chosen silently. */
  async function findByAddress(address: string): Promise<Entry | undefined> {
    const wanted = plainText(address).trim().toLowerCase()
    const entries = await entriesByIds(await findIds(address, MOST_ADDRESSES))
    const [first, second] = entries.filter(({ found }) => found.address.toLowerCase() === wanted)
    return second ? undefined : first
  }

  async function findEntry(key: string): Promise<Entry | undefined> {
    const number = numberInText(key)
    if (!number) return findByAddress(key)
    const exact = await findByNumber(number)
    const short = exact ? null : withSixDigitBlock(key)
    return exact ?? (short ? findByNumber(short) : undefined)
  }

  return {
    isComplete: false,
    isOrderedByAddress: () => false,
    hasObjects: () => reads.holdsAnything(),
    isShared: async (number) => ((await reads.idsByNumbers([number])).get(number)?.length ?? 0) > 1,
    listByNumbers,
    listByIds,

    findObject: async (key) => (await findEntry(key))?.found,

    async readObject(key) {
      const entry = await findEntry(key)
      return (
        entry && { found: entry.found, ...(await readKnowledge(reads, entry.found.number, entry.object)) }
      )
    },

    listParts: async (id) => listByIds(await reads.partIds(id)),

    findHouse: (key) => findRegisterHouse(reads, findIds, key),

    // Extracts pass through other hands.
    findDocuments: async () => undefined,

    async readContour(found) {
      const contour = await readContour(reads, found)
      return contour && { ...contour, neighbours: await reads.listNeighbours(contour) }
    },

    hasNumberWith: async (prefix) => (await reads.numbersAfter(prefix, 1)).length > 0,

    listByPrefix: async (prefix, limit) => listByNumbers(await reads.numbersAfter(prefix, limit)),
  }
}

function foundObject(
  id: number,
  number: string | null,
  object: RegisterObject | undefined,
  records: readonly RegisterRecord[],
): FoundObject {
  const facts = compareFacts(records)
  const text = (name: FactName) => String(factOf(facts, name)?.shown.value ?? '')
  const latest = records.find(({ source }) => tellsOfEgrn(source))
  const kind = object?.kind ?? (latest ?? records[0])?.kind ?? 'place'
  return {
    id,
    number,
    address: object?.address ?? records.find(({ address }) => address)?.address ?? object?.ownPart ?? '',
    area: text('area'),
    area_okc: '',
    level: text('floor'),
    object_type: KINDS[kind],
    type_okc: PREMISES[object?.ownPart.split(' ')[0] ?? ''] ?? text('purpose'),
    // An address that is in force says nothing about the record of the EGRN.
    status: latest ? (latest.state === 'current' ? 'Актуально' : 'Погашено') : '',
  }
}

const factOf = (facts: readonly ComparedFact[], name: FactName): ComparedFact | undefined =>
  facts.find((fact) => fact.name === name)
