import type { Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { ContractorSchema } from '../../schema/contractor-schema.ts'

export type ContractorAccountRow = Selectable<ContractorSchema['contractor_accounts']>

/** What was paid for one order. */
interface ContractorCost {
  readonly contractor: string
  readonly theirId: string
  readonly orderItemId: string
  readonly kopecks: number
  readonly at: Date
}

/** Our accounts at contractors, and what was paid from them. */
export function createContractorAccountQueries(database: Database) {
  return {
    findAccount: (contractor: string) =>
      database.current
        .selectFrom('contractor_accounts')
        .selectAll()
        .where('contractor', '=', contractor)
        .executeTakeFirst(),

    listAccounts: () => database.current.selectFrom('contractor_accounts').selectAll().execute(),

    /** Holds an account until the transaction ends; makes it first. */
    async lockAccount(contractor: string): Promise<ContractorAccountRow> {
      await database.current
        .insertInto('contractor_accounts')
        .values({ contractor })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return database.current
        .selectFrom('contractor_accounts')
        .selectAll()
        .where('contractor', '=', contractor)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
    },

    changeAccount: (contractor: string, change: Partial<Omit<ContractorAccountRow, 'contractor'>>) =>
      database.current
        .updateTable('contractor_accounts')
        .set(change)
        .where('contractor', '=', contractor)
        .execute(),

    /** Writes down what an order cost; once for each. */
    insertCost: ({ contractor, theirId, orderItemId, kopecks, at }: ContractorCost) =>
      database.current
        .insertInto('contractor_costs')
        .values({ contractor, contractor_order_id: theirId, order_item_id: orderItemId, kopecks, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  }
}
