import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import { staffPermissionsAt, staffRolesAt } from './staff-roles.ts'
import type { SessionsTable, SignInLinksTable } from '../../schema/schema.ts'

/** A link with the address that it went to and the order that it is about. */
export type SignInLinkRow = Selectable<SignInLinksTable> & {
  email: string
  order_number: number | null
  site: string | null
}

export type SessionQueries = ReturnType<typeof createSessionQueries>

/** What an ended session no longer says. */
const FORGOTTEN = { ip: '', user_agent: '' } as const

export function createSessionQueries(database: Database) {
  return {
    insertSession: (session: Omit<Insertable<SessionsTable>, 'revoked_at'>) =>
      database.current
        .insertInto('sessions')
        .values({ ...session, revoked_at: null })
        .execute(),

    /** A session that is neither ended nor out of date, with its person. */
    findLiveSession: (id: string, now: Date) =>
      database.current
        .selectFrom('sessions')
        .innerJoin('persons', 'persons.id', 'sessions.person_id')
        .where('sessions.id', '=', id)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .where('removed_at', 'is', null)
        .selectAll('persons')
        .select([
          'sessions.id as session_id',
          'sessions.binding_hash',
          'sessions.by_mailed_password',
          'sessions.factor_at',
        ])
        .select('sessions.created_at as session_created_at')
        .select(['sessions.last_used_at as session_used_at', staffRolesAt(now).as('staff_roles')])
        .select(staffPermissionsAt(now).as('staff_permissions'))
        .executeTakeFirst(),

    setSessionUsed: (id: string, at: Date) =>
      database.current.updateTable('sessions').set({ last_used_at: at }).where('id', '=', id).execute(),

    setFactorProven: (id: string, at: Date) =>
      database.current.updateTable('sessions').set({ factor_at: at }).where('id', '=', id).execute(),

    /** Sessions of a user that are neither ended nor out of date, the last used one first. */
    listLiveSessions: (userId: string, now: Date) =>
      database.current
        .selectFrom('sessions')
        .selectAll()
        .where('person_id', '=', userId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy((session) => session.fn.coalesce('last_used_at', 'created_at'), 'desc')
        .orderBy('id')
        .execute(),

    /** Ends a session of a user; false when none is live. */
    async endSession(userId: string, id: string, at: Date): Promise<boolean> {
      const result = await database.current
        .updateTable('sessions')
        .set({ revoked_at: at, ...FORGOTTEN })
        .where('id', '=', id)
        .where('person_id', '=', userId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', at)
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },

    /** Ends all sessions of a user but one; answers how many. */
    async endOtherSessions(userId: string, keptId: string, at: Date): Promise<number> {
      const result = await database.current
        .updateTable('sessions')
        .set({ revoked_at: at, ...FORGOTTEN })
        .where('person_id', '=', userId)
        .where('id', '!=', keptId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return Number(result.numUpdatedRows)
    },

    /** Whether a user ever signed in with this cookie, by a session of now or of before. */
    async isKnownBinding(userId: string, bindingHash: string): Promise<boolean> {
      const row = await database.current
        .selectFrom('sessions')
        .select('id')
        .where('person_id', '=', userId)
        .where('binding_hash', '=', bindingHash)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** The sessions of a browser go on under its new cookie. */
    moveBinding: (formerHash: string, bindingHash: string) =>
      database.current
        .updateTable('sessions')
        .set({ binding_hash: bindingHash })
        .where('binding_hash', '=', formerHash)
        .execute(),

    revokeSession: (id: string, at: Date) =>
      database.current
        .updateTable('sessions')
        .set({ revoked_at: at, ...FORGOTTEN })
        .where('id', '=', id)
        .execute(),

    revokeSessionsOf: (userId: string, at: Date) =>
      database.current
        .updateTable('sessions')
        .set({ revoked_at: at, ...FORGOTTEN })
        .where('person_id', '=', userId)
        .where('revoked_at', 'is', null)
        .execute(),

    insertSignInLink: (link: Omit<Insertable<SignInLinksTable>, 'used_at'>) =>
      database.current
        .insertInto('sign_in_links')
        .values({ ...link, used_at: null })
        .execute(),

    /** Uses a link up. Undefined when it is unknown, used, out of date or of the other brand. */
    useSignInLink: (tokenHash: string, brand: string, now: Date) =>
      database.current
        .updateTable('sign_in_links')
        .set({ used_at: now })
        .where('token_hash', '=', tokenHash)
        .where('brand', '=', brand)
        .where('used_at', 'is', null)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['person_id', 'new_email'])
        .executeTakeFirst(),

    /** A used or unused link of a user who is not removed; undefined for the other brand. */
    findSignInLink: (tokenHash: string, brand: string): Promise<SignInLinkRow | undefined> =>
      database.current
        .selectFrom('sign_in_links')
        .innerJoin('persons', 'persons.id', 'sign_in_links.person_id')
        .leftJoin('orders', 'orders.id', 'sign_in_links.order_id')
        .where('token_hash', '=', tokenHash)
        .where('brand', '=', brand)
        .where('persons.removed_at', 'is', null)
        .selectAll('sign_in_links')
        .select(['orders.number as order_number', 'orders.site'])
        .select(({ fn }) =>
          fn.coalesce('sign_in_links.new_email', 'persons.waiting_address', 'persons.email').as('email'),
        )
        .executeTakeFirst(),

    /** Ends what was neither used nor ended before, with the links of orders that wait for the user's address. */
    endSignInLinksOf: (userId: string, at: Date) =>
      database.current
        .updateTable('sign_in_links')
        .set({ ended_at: at })
        .where((link) =>
          link.or([
            link('person_id', '=', userId),
            link('person_id', 'in', (qb) =>
              qb
                .selectFrom('persons as holder')
                .innerJoin('persons as owner', 'owner.email', 'holder.waiting_address')
                .where('owner.id', '=', userId)
                .select('holder.id'),
            ),
          ]),
        )
        .where('used_at', 'is', null)
        .where('ended_at', 'is', null)
        .execute(),

    listSigningKeys: () =>
      database.current.selectFrom('signing_keys').selectAll().orderBy('created_at', 'desc').execute(),

    insertSigningKey: (id: string, secret: string, at: Date) =>
      database.current
        .insertInto('signing_keys')
        .values({ id, secret, created_at: at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute(),

    deleteSigningKeys: (ids: readonly string[]) =>
      database.current.deleteFrom('signing_keys').where('id', 'in', ids).execute(),
  }
}
