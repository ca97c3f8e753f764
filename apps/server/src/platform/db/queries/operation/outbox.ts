import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import type { OutboxKind } from '../../schema/outbox-schema.ts'

export type OutboxQueries = ReturnType<typeof createOutboxQueries>

/** Emails to one address that a notification may be about. */
const SENT_AT_ONCE = 500

export function createOutboxQueries(database: Database) {
  return {
    /** Writes an effect down with its cause; undefined when the same effect is there already. */
    insertEffect: (
      uniqueKey: string,
      payload: object,
      at: Date,
      kind: OutboxKind = 'mail',
      recipientHash?: string,
    ) =>
      database.current
        .insertInto('outbox')
        .values({
          id: randomUUID(),
          unique_key: uniqueKey,
          kind,
          payload: JSON.stringify(payload),
          created_at: at,
          sent_at: null,
          recipient_hash: recipientHash ?? null,
        })
        .onConflict((conflict) => conflict.column('unique_key').doNothing())
        .returning('id')
        .executeTakeFirst(),

    findByKey: (uniqueKey: string) =>
      database.current
        .selectFrom('outbox')
        .selectAll()
        .where('unique_key', '=', uniqueKey)
        .executeTakeFirst(),

    findEffect: (id: string) =>
      database.current.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst(),

    /** When an effect was carried out; null while it is pending, or if not found. */
    async findSentAt(uniqueKey: string): Promise<Date | null> {
      const row = await database.current
        .selectFrom('outbox')
        .select('sent_at')
        .where('unique_key', '=', uniqueKey)
        .executeTakeFirst()
      return row?.sent_at ?? null
    },

    /** The email is out: its text, which may hold a password or a link, is forgotten. */
    markSent: (id: string, at: Date) =>
      database.current
        .updateTable('outbox')
        .set({ sent_at: at, payload: null })
        .where('id', '=', id)
        .execute(),

    /** The effect is being carried out, or, with null, was not carried out. */
    markAttempt: (id: string, at: Date | null) =>
      database.current.updateTable('outbox').set({ attempted_at: at }).where('id', '=', id).execute(),

    /** Whether an email of the kind, as its key begins, was ever written to the recipient. */
    async hasEmailOfKind(recipientHash: string, kind: string): Promise<boolean> {
      const row = await database.current
        .selectFrom('outbox')
        .select('id')
        .where('recipient_hash', '=', recipientHash)
        .where(sql<string>`split_part(unique_key, ':', 1)`, '=', kind)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** When a mail server last refused an address; null once an email has reached it, and for most addresses. */
    async findRefusedAt(addressHash: string): Promise<Date | null> {
      const row = await database.current
        .selectFrom('refused_addresses')
        .select('refused_at')
        .where('address_hash', '=', addressHash)
        .executeTakeFirst()
      return row?.refused_at ?? null
    },

    /** An email has reached the address. */
    forgetRefusal: (addressHash: string) =>
      database.current.deleteFrom('refused_addresses').where('address_hash', '=', addressHash).execute(),

    /**
     * When the last email about an order to this address was given up; null when none was, or a later one has reached it.
     * The order is named by the second part of the keys.
     */
    async findLostAt(recipientHash: string, orderId: string): Promise<Date | null> {
      const { rows } = await sql<{ lost: Date | null }>`
        select max(given_up_at) filter (where split_part(unique_key, ':', 1) like 'order-%'
                 and split_part(unique_key, ':', 2) = ${orderId}) as lost
          from outbox where kind = 'mail' and recipient_hash = ${recipientHash}
        having max(sent_at) is null or max(given_up_at) > max(sent_at)`.execute(database.current)
      return rows[0]?.lost ?? null
    },

    markRefusedAddress: (addressHash: string, replyCode: number, at: Date) =>
      database.current
        .insertInto('refused_addresses')
        .values({ address_hash: addressHash, reply_code: replyCode, refused_at: at })
        .onConflict((conflict) =>
          conflict.column('address_hash').doUpdateSet({ reply_code: replyCode, refused_at: at }),
        )
        .execute(),

    /** Emails that went out to one of the recipients since an instant, the newest first. */
    listSentTo: (recipientHashes: readonly string[], since: Date) =>
      database.current
        .selectFrom('outbox')
        .select(['id', 'unique_key', 'recipient_hash'])
        .$narrowType<{ recipient_hash: string }>()
        .where('kind', '=', 'mail')
        .where('recipient_hash', 'in', [...recipientHashes])
        .where('sent_at', '>=', since)
        .orderBy('sent_at', 'desc')
        .limit(SENT_AT_ONCE)
        .execute(),

    /** An email that a relay had accepted has bounced: it was not delivered. */
    markBounced: (id: string, at: Date) =>
      database.current
        .updateTable('outbox')
        .set({ sent_at: null, given_up_at: at, payload: null })
        .where('id', '=', id)
        .execute(),

    /** The effect will never be carried out: it is not tried again, and its text is forgotten. */
    giveUp: (id: string, at: Date) =>
      database.current
        .updateTable('outbox')
        .set({ given_up_at: at, payload: null })
        .where('id', '=', id)
        .execute(),

    /** Effects of a kind that could not be sent since then are not tried any more, and their text is forgotten. */
    giveUpEffects: (kind: OutboxKind, createdBefore: Date, at: Date) =>
      database.current
        .updateTable('outbox')
        .set({ given_up_at: at, payload: null })
        .where('kind', '=', kind)
        .where('created_at', '<', createdBefore)
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .returning(['id', 'kind', 'unique_key'])
        .execute(),
  }
}
