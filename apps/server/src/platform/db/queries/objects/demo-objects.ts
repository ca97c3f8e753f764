import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { DemoObjectsTable } from '../../schema/schema.ts'

export type DemoObject = Selectable<DemoObjectsTable>

/** What a search shows of an object: all but the extracts, which are long. */
export type FoundObject = Omit<DemoObject, 'extract' | 'history'>

export const FOUND_COLUMNS = [
  'id',
  'number',
  'address',
  'area',
  'area_okc',
  'level',
  'object_type',
  'type_okc',
  'status',
] as const satisfies readonly (keyof FoundObject)[]

/** What the search keeps of an object. */
export type IndexedObject = Pick<DemoObject, 'id' | 'number' | 'address'>

type IndexedTuple = readonly [id: number, number: string | null, address: string]

/** What the extract of an object says of its record, as it is written there. */
export interface ObjectRecord {
  readonly cost: number | null
  /** Date of the extract. */
  readonly date: string | null
  readonly registered_at: string | null
  readonly cancelled_at: string | null
  readonly successors: readonly string[] | null
}

/** By bytes, as `demo_objects_number_prefix` is ordered: a prefix of digits and colons ends before the next character. */
function beginsWith(prefix: string) {
  const end = prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1)
  return sql<boolean>`number ~>=~ ${prefix} and number ~<~ ${end}`
}

export type DemoObjectQueries = ReturnType<typeof createDemoObjectQueries>

export function createDemoObjectQueries(database: Database) {
  return {
    /** The objects of some ids, in the order of the ids; those that are gone are left out. */
    async listByIds(ids: readonly number[]): Promise<FoundObject[]> {
      if (ids.length === 0) return []
      const rows = await database.current
        .selectFrom('demo_objects')
        .select(FOUND_COLUMNS)
        .where('id', 'in', ids)
        .execute()
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },

    /** The next objects after an id up to another, in the order of ids; as one value, which reads three times faster. */
    async listForIndex(afterId: number, toId: number, limit: number): Promise<IndexedObject[]> {
      const row = await database.current
        .selectFrom((from) =>
          from
            .selectFrom('demo_objects')
            .select(['id', 'number', 'address'])
            .where('id', '>', afterId)
            .where('id', '<=', toId)
            .orderBy('id')
            .limit(limit)
            .as('batch'),
        )
        .select(sql<IndexedTuple[] | null>`json_agg(json_build_array(id, number, address))`.as('objects'))
        .executeTakeFirst()
      return (row?.objects ?? []).map(([id, number, address]) => ({ id, number, address }))
    },

    /** The objects of some numbers. */
    listByNumbers: (numbers: readonly string[]): Promise<FoundObject[]> =>
      database.current
        .selectFrom('demo_objects')
        .select(FOUND_COLUMNS)
        .where('number', 'in', numbers.length > 0 ? numbers : [''])
        .execute(),

    /** Whether any number begins so. */
    hasNumberWith: async (prefix: string): Promise<boolean> => {
      const row = await database.current
        .selectFrom('demo_objects')
        .select('id')
        .where(beginsWith(prefix))
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Objects whose number begins so, at most `limit`. */
    listByPrefix: (prefix: string, limit: number): Promise<FoundObject[]> =>
      database.current
        .selectFrom('demo_objects')
        .select(FOUND_COLUMNS)
        .where(beginsWith(prefix))
        .limit(limit)
        .execute(),

    /** What the documents of an object say of its record. */
    findRecord: (id: number): Promise<ObjectRecord | undefined> =>
      database.current
        .selectFrom('demo_objects')
        .select([
          sql<number | null>`(extract->'object'->>'cost')::float8`.as('cost'),
          sql<string | null>`extract->>'date'`.as('date'),
          sql<string | null>`extract->'object'->>'registeredAt'`.as('registered_at'),
          sql<string | null>`extract->'object'->>'cancelledAt'`.as('cancelled_at'),
          sql<string[] | null>`extract->'object'->'formedNumbers'`.as('successors'),
        ])
        .where('id', '=', id)
        .executeTakeFirst(),

    insertObjects: (rows: readonly Insertable<DemoObjectsTable>[]) =>
      database.current.insertInto('demo_objects').values(rows).execute(),

    /** Tells the planner how large the table has become; the embedded engine does not notice by itself. */
    analyse: () => sql`analyze demo_objects`.execute(database.current),

    async greatestId(): Promise<number> {
      const row = await database.current
        .selectFrom('demo_objects')
        .select((select) => select.fn.max('id').as('id'))
        .executeTakeFirst()
      return row?.id ?? 0
    },
  }
}
