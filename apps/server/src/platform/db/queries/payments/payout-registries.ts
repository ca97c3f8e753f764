import { sql, type Insertable, type Selectable } from 'kysely'
import type { PayoutRegistriesTable } from '../../schema/staff-schema.ts'
import type { Database } from '../../database.ts'
import type { WithdrawalRow } from './withdrawals.ts'

export type RegistryRow = Selectable<PayoutRegistriesTable>

/** With who made and signed it, by name or address. */
export interface ListedRegistry extends RegistryRow {
  readonly maker: string
  readonly signer: string | null
  /** Whether rows were left in it. */
  readonly has_rows: boolean
}

/** A request in a registry that was not taken out of it. */
export type RegistryWithdrawal = WithdrawalRow & { readonly registry_id: string }

const nameOf = (alias: string) =>
  sql<string>`coalesce(nullif(${sql.ref(`${alias}.name`)}, ''), ${sql.ref(`${alias}.email`)})`

/** Registries of payouts to partners. */
export function createPayoutRegistryQueries(database: Database) {
  const listed = () =>
    database.current
      .selectFrom('payout_registries')
      .innerJoin('persons as makers', 'makers.id', 'made_by')
      .leftJoin('persons as signers', 'signers.id', 'signed_by')
      .selectAll('payout_registries')
      .select(nameOf('makers').as('maker'))
      .select(nameOf('signers').$castTo<string | null>().as('signer'))
      .select(
        sql<boolean>`exists (select from payout_registry_rows r
          where r.registry_id = payout_registries.id and r.removed_at is null)`.as('has_rows'),
      )

  return {
    insertRegistry: (row: Omit<Insertable<PayoutRegistriesTable>, 'number'>) =>
      database.current.insertInto('payout_registries').values(row).returningAll().executeTakeFirstOrThrow(),

    /** False when one of the requests is in a registry already. */
    async insertRows(registryId: string, withdrawalIds: readonly string[]): Promise<boolean> {
      const rows = await database.current
        .insertInto('payout_registry_rows')
        .values(withdrawalIds.map((withdrawal_id) => ({ registry_id: registryId, withdrawal_id })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('withdrawal_id')
        .execute()
      return rows.length === withdrawalIds.length
    },

    findRegistry: (id: string): Promise<ListedRegistry | undefined> =>
      listed().where('payout_registries.id', '=', id).executeTakeFirst(),

    /** The latest first. */
    listRegistries: (limit: number, offset: number): Promise<ListedRegistry[]> =>
      listed().orderBy('number', 'desc').limit(limit).offset(offset).execute(),

    async countRegistries(): Promise<number> {
      const row = await database.current
        .selectFrom('payout_registries')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    lockRegistry: (id: string): Promise<RegistryRow | undefined> =>
      database.current
        .selectFrom('payout_registries')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** The registry in which a request is. */
    findOfWithdrawal: (withdrawalId: string): Promise<RegistryRow | undefined> =>
      database.current
        .selectFrom('payout_registries')
        .innerJoin('payout_registry_rows', 'registry_id', 'payout_registries.id')
        .selectAll('payout_registries')
        .where('withdrawal_id', '=', withdrawalId)
        .where('removed_at', 'is', null)
        .executeTakeFirst(),

    /** Requests that are in these registries, the oldest first. */
    listWithdrawals: (registryIds: readonly string[]): Promise<RegistryWithdrawal[]> =>
      registryIds.length === 0
        ? Promise.resolve([])
        : database.current
            .selectFrom('withdrawals')
            .innerJoin('payout_registry_rows', 'withdrawal_id', 'withdrawals.id')
            .selectAll('withdrawals')
            .select('registry_id')
            .where('registry_id', 'in', registryIds)
            .where('removed_at', 'is', null)
            .orderBy('withdrawals.number')
            .execute(),

    signRegistry: (id: string, by: string, at: Date) =>
      database.current
        .updateTable('payout_registries')
        .set({ signed_by: by, signed_at: at })
        .where('id', '=', id)
        .execute(),

    markTaken: (id: string, at: Date) =>
      database.current
        .updateTable('payout_registries')
        .set({ taken_at: at })
        .where('id', '=', id)
        .where('taken_at', 'is', null)
        .execute(),

    /** Takes requests out of a registry; without a list all. */
    async removeRows(
      registryId: string,
      withdrawalIds: readonly string[] | undefined,
      at: Date,
    ): Promise<readonly string[]> {
      const rows = await database.current
        .updateTable('payout_registry_rows')
        .set({ removed_at: at })
        .where('registry_id', '=', registryId)
        .where('removed_at', 'is', null)
        .$if(withdrawalIds !== undefined, (all) => all.where('withdrawal_id', 'in', withdrawalIds ?? []))
        .returning('withdrawal_id')
        .execute()
      return rows.map(({ withdrawal_id }) => withdrawal_id)
    },
  }
}
