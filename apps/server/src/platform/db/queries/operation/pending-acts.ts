import { sql, type Insertable, type Selectable } from 'kysely'
import type { PendingActsTable } from '../../schema/staff-schema.ts'
import type { Database } from '../../database.ts'

export type PendingActRow = Selectable<PendingActsTable>

/** With who made, confirmed and ended it, by name or address, and the number of the order. */
export interface ListedAct extends PendingActRow {
  readonly maker: string
  readonly confirmer: string | null
  readonly ender: string | null
  readonly order_number: number | null
}

const nameOf = (alias: string) =>
  sql<string>`coalesce(nullif(${sql.ref(`${alias}.name`)}, ''), ${sql.ref(`${alias}.email`)})`

export function createPendingActQueries(database: Database) {
  const listed = () =>
    database.current
      .selectFrom('pending_acts')
      .innerJoin('persons as makers', 'makers.id', 'made_by')
      .leftJoin('persons as confirmers', 'confirmers.id', 'confirmed_by')
      .leftJoin('persons as enders', 'enders.id', 'ended_by')
      .leftJoin('order_items', 'order_items.id', 'order_item_id')
      .leftJoin('orders', 'orders.id', 'order_items.order_id')
      .selectAll('pending_acts')
      .select('orders.number as order_number')
      .select(nameOf('makers').as('maker'))
      .select(nameOf('confirmers').$castTo<string | null>().as('confirmer'))
      .select(nameOf('enders').$castTo<string | null>().as('ender'))

  return {
    /** False when the same thing waits already. */
    async insertAct(row: Insertable<PendingActsTable>): Promise<boolean> {
      const result = await database.current
        .insertInto('pending_acts')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    findAct: (id: string): Promise<ListedAct | undefined> =>
      listed().where('pending_acts.id', '=', id).executeTakeFirst(),

    /** Acts that wait for these requests of partners. */
    listOfWithdrawals: (ids: readonly string[]): Promise<ListedAct[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : listed().where('outcome', 'is', null).where('withdrawal_id', 'in', ids).execute(),

    /** Merges of these accounts that wait, whichever goes into which. */
    listMergesOf: (personId: string): Promise<ListedAct[]> =>
      listed()
        .where('outcome', 'is', null)
        .where('pending_acts.kind', '=', 'merge')
        .where((act) => act.or([act('pending_acts.person_id', '=', personId), act('into_id', '=', personId)]))
        .execute(),

    lockAct: (id: string): Promise<PendingActRow | undefined> =>
      database.current
        .selectFrom('pending_acts')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** Open ones, the first due first; or ended ones, the last first. */
    listActs: (
      kinds: readonly PendingActRow['kind'][],
      isOpen: boolean,
      limit: number,
      offset: number,
    ): Promise<ListedAct[]> =>
      (isOpen
        ? listed().where('outcome', 'is', null).orderBy('due_at')
        : listed().where('outcome', 'is not', null).orderBy('ended_at', 'desc')
      )
        .where('pending_acts.kind', 'in', kinds)
        .orderBy('pending_acts.id')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** What is to be carried out now. */
    async listDue(now: Date, limit: number): Promise<readonly string[]> {
      const rows = await database.current
        .selectFrom('pending_acts')
        .select('id')
        .where('outcome', 'is', null)
        .where('due_at', '<=', now)
        .where((act) => act.or([act('needs_second', '=', false), act('confirmed_at', 'is not', null)]))
        .orderBy('due_at')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    confirmAct: (id: string, by: string, at: Date) =>
      database.current
        .updateTable('pending_acts')
        .set({ confirmed_by: by, confirmed_at: at })
        .where('id', '=', id)
        .execute(),

    endAct: (
      id: string,
      end: Pick<PendingActRow, 'outcome' | 'ended_at'> & Partial<Pick<PendingActRow, 'refusal' | 'ended_by'>>,
    ) =>
      database.current
        .updateTable('pending_acts')
        .set(end)
        .where('id', '=', id)
        .where('outcome', 'is', null)
        .execute(),
  }
}
