import { randomUUID } from 'node:crypto'
import type { Kopecks } from '@proverka/domain'
import type { Database } from '../database.ts'
import type { AccountKind } from '../schema.ts'

/** One side of a transfer; money moves from negative to positive. */
export interface LedgerEntry {
  readonly account: AccountKind
  readonly personId?: string
  readonly amount: Kopecks
}

export interface LedgerTransfer {
  /** Names the real event: the same event is booked once, however often it is reported. */
  readonly uniqueKey: string
  readonly description: string
  readonly orderId?: string
  readonly entries: readonly LedgerEntry[]
  readonly at: Date
}

export type LedgerQueries = ReturnType<typeof createLedgerQueries>

/** Double-entry, append-only books of all money, in kopecks. Call inside a transaction. */
export function createLedgerQueries(database: Database) {
  return {
    /** Books a transfer. Returns false, and changes nothing, when its event is booked already. */
    async bookTransfer(transfer: LedgerTransfer): Promise<boolean> {
      const id = randomUUID()
      const booked = await database.current
        .insertInto('ledger_transfers')
        .values({
          id,
          unique_key: transfer.uniqueKey,
          description: transfer.description,
          order_id: transfer.orderId ?? null,
          created_at: transfer.at,
        })
        .onConflict((conflict) => conflict.column('unique_key').doNothing())
        .executeTakeFirst()
      if (booked.numInsertedOrUpdatedRows !== 1n) return false
      for (const entry of transfer.entries) {
        await database.current
          .insertInto('ledger_entries')
          .values({
            transfer_id: id,
            account_id: await accountId(entry.account, entry.personId),
            amount_kopecks: entry.amount,
          })
          .execute()
      }
      return true
    },

    /** What is on an account now, in kopecks. */
    async balanceOf(kind: AccountKind, personId?: string): Promise<Kopecks> {
      const row = await database.current
        .selectFrom('ledger_entries')
        .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
        .where('kind', '=', kind)
        .where('person_id', personId ? '=' : 'is', personId ?? null)
        .select(({ fn }) => fn.sum<string | null>('amount_kopecks').as('sum'))
        .executeTakeFirst()
      return Number(row?.sum ?? 0)
    },
  }

  async function accountId(kind: AccountKind, personId: string | undefined): Promise<string> {
    await database.current
      .insertInto('ledger_accounts')
      .values({ id: randomUUID(), kind, person_id: personId ?? null })
      .onConflict((conflict) => conflict.columns(['kind', 'person_id']).doNothing())
      .execute()
    const { id } = await database.current
      .selectFrom('ledger_accounts')
      .where('kind', '=', kind)
      .where('person_id', personId ? '=' : 'is', personId ?? null)
      .select('id')
      .executeTakeFirstOrThrow()
    return id
  }
}
