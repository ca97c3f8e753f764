import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { makeDemoCompanies } from './demo-companies.ts'
import { sowOnce } from './sow-once.ts'

const SEED_NAME = 'demo-companies-1'

/** Adds the companies that are suggested while no provider is configured. */
export async function seedCompanies(database: Database, clock: Clock): Promise<void> {
  await sowOnce(database, clock, SEED_NAME, async () => {
    await database.current.insertInto('demo_companies').values(makeDemoCompanies()).execute()
  })
}
