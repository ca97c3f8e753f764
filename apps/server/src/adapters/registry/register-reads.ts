import type { RunStatement } from '../../platform/db/dump-connection.ts'
import { listRegionNames } from './address-index/region-names.ts'
import { listNeighbours, type ContourNeighbour } from './neighbours.ts'
import { FIRST_NUMBER_ID } from './number-ids.ts'
import { findRegion, holdsAnything, type LoadedRegion } from './object-origins.ts'
import {
  listNumberIds,
  listNumbersAfter,
  listNumbersByIds,
  listObjectIdsByNumbers,
} from './register-numbers.ts'
import {
  listHousesAmong,
  listHousesByGuid,
  listPartIds,
  readRegisterObjects,
  type RegisterObject,
} from './register-objects.ts'
import { findRegionPrice, type RegionPrice } from './prices/region-price.ts'
import { listRecords, type DossierContour, type RegisterRecord } from './register-records.ts'

/** The look-ups of the loaded register, in one database or in several that hold different regions. */
export type RegisterReads = ReturnType<typeof createRegisterReads>

/** Ids of objects that are known by their number begin anew in each database; here those of the next one come so much later. */
const IDS_OF_DATABASE = FIRST_NUMBER_ID

/** An id of one of the databases as all of them together have it: ids of GAR are of the whole country. */
export const sharedId = (id: number, database: number): number =>
  id < FIRST_NUMBER_ID ? id : id + database * IDS_OF_DATABASE

/** The id that one of the databases has for it. */
export const ownId = (id: number, database: number): number =>
  id < FIRST_NUMBER_ID ? id : id - database * IDS_OF_DATABASE

/** All databases are asked at once; an object that GAR has in one of them may have documents in another. */
export function createRegisterReads(databases: readonly RunStatement[]) {
  const ask = <Found>(question: (run: RunStatement, database: number) => Promise<Found>): Promise<Found[]> =>
    Promise.all(databases.map(question))
  const askAll = async <Found>(
    question: (run: RunStatement, database: number) => Promise<readonly Found[]>,
  ): Promise<Found[]> => (await ask(question)).flat()

  async function idsByNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
    const found = await askAll(async (run) => [...(await listObjectIdsByNumbers(run, numbers))])
    const byNumber = new Map<string, readonly number[]>()
    for (const [number, ids] of found) byNumber.set(number, [...(byNumber.get(number) ?? []), ...ids])
    return byNumber
  }

  async function numberIds(numbers: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = await askAll(async (run, database) =>
      [...(await listNumberIds(run, numbers))].map(
        ([number, id]) => [number, sharedId(id, database)] as const,
      ),
    )
    // Of a number that several databases know the first one counts.
    return new Map(found.toReversed())
  }

  const numbersByIds = (ids: readonly number[]): Promise<readonly string[]> =>
    askAll((run, database) => {
      const first = sharedId(FIRST_NUMBER_ID, database)
      const own = ids.filter((id) => id >= first && id < first + IDS_OF_DATABASE)
      return listNumbersByIds(
        run,
        own.map((id) => ownId(id, database)),
      )
    })

  return {
    /** The objects of some ids in their order; ids that the register does not have are left out. */
    async readObjects(ids: readonly number[]): Promise<RegisterObject[]> {
      const found = new Map(
        (await askAll((run) => readRegisterObjects(run, ids))).map((object) => [object.id, object]),
      )
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    /** Ids of the objects of GAR that carry each of some numbers now; a number may have several, or none. */
    idsByNumbers,
    /** Ids of the objects that are known by their numbers alone. */
    numberIds,
    /** Ids of all objects of some numbers, in their order: those of GAR, else what is known by the number alone. */
    async allIdsByNumbers(numbers: readonly string[]): Promise<readonly number[]> {
      if (numbers.length === 0) return []
      const ofGar = await idsByNumbers(numbers)
      const others = await numberIds(numbers.filter((number) => !ofGar.has(number)))
      return [...new Set(numbers.flatMap((number) => ofGar.get(number) ?? others.get(number) ?? []))]
    },
    /** Some ids without those of documents about objects that GAR has by the same number. */
    async withoutRepeats(ids: readonly number[]): Promise<readonly number[]> {
      const ofNumbers = ids.filter((id) => id >= FIRST_NUMBER_ID)
      if (ofNumbers.length === 0) return ids
      const numbers = await numbersByIds(ofNumbers)
      const ofGar = await idsByNumbers(numbers)
      const own = new Set((await numberIds(numbers.filter((number) => !ofGar.has(number)))).values())
      return ids.filter((id) => id < FIRST_NUMBER_ID || own.has(id))
    },
    /** The numbers of objects that are known by them alone. */
    numbersByIds,
    /** Numbers that begin so, of GAR and of documents, at most `limit`. */
    async numbersAfter(prefix: string, limit: number): Promise<readonly string[]> {
      const found = await askAll((run) => listNumbersAfter(run, prefix, limit))
      return [...new Set(found)].toSorted().slice(0, limit)
    },
    /** What documents say of the objects with some numbers, and of a house by its GAR id; the newest documents first. */
    async listRecords(wanted: Parameters<typeof listRecords>[1]): Promise<RegisterRecord[]> {
      const found = await askAll((run) => listRecords(run, wanted))
      return found.toSorted((one, other) => other.day.localeCompare(one.day))
    },
    /** Ids of what is a part of an object now: the flats of a house. */
    partIds: (id: number): Promise<readonly number[]> => askAll((run) => listPartIds(run, id)),
    /** Which of some ids are houses that exist now, in their order. */
    async housesAmong(ids: readonly number[]): Promise<readonly number[]> {
      const houses = new Set(await askAll((run) => listHousesAmong(run, ids)))
      return ids.filter((id) => houses.has(id))
    },
    /** Ids of the houses with an OBJECTGUID that exist now. */
    houseIdsByGuid: (guid: string): Promise<readonly number[]> =>
      askAll((run) => listHousesByGuid(run, guid)),
    /** The average price of a metre in the region of an OKTMO. */
    findRegionPrice: async (oktmo: string): Promise<RegionPrice | undefined> =>
      (await ask((run) => findRegionPrice(run, oktmo))).find((found) => found !== undefined),
    /** A region of GAR as it is loaded. */
    findRegion: async (region: number | undefined): Promise<LoadedRegion | undefined> =>
      (await ask((run) => findRegion(run, region))).find((found) => found !== undefined),
    /** What is on record around a contour. */
    listNeighbours: (contour: DossierContour): Promise<readonly ContourNeighbour[]> =>
      askAll((run) => listNeighbours(run, contour)),
    /** Whether a region of GAR or a document is loaded. */
    holdsAnything: async (): Promise<boolean> => (await ask(holdsAnything)).includes(true),
    /** Names of the loaded regions: «обл Примерная», «г Москва». */
    listRegionNames: (): Promise<readonly string[]> => askAll(listRegionNames),
  }
}
