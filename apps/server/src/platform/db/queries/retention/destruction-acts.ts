import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { DestructionGround } from '@proverka/domain/legal'
import type { DestructionActsTable, DestructionEntriesTable } from '../../schema/destruction-schema.ts'

export type DestructionActRow = Selectable<DestructionActsTable>

export type DestructionEntryRow = Selectable<DestructionEntriesTable>

/** What an act at someone's word destroyed, by number. */
export interface DestroyedAct {
  readonly id: string
  readonly at: Date
  readonly cause: Exclude<DestructionGround, 'term'>
  readonly subject: string
  readonly accounts: readonly string[]
  readonly items: readonly string[]
  readonly codes: readonly ActCode[]
}

/** What is stored of a code of an act, and the site that its email was sent for. */
export interface ActCode {
  readonly code_hash: string
  readonly site: string
}

/** Acts of one look. */
const ACTS_AT_ONCE = 500

/** Rows that one statement inserts: it has at most 65,535 values. */
const ENTRIES_AT_ONCE = 2000

/** Acts of destruction and their content; never the data themselves. */
export function createDestructionActQueries(database: Database) {
  return {
    /** The act of a cause, a day and a subject, created if absent. */
    async takeAct(
      cause: DestructionGround,
      day: string,
      subject: string,
      at: Date,
    ): Promise<DestructionActRow> {
      await database.current
        .insertInto('destruction_acts')
        .values({ id: randomUUID(), cause, day, subject, created_at: at })
        .onConflict((conflict) => conflict.columns(['cause', 'day', 'subject']).doNothing())
        .execute()
      return database.current
        .selectFrom('destruction_acts')
        .selectAll()
        .where('cause', '=', cause)
        .where('day', '=', day)
        .where('subject', '=', subject)
        .executeTakeFirstOrThrow()
    },

    async insertEntries(entries: readonly Insertable<DestructionEntriesTable>[]): Promise<void> {
      for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE)
        await database.current
          .insertInto('destruction_entries')
          .values(entries.slice(from, from + ENTRIES_AT_ONCE))
          .execute()
    },

    /** Newest first. */
    listActs: (limit: number, offset: number) =>
      database.current
        .selectFrom('destruction_acts')
        .selectAll()
        .select((act) =>
          act
            .selectFrom('destruction_entries')
            .whereRef('act_id', '=', 'destruction_acts.id')
            .select(({ fn }) => fn.sum<string | null>('count').as('count'))
            .as('destroyed'),
        )
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** Acts of deletions and objections that the list outside of the database does not have; the oldest first. */
    async listUnlisted(): Promise<readonly DestroyedAct[]> {
      const { rows } = await sql<DestroyedAct>`
        select a.id, a.created_at as at, a.cause, a.subject,
          array(select distinct substr(e.subject, 9) from destruction_entries e
            where e.act_id = a.id and e.subject like 'account:%' order by 1) as accounts,
          array(select i.id::text from order_items i join orders o on o.id = i.order_id
            where a.cause = 'objection' and i.report_destroyed_at is not null and o.number in
              (select substr(e.subject, 7)::bigint from destruction_entries e where e.act_id = a.id and e.subject like 'order:%')
            order by 1) as items,
          coalesce((select jsonb_agg(jsonb_build_object('code_hash', c.code_hash, 'site', c.site) order by c.code_hash)
            from destruction_codes c where c.act_id = a.id), '[]'::jsonb) as codes
          from destruction_acts a where a.listed_at is null and a.cause in ('removal', 'objection')
         order by a.created_at, a.id limit ${ACTS_AT_ONCE}`.execute(database.current)
      return rows
    },

    markListed: (id: string, at: Date) =>
      database.current.updateTable('destruction_acts').set({ listed_at: at }).where('id', '=', id).execute(),

    findAct: (id: string): Promise<DestructionActRow | undefined> =>
      database.current.selectFrom('destruction_acts').selectAll().where('id', '=', id).executeTakeFirst(),

    /** A code that is known already opens the newer act: a restore destroys again. */
    async insertCodes(codes: readonly ActCode[], actId: string, at: Date): Promise<void> {
      if (codes.length === 0) return
      await database.current
        .insertInto('destruction_codes')
        .values(codes.map(({ code_hash, site }) => ({ code_hash, site, act_id: actId, created_at: at })))
        .onConflict((conflict) =>
          conflict.column('code_hash').doUpdateSet((row) => ({ act_id: row.ref('excluded.act_id') })),
        )
        .execute()
    },

    /** The act that a code opens, with the site that its email was sent for. */
    findByCode: (codeHash: string): Promise<(DestructionActRow & { readonly site: string }) | undefined> =>
      database.current
        .selectFrom('destruction_acts')
        .innerJoin('destruction_codes', 'destruction_codes.act_id', 'destruction_acts.id')
        .selectAll('destruction_acts')
        .select('destruction_codes.site')
        .where('code_hash', '=', codeHash)
        .executeTakeFirst(),

    listEntries: (actId: string): Promise<DestructionEntryRow[]> =>
      database.current
        .selectFrom('destruction_entries')
        .selectAll()
        .where('act_id', '=', actId)
        .orderBy('id')
        .execute(),
  }
}
