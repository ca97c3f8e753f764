import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { makeDemoCompanies } from './demo-companies.ts'
import { makeCompanyRecords } from './demo-company-records.ts'
import { recordRows } from './record-rows.ts'
import { seedOnce } from './seed-once.ts'

const COMPANIES_SEED = 'demo-companies-1'
/** Its number grows with what the registers know: older records are replaced. */
const RECORDS_SEED = 'demo-company-records-3'

/** Adds the companies that are suggested while no provider is configured, and what the demo registers say about them. */
export async function seedCompanies(database: Database, clock: Clock): Promise<void> {
  const companies = makeDemoCompanies()
  await seedOnce(database, clock, COMPANIES_SEED, async () => {
    await database.current.insertInto('demo_companies').values(companies).execute()
  })
  await seedOnce(database, clock, RECORDS_SEED, async () => {
    await database.current.deleteFrom('demo_company_records').execute()
    const records = recordRows(makeCompanyRecords(companies))
    await database.current.insertInto('demo_company_records').values(records).execute()
  })
}
