import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { createDemoObjectQueries } from '../../../platform/db/queries/objects/demo-objects.ts'
import type { DemoObjectsTable } from '../../../platform/db/schema/schema.ts'
import { makeBigWorld, type BigObject } from './make-big-world.ts'

/** Ids from here on belong to the big world; the small one keeps its own. */
const FIRST_ID = 1_000_001
/** Each row has eleven values, and one statement takes 65,535 of them. */
const ROWS_PER_INSERT = 2000

export interface SeedProgress {
  readonly done: number
  readonly total: number
}

/**
 * Fills the register with a big invented world up to `total` objects and goes on where an earlier run was stopped.
 * `onProgress` is called after each batch and ends the work by answering false; what is written stays.
 */
export async function seedBigWorld(
  database: Database,
  total: number,
  onProgress: (progress: SeedProgress) => boolean,
): Promise<SeedProgress> {
  const queries = createDemoObjectQueries(database)
  let done = Math.max(0, (await queries.greatestId()) - FIRST_ID + 1)
  let goesOn = onProgress({ done, total })
  for (const rows of batchesOf(total, done)) {
    if (!goesOn) break
    await queries.insertObjects(rows)
    done += rows.length
    goesOn = onProgress({ done, total })
  }
  await queries.analyse()
  return { done, total }
}

/** Rows of the big world that are not written yet. */
function* batchesOf(total: number, done: number): Generator<Insertable<DemoObjectsTable>[]> {
  let batch: Insertable<DemoObjectsTable>[] = []
  for (const object of makeBigWorld(total, FIRST_ID)) {
    if (object.id < FIRST_ID + done) continue
    batch.push(rowOf(object))
    if (batch.length < ROWS_PER_INSERT) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** The facts of an object follow from its id, so that they are the same in every run. */
function rowOf({ id, number, address, flat }: BigObject): Insertable<DemoObjectsTable> {
  const isFlat = flat !== undefined
  const area = isFlat ? 28 + ((id * 7) % 600) / 10 : 60 + ((id * 13) % 2400) / 10
  return {
    id,
    number,
    address,
    area: id % 50 === 0 ? 'площадь не определена' : area.toFixed(1),
    area_okc: '',
    level: isFlat ? String(1 + ((flat - 1) >> 2)) : '',
    object_type: isFlat ? 'Помещение' : 'Здание',
    type_okc: isFlat ? 'Жилое' : 'Жилой дом',
    status: id % 97 === 0 ? 'Снят с учета' : 'Актуально',
    extract: null,
    history: null,
  }
}
