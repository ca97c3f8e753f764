import type { Insertable } from 'kysely'
import type { Database } from '../../database.ts'
import type { ConsentsTable } from '../../schema/account-life-schema.ts'
import type { UserRow } from './users.ts'

/** Whose consents are meant. */
type ConsentOwner = Pick<UserRow, 'id' | 'email' | 'proven_at'>

export type ConsentQueries = ReturnType<typeof createConsentQueries>

export function createConsentQueries(database: Database) {
  return {
    insertConsents: (rows: readonly Insertable<ConsentsTable>[]) =>
      database.current
        .insertInto('consents')
        .values([...rows])
        .execute(),

    /** Kinds that the address agreed to at once and has not withdrawn. */
    async findConsentKinds(batchId: string, email: string): Promise<readonly ConsentsTable['kind'][]> {
      const rows = await database.current
        .selectFrom('consents')
        .select('kind')
        .where('batch_id', '=', batchId)
        .where('email', '=', email)
        .where('withdrawn_at', 'is', null)
        .execute()
      return rows.map(({ kind }) => kind)
    },

    /** Notes which account the consents of a registration or an order belong to. */
    setUser: (batchId: string, email: string, userId: string) =>
      database.current
        .updateTable('consents')
        .set({ person_id: userId })
        .where('batch_id', '=', batchId)
        .where('email', '=', email)
        .execute(),

    /** The account goes on to another address: what its former one agreed to stays with it. */
    keepForUser: (email: string, userId: string) =>
      database.current
        .updateTable('consents')
        .set({ person_id: userId })
        .where('email', '=', email)
        .where('person_id', 'is', null)
        .execute(),

    /** The words of a version, stored once. */
    saveText: (text: { text_hash: string; title: string; sections: string }) =>
      database.current
        .insertInto('consent_texts')
        .values(text)
        .onConflict((conflict) => conflict.column('text_hash').doNothing())
        .execute(),

    /**
     * The last consent of each kind of a user; those given with a proven address are the user's, no matter who typed
     * it.
     */
    listLastConsents: ({ id, email, proven_at }: ConsentOwner) =>
      database.current
        .selectFrom('consents')
        .leftJoin('consent_texts', 'consent_texts.text_hash', 'consents.text_hash')
        .selectAll('consents')
        .select(['consent_texts.title', 'consent_texts.sections'])
        .distinctOn('kind')
        .where((eb) =>
          eb.or([
            eb('person_id', '=', id),
            ...(proven_at === null ? [] : [eb.and([eb('email', '=', email), eb('person_id', 'is', null)])]),
          ]),
        )
        .orderBy('kind')
        .orderBy('given_at', 'desc')
        .execute(),

    /** Withdraws all that a user ever agreed to, of one kind or of all. */
    withdraw: ({ id, email, proven_at }: ConsentOwner, at: Date, kind?: ConsentsTable['kind']) =>
      database.current
        .updateTable('consents')
        .set({ withdrawn_at: at })
        .where((eb) =>
          eb.or([
            eb('person_id', '=', id),
            ...(proven_at === null ? [] : [eb.and([eb('email', '=', email), eb('person_id', 'is', null)])]),
          ]),
        )
        .where('withdrawn_at', 'is', null)
        .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'marketing'))
        .execute(),

    /** Ends what was agreed to for an order that was refused; what belongs to a user or to an order stays. */
    endUnused: (batchId: string, email: string, at: Date) =>
      database.current
        .updateTable('consents')
        .set({ withdrawn_at: at })
        .where('batch_id', '=', batchId)
        .where('email', '=', email)
        .where('person_id', 'is', null)
        .where('withdrawn_at', 'is', null)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('orders')
                .whereRef('orders.consent_id', '=', 'consents.batch_id')
                .select('orders.id'),
            ),
          ),
        )
        .execute(),
  }
}
