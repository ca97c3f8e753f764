import { randomUUID } from 'node:crypto'
import type { ReportChange, WatchKind, WatchMonths } from '@proverka/domain/reports'
import type { WatchResult } from '@proverka/domain/views'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Database } from '../../database.ts'
import type {
  WatchChangesTable,
  WatchChecksTable,
  WatchesTable,
  WatchGroundsTable,
  WatchLinkPurpose,
  WatchLinksTable,
} from '../../schema/watch-schema.ts'

export type WatchRow = Selectable<WatchesTable>
export type WatchGroundRow = Selectable<WatchGroundsTable>
export type WatchCheckRow = Selectable<WatchChecksTable>
export type WatchChangeRow = Selectable<WatchChangesTable>

/** Cells that a page shows of one watch. */
const MOST_CHECKS = 60
/** Changes that a page shows of one watch. */
const MOST_CHANGES = 30

interface Lease {
  readonly now: Date
  /** Until when no other process takes them. */
  readonly until: Date
  readonly limit: number
}

/** One check that was made. */
interface Check {
  readonly watchId: string
  readonly due: Date
  readonly at: Date
  readonly result: WatchResult
}

/** What clients watch, what the checks came to, and what a term costs. */
export function createWatchQueries(database: Database) {
  const watches = () => database.current.selectFrom('watches').selectAll()
  const byId = (id: string) => watches().where('id', '=', id)

  const grounds = () => database.current.selectFrom('watch_grounds').select('watch_id')

  /** Watches of people in some states whose ground is in a certain state, at most a hundred at a time. */
  const onGround = (
    states: readonly WatchRow['status'][],
    narrowed: (all: ReturnType<typeof grounds>) => ReturnType<typeof grounds>,
  ): Promise<WatchRow[]> =>
    watches()
      .where('status', 'in', [...states])
      .where('id', 'in', narrowed(grounds()))
      .limit(100)
      .execute()

  /** Watches whose time has come by a condition, each in the hands of one process. */
  const takeWhere = (condition: ReturnType<typeof sql<boolean>>, { now, until, limit }: Lease) => {
    const due = database.current
      .selectFrom('watches')
      .select('id')
      .where(condition)
      .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
      .orderBy('due_at')
      .limit(limit)
      .forNoKeyUpdate()
      .skipLocked()
    return database.current
      .updateTable('watches')
      .set({ leased_until: until })
      .where('id', 'in', due)
      .returningAll()
      .execute()
  }

  return {
    insertWatch: (row: Insertable<WatchesTable>): Promise<WatchRow> =>
      database.current.insertInto('watches').values(row).returningAll().executeTakeFirstOrThrow(),

    insertGround: (row: Insertable<WatchGroundsTable>) =>
      database.current.insertInto('watch_grounds').values(row).execute(),

    updateWatch: (id: string, change: Updateable<WatchesTable>) =>
      database.current.updateTable('watches').set(change).where('id', '=', id).execute(),

    updateGround: (watchId: string, change: Updateable<WatchGroundsTable>) =>
      database.current.updateTable('watch_grounds').set(change).where('watch_id', '=', watchId).execute(),

    findWatch: (id: string): Promise<WatchRow | undefined> => byId(id).executeTakeFirst(),

    lockWatch: (id: string): Promise<WatchRow | undefined> => byId(id).forUpdate().executeTakeFirst(),

    /** One of a client's that is not over; of an index of the table there is one at most. */
    findOpen: (personId: string, subjectKey: string): Promise<WatchRow | undefined> =>
      watches()
        .where('person_id', '=', personId)
        .where('subject_key', '=', subjectKey)
        .where('status', '<>', 'ended')
        .executeTakeFirst(),

    insertLink: (row: Insertable<WatchLinksTable>) =>
      database.current.insertInto('watch_links').values(row).execute(),

    async findLink(tokenHash: string, purpose: WatchLinkPurpose): Promise<string | undefined> {
      const row = await database.current
        .selectFrom('watch_links')
        .select('watch_id')
        .where('token_hash', '=', tokenHash)
        .where('purpose', '=', purpose)
        .executeTakeFirst()
      return row?.watch_id
    },

    findGround: (watchId: string): Promise<WatchGroundRow | undefined> =>
      database.current
        .selectFrom('watch_grounds')
        .selectAll()
        .where('watch_id', '=', watchId)
        .executeTakeFirst(),

    listGrounds: (watchIds: readonly string[]): Promise<WatchGroundRow[]> =>
      watchIds.length === 0
        ? Promise.resolve([])
        : database.current
            .selectFrom('watch_grounds')
            .selectAll()
            .where('watch_id', 'in', [...watchIds])
            .execute(),

    /** All of a client's, those that go on first. */
    listOfPerson: (personId: string): Promise<WatchRow[]> =>
      watches()
        .where('person_id', '=', personId)
        .orderBy(sql`status = 'ended'`)
        .orderBy('created_at', 'desc')
        .execute(),

    listOpenOfPerson: (personId: string): Promise<WatchRow[]> =>
      watches().where('person_id', '=', personId).where('status', '<>', 'ended').orderBy('id').execute(),

    /** The last checks of some watches, the oldest first. */
    async listChecks(watchIds: readonly string[], most = MOST_CHECKS): Promise<WatchCheckRow[]> {
      if (watchIds.length === 0) return []
      const { rows } = await sql<WatchCheckRow>`
        select c.* from unnest(${sql.val(watchIds)}::uuid[]) as w (id)
          cross join lateral (select * from watch_checks where watch_id = w.id
            order by due_at desc limit ${most}) c
         order by c.due_at`.execute(database.current)
      return rows
    },

    /** How many checks of some watches came to what. */
    async countChecks(watchIds: readonly string[]) {
      if (watchIds.length === 0) return []
      return database.current
        .selectFrom('watch_checks')
        .select(['watch_id', 'outcome', ({ fn }) => fn.countAll<number>().as('count')])
        .where('watch_id', 'in', [...watchIds])
        .groupBy(['watch_id', 'outcome'])
        .execute()
    },

    /** What changed, the newest first. */
    listChanges: (watchId: string): Promise<WatchChangeRow[]> =>
      database.current
        .selectFrom('watch_changes')
        .selectAll()
        .where('watch_id', '=', watchId)
        .orderBy('found_at', 'desc')
        .limit(MOST_CHANGES)
        .execute(),

    /** Takes watches whose check is due. */
    takeDue: (lease: Lease): Promise<WatchRow[]> =>
      takeWhere(sql<boolean>`status = 'active' and due_at <= ${lease.now}`, lease),

    /** Those that are to be ended now, and why: the term, or the person who has not answered since an instant. */
    listToEnd: (now: Date, askedBefore: Date): Promise<WatchRow[]> =>
      watches()
        .where((eb) =>
          eb.or([
            eb('status', 'in', ['active', 'paused']).and('ends_at', '<=', now).and('paused_at', 'is', null),
            eb('status', '=', 'asking').and('created_at', '<=', askedBefore),
          ]),
        )
        .limit(100)
        .execute(),

    /** Those whose contract is over on a day, though they rest. */
    listGroundOver: (today: string): Promise<WatchRow[]> =>
      onGround(['active', 'paused'], (all) => all.where('until_day', '<', today)),

    /** Those that end before an instant and whose client was not written to about it. */
    listEnding: (now: Date, before: Date): Promise<WatchRow[]> =>
      watches()
        .where('status', '=', 'active')
        .where('ends_at', '>', now)
        .where('ends_at', '<=', before)
        .where('ending_told_at', 'is', null)
        .limit(100)
        .execute(),

    /** Active watches of people whose ground was confirmed before an instant, and not asked about since. */
    listToReview: (confirmedBefore: Date): Promise<WatchRow[]> =>
      onGround(['active'], (all) =>
        all.where('confirmed_at', '<=', confirmedBefore).where('review_asked_at', 'is', null),
      ),

    /** Those of them that were asked about before an instant and still not confirmed. */
    listUnreviewed: (askedBefore: Date): Promise<WatchRow[]> =>
      onGround(['active'], (all) => all.where('review_asked_at', '<=', askedBefore)),

    /** Writes a check down, and its change under the same id; undefined when the check of that instant is there already. */
    async insertCheck({ watchId, due, at, result }: Check): Promise<string | undefined> {
      const id = randomUUID()
      const inserted = await database.current
        .insertInto('watch_checks')
        .values({
          id,
          watch_id: watchId,
          due_at: due,
          asked_at: at,
          outcome: result.outcome,
          silent: JSON.stringify(result.silent),
        })
        .onConflict((at_) => at_.columns(['watch_id', 'due_at']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!inserted) return undefined
      if (result.changes.length > 0) await insertChange(id, watchId, at, result.changes)
      return id
    },

    /** A watch with all that was found and the calls about it; answers whose it was. */
    async deleteWatch(id: string): Promise<string | undefined> {
      await sql`delete from webhook_deliveries d using watch_checks c where c.id = d.id and c.watch_id = ${id}`.execute(
        database.current,
      )
      const row = await database.current
        .deleteFrom('watches')
        .where('id', '=', id)
        .returning('person_id')
        .executeTakeFirst()
      return row?.person_id
    },

    deleteChanges: (watchId: string) =>
      database.current.deleteFrom('watch_changes').where('watch_id', '=', watchId).execute(),

    listPrices: () =>
      database.current.selectFrom('watch_prices').selectAll().orderBy('kind').orderBy('months').execute(),

    async findPrice(kind: WatchKind, months: WatchMonths): Promise<number | undefined> {
      const row = await database.current
        .selectFrom('watch_prices')
        .select('price_kopecks')
        .where('kind', '=', kind)
        .where('months', '=', months)
        .executeTakeFirst()
      return row?.price_kopecks
    },

    setPrice: (kind: WatchKind, months: WatchMonths, kopecks: number) =>
      database.current
        .updateTable('watch_prices')
        .set({ price_kopecks: kopecks })
        .where('kind', '=', kind)
        .where('months', '=', months)
        .returningAll()
        .executeTakeFirst(),
  }

  function insertChange(id: string, watchId: string, at: Date, changes: readonly ReportChange[]) {
    return database.current
      .insertInto('watch_changes')
      .values({ id, watch_id: watchId, found_at: at, changes: JSON.stringify(changes) })
      .execute()
  }
}
