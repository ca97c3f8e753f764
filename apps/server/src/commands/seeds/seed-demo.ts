import { randomUUID } from 'node:crypto'
import { toKopecks } from '@proverka/domain'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { createLedgerQueries } from '../../platform/db/queries/payments/ledger.ts'
import { createUserQueries } from '../../platform/db/queries/accounts/users.ts'
import { applyCatalogue } from '../catalogue/apply-catalogue.ts'
import { SHIPPED_CATALOGUE } from '../catalogue/catalogue-file.ts'
import { hashPassword } from '../../services/accounts/passwords.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts'
import { makeDemoObjects } from './demo-objects.ts'
import { DEMO_SOURCES_DOWN, makeDemoRecords } from './demo-records.ts'
import { seedCompanies } from './seed-companies.ts'
import { seedMarket } from './seed-market.ts'
import { seedOnce } from './seed-once.ts'
import { seedVehicles } from './seed-vehicles.ts'

/** Marks a database that holds the demo world. */
export const DEMO_SEED = 'demo-1'
/** Their numbers grow with the catalogue and with what the registers know of people. */
const PRODUCTS_SEED = 'demo-products-6'
const RECORDS_SEED = 'demo-records-2'
const ROWS_PER_INSERT = 200
/** Roubles that the demo client can pay with. */
const CLIENT_BALANCE = 1500

/** Sows the demo world once: catalogue, register, accounts, market, tariffs, companies, cars. What a database has is left as it is. */
export async function seedDemo(
  database: Database,
  clock: Clock,
  onStep: (step: string) => void,
): Promise<void> {
  await seedWorld(database, clock, onStep)
  await seedMarket(database, clock)
  await seedOnce(database, clock, PRODUCTS_SEED, async () => {
    // What an admin of this database has priced keeps its price.
    await applyCatalogue(database, SHIPPED_CATALOGUE, { keepsPrices: true })
  })
  await seedOnce(database, clock, RECORDS_SEED, () => seedRecords(database))
  await seedCompanies(database, clock)
  await seedVehicles(database, clock)
}

async function seedWorld(database: Database, clock: Clock, onStep: (step: string) => void): Promise<void> {
  const isSeeded = await database.current
    .selectFrom('seeds')
    .select('name')
    .where('name', '=', DEMO_SEED)
    .executeTakeFirst()
  if (isSeeded) return
  onStep('Демонстрационные данные')
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await database.transaction(async () => {
    await seedRegister(database)
    await seedAccounts(database, passwordHash, clock.now())
    await database.current.insertInto('seeds').values({ name: DEMO_SEED, seeded_at: clock.now() }).execute()
  })
}

async function seedRegister(database: Database): Promise<void> {
  const objects = makeDemoObjects()
  for (let from = 0; from < objects.length; from += ROWS_PER_INSERT) {
    await database.current
      .insertInto('demo_objects')
      .values(objects.slice(from, from + ROWS_PER_INSERT))
      .execute()
  }
  await database.current
    .insertInto('demo_sources')
    .values(DEMO_SOURCES_DOWN.map((task_type) => ({ task_type, state: 'down' as const })))
    .execute()
}

async function seedRecords(database: Database): Promise<void> {
  await database.current.deleteFrom('demo_records').execute()
  await database.current.insertInto('demo_records').values(makeDemoRecords()).execute()
}

async function seedAccounts(database: Database, passwordHash: string, at: Date): Promise<void> {
  const users = createUserQueries(database)
  for (const { email, name, role } of DEMO_ACCOUNTS) {
    const id = randomUUID()
    await users.insertUser({
      id,
      email,
      name,
      phone: null,
      person_role: role,
      password_hash: passwordHash,
      created_at: at,
      proven_at: at,
    })
    if (email !== 'client@example.com') continue
    await createLedgerQueries(database).bookTransfer({
      uniqueKey: `demo-balance:${email}`,
      description: 'Пополнение баланса',
      entries: [
        { account: 'provider', amount: -toKopecks(CLIENT_BALANCE) },
        { account: 'balance', userId: id, amount: toKopecks(CLIENT_BALANCE) },
      ],
      at,
    })
  }
}
