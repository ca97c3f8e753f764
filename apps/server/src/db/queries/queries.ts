import type { Database } from '../database.ts'
import { createConsentQueries } from './consents.ts'
import { createLedgerQueries } from './ledger.ts'
import { createOrderQueries } from './orders.ts'
import { createOutboxQueries } from './outbox.ts'
import { createPaymentQueries } from './payments.ts'
import { createPersonQueries } from './persons.ts'
import { createProductQueries } from './products.ts'
import { createReportQueries } from './reports.ts'
import { createSessionQueries } from './sessions.ts'

export type Queries = ReturnType<typeof createQueries>

/** All queries by table; they run in the transaction that is open, if any. */
export function createQueries(database: Database) {
  return {
    consents: createConsentQueries(database),
    ledger: createLedgerQueries(database),
    orders: createOrderQueries(database),
    outbox: createOutboxQueries(database),
    payments: createPaymentQueries(database),
    persons: createPersonQueries(database),
    products: createProductQueries(database),
    reports: createReportQueries(database),
    sessions: createSessionQueries(database),
  }
}
