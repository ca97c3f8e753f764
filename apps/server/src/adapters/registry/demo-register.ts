import { withSixDigitBlock } from '@proverka/domain'
import { numberInText } from '@proverka/domain/property'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import {
  createDemoObjectQueries,
  FOUND_COLUMNS,
  type FoundObject,
} from '../../platform/db/queries/objects/demo-objects.ts'
import type { Documents, ObjectRegister } from './object-register.ts'

/** Looks objects of the demo world up by number or address. */
export function createDemoRegister(database: Database): ObjectRegister {
  const table = () => database.current.selectFrom('demo_objects')
  const objects = () => table().select(FOUND_COLUMNS)

  /** The number that a text names; 12 digits and more may mean a block of six (AMB-51). */
  async function findByNumber(text: string): Promise<FoundObject | undefined> {
    const number = numberInText(text)
    if (!number) return undefined
    const exact = await objects().where('number', '=', number).executeTakeFirst()
    if (exact) return exact
    const short = withSixDigitBlock(text)
    return short ? objects().where('number', '=', short).executeTakeFirst() : undefined
  }

  const { findRecord, hasNumberWith, listByNumbers, listByPrefix } = createDemoObjectQueries(database)
  /** The object of a key: its number, or its address. */
  async function findObject(key: string): Promise<FoundObject | undefined> {
    const byNumber = await findByNumber(key)
    if (byNumber) return byNumber
    return objects()
      .where(sql`lower(address)`, '=', key.trim().toLowerCase())
      .orderBy('id')
      .executeTakeFirst()
  }

  return {
    isComplete: true,
    isOrderedByAddress: () => true,
    hasObjects: async () => true,
    isShared: async () => false,
    hasNumberWith,
    listByNumbers,
    listByPrefix,

    findObject,

    // Nobody but the demo world itself says anything of invented objects.
    async readObject(key) {
      const found = await findObject(key)
      return found && { found, origins: [], record: await findRecord(found.id), dossier: undefined }
    },

    // Its houses are found by their address, with all that is there.
    listParts: async () => [],
    // They are houses of the market, which are invented with their prices.
    findHouse: async () => undefined,
    readContour: async () => undefined,

    findDocuments: (id: number): Promise<Documents | undefined> =>
      table().select(['extract', 'history']).where('id', '=', id).executeTakeFirst(),
  }
}
