import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from '../../schema/watch-schema.ts'

export type WebhookRow = Selectable<WebhooksTable>
export type WebhookDeliveryRow = Selectable<WebhookDeliveriesTable>

/** Addresses of clients' programs, and the calls that they get. */
export function createWebhookQueries(database: Database) {
  return {
    findWebhook: (personId: string): Promise<WebhookRow | undefined> =>
      database.current
        .selectFrom('webhooks')
        .selectAll()
        .where('person_id', '=', personId)
        .executeTakeFirst(),

    saveWebhook: (row: Insertable<WebhooksTable>) =>
      database.current
        .insertInto('webhooks')
        .values(row)
        .onConflict((at) =>
          at.column('person_id').doUpdateSet({
            url: row.url,
            secret: row.secret,
            created_at: row.created_at,
            failing_since: null,
            last_failure: null,
            last_delivered_at: null,
          }),
        )
        .execute(),

    /** Secrets that are not sealed yet. */
    listPlainSecrets: (): Promise<Pick<WebhookRow, 'person_id' | 'secret'>[]> =>
      database.current
        .selectFrom('webhooks')
        .select(['person_id', 'secret'])
        .where('secret', 'like', String.raw`whsec\_%=`)
        .execute(),

    /** Unless the client has a new secret by now. */
    replaceSecret: (personId: string, from: string, to: string) =>
      database.current
        .updateTable('webhooks')
        .set({ secret: to })
        .where('person_id', '=', personId)
        .where('secret', '=', from)
        .execute(),

    /** With the calls that wait for it. */
    async deleteWebhook(personId: string): Promise<boolean> {
      await database.current
        .deleteFrom('webhook_deliveries')
        .where('person_id', '=', personId)
        .where('next_try_at', 'is not', null)
        .execute()
      const { numDeletedRows } = await database.current
        .deleteFrom('webhooks')
        .where('person_id', '=', personId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** False when the call of this change is there already. */
    async insertDelivery(id: string, personId: string, payload: object, at: Date): Promise<boolean> {
      const row = await database.current
        .insertInto('webhook_deliveries')
        .values({
          id,
          person_id: personId,
          payload: JSON.stringify(payload),
          created_at: at,
          next_try_at: at,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Takes calls whose time has come; until `until` no other process does. */
    takeDue(now: Date, until: Date, limit: number): Promise<WebhookDeliveryRow[]> {
      const due = database.current
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(limit)
        .forNoKeyUpdate()
        .skipLocked()
      return database.current
        .updateTable('webhook_deliveries')
        .set(({ eb }) => ({ next_try_at: until, tries: eb('tries', '+', 1) }))
        .where('id', 'in', due)
        .returningAll()
        .execute()
    },

    /** The call was taken: what it said is forgotten. */
    async markDelivered(id: string, personId: string, at: Date): Promise<void> {
      await database.current
        .updateTable('webhook_deliveries')
        .set({ delivered_at: at, next_try_at: null, payload: null })
        .where('id', '=', id)
        .execute()
      await database.current
        .updateTable('webhooks')
        .set({ failing_since: null, last_failure: null, last_delivered_at: at })
        .where('person_id', '=', personId)
        .execute()
    },

    /** The call was not taken; without `next` it is given up, and what it said is forgotten. */
    async markFailed(
      { id, person_id }: Pick<WebhookDeliveryRow, 'id' | 'person_id'>,
      failure: string,
      at: Date,
      next: Date | undefined,
    ): Promise<void> {
      await database.current
        .updateTable('webhook_deliveries')
        .set(next ? { next_try_at: next } : { next_try_at: null, given_up_at: at, payload: null })
        .where('id', '=', id)
        .execute()
      await database.current
        .updateTable('webhooks')
        .set({
          failing_since: sql<Date>`coalesce(failing_since, ${at})`,
          last_failure: failure,
        })
        .where('person_id', '=', person_id)
        .execute()
    },

    /** Calls of a client that wait, and those that were given up. */
    async countDeliveries(personId: string): Promise<{ waiting: number; given_up: number }> {
      const row = await database.current
        .selectFrom('webhook_deliveries')
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('next_try_at', 'is not', null).as('waiting'),
          fn.countAll<number>().filterWhere('given_up_at', 'is not', null).as('given_up'),
        ])
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow()
      return row
    },
  }
}
