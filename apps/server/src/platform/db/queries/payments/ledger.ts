import { randomUUID } from 'node:crypto'
import type { Kopecks } from '@proverka/domain'
import type { AccountKind, LedgerEntry, PaidParts } from '@proverka/domain/orders'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { createDebtQueries } from './debts.ts'

export interface LedgerTransfer {
  /** Names the real event: the same event is booked once, however often it is reported. */
  readonly uniqueKey: string
  readonly description: string
  readonly orderId?: string
  readonly entries: readonly LedgerEntry[]
  readonly at: Date
  /** Money that passes through an account: it pays no debt. */
  readonly passesThrough?: boolean
}

/** Key of the transfer that takes another one back: this, and the key of that one. */
export const REVERSAL = 'reversal:'

export type LedgerQueries = ReturnType<typeof createLedgerQueries>

/** Double-entry, append-only books of all money, in kopecks. Call inside a transaction. */
export function createLedgerQueries(database: Database) {
  const debts = createDebtQueries(database)

  return {
    /** Books a transfer. Returns false, and changes nothing, when its event is booked already. */
    bookTransfer,

    /** Transfers of an order whose keys begin with a text. */
    async countTransfers(orderId: string, keyPrefix: string): Promise<number> {
      const row = await database.current
        .selectFrom('ledger_transfers')
        .where('order_id', '=', orderId)
        .where((eb) => eb.fn<boolean>('starts_with', ['unique_key', eb.val(keyPrefix)]))
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    async hasTransfer(uniqueKey: string): Promise<boolean> {
      const row = await database.current
        .selectFrom('ledger_transfers')
        .select('id')
        .where('unique_key', '=', uniqueKey)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Whether a transfer paid for an order, and did not only bring money to a balance. */
    async isOrderPaidBy(uniqueKey: string): Promise<boolean> {
      const row = await entriesOfTransfers()
        .where('unique_key', '=', uniqueKey)
        .where('kind', '=', 'prepaid')
        .where('amount_kopecks', '>', 0)
        .select('ledger_transfers.id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** What an order was paid from: the transfers into its owner's prepaid money that were not taken back. */
    async findPaidParts(orderId: string): Promise<PaidParts> {
      const rows = await entriesOfTransfers()
        .where('order_id', '=', orderId)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('ledger_transfers as taken_back')
                .where(
                  'taken_back.unique_key',
                  '=',
                  sql<string>`${REVERSAL} || ${eb.ref('ledger_transfers.unique_key')}`,
                )
                .select('taken_back.id'),
            ),
          ),
        )
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('ledger_entries as into')
              .innerJoin('ledger_accounts as prepaid', 'prepaid.id', 'into.account_id')
              .whereRef('into.transfer_id', '=', 'ledger_transfers.id')
              .where('prepaid.kind', '=', 'prepaid')
              .where('into.amount_kopecks', '>', 0)
              .select('into.transfer_id'),
          ),
        )
        .select(['kind', 'amount_kopecks'])
        .execute()
      const paidFrom = (wanted: AccountKind) =>
        rows.reduce((sum, { kind, amount_kopecks }) => sum - (kind === wanted ? amount_kopecks : 0), 0)
      return { bonus: paidFrom('bonus'), own: paidFrom('balance'), card: paidFrom('provider') }
    },

    /** What is on an account now, in kopecks. */
    async balanceOf(kind: AccountKind, userId?: string): Promise<Kopecks> {
      const row = await database.current
        .selectFrom('ledger_entries')
        .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
        .where('kind', '=', kind)
        .where('person_id', userId ? '=' : 'is', userId ?? null)
        .select(({ fn }) => fn.sum<string | null>('amount_kopecks').as('sum'))
        .executeTakeFirst()
      return Number(row?.sum ?? 0)
    },
  }

  async function bookTransfer(transfer: LedgerTransfer): Promise<boolean> {
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
    // Accounts are locked in one order, whatever the direction of the money: else two transfers deadlock.
    for (const entry of transfer.entries.toSorted(byAccount)) {
      await database.current
        .insertInto('ledger_entries')
        .values({
          transfer_id: id,
          account_id: await accountId(entry.account, entry.userId),
          amount_kopecks: entry.amount,
        })
        .execute()
    }
    if (!transfer.passesThrough) await payDebts(transfer, id)
    return true
  }

  /** A credit pays the debts of its account first. */
  async function payDebts({ entries, at }: LedgerTransfer, transferId: string): Promise<void> {
    for (const { account, userId, amount } of entries) {
      if (amount <= 0 || userId === undefined || (account !== 'balance' && account !== 'bonus')) continue
      let credit = amount
      for (const debt of await debts.lockOpenDebts(userId, account)) {
        const kopecks = Math.min(credit, debt.left_kopecks)
        if (kopecks === 0) return
        credit -= kopecks
        await debts.setLeft(debt.id, debt.left_kopecks - kopecks)
        await bookTransfer({
          uniqueKey: `debt-paid:${debt.id}:${transferId}`,
          description: `Погашение долга: ${debt.description}`,
          entries: [
            { account, userId, amount: -kopecks },
            { account: debt.owed_to, amount: kopecks },
          ],
          at,
        })
      }
    }
  }

  function entriesOfTransfers() {
    return database.current
      .selectFrom('ledger_transfers')
      .innerJoin('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
  }

  async function accountId(kind: AccountKind, userId: string | undefined): Promise<string> {
    await database.current
      .insertInto('ledger_accounts')
      .values({ id: randomUUID(), kind, person_id: userId ?? null })
      .onConflict((conflict) => conflict.columns(['kind', 'person_id']).doNothing())
      .execute()
    const { id } = await database.current
      .selectFrom('ledger_accounts')
      .where('kind', '=', kind)
      .where('person_id', userId ? '=' : 'is', userId ?? null)
      .select('id')
      .executeTakeFirstOrThrow()
    return id
  }
}

const keyOf = ({ account, userId = '' }: LedgerEntry): string => `${account}:${userId}`

const byAccount = (left: LedgerEntry, right: LedgerEntry): number => (keyOf(left) < keyOf(right) ? -1 : 1)
