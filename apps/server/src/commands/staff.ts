import { parseArgs } from 'node:util'
import { createDatabaseClock } from '../platform/db/database-clock.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { createQueries } from '../platform/db/queries/queries.ts'
import { StartError } from '../platform/db/start-error.ts'
import { runResetFactor } from '../services/staff/run-reset-factor.ts'
import { readEnv } from './env.ts'

const USAGE = 'npm run staff -- --reset-factor office@example.com'

/**
 * `npm run staff -- --reset-factor office@example.com`: takes the second factor away from a member of the staff whom nobody
 * else can let in, such as the only chief. Who may run it has the database anyway.
 */
async function run(): Promise<void> {
  const email = readAddress(process.argv.slice(2))
  const database = await openDatabase({ ...readEnv(process.env), patient: true })
  try {
    const context = { database, queries: createQueries(database), clock: await createDatabaseClock(database) }
    const outcome = await runResetFactor(context, email)
    if (outcome === 'unknown') throw new StartError(`Сотрудника с адресом ${email} нет.`)
    console.log(
      `У ${email} второго шага больше нет, все входы завершены. Войдите с паролем и сразу подключите новый: docs/operation/staff.md.`,
    )
  } finally {
    await database.close()
  }
}

function readAddress(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { 'reset-factor': { type: 'string' } } })
    if (values['reset-factor']) return values['reset-factor'].trim().toLowerCase()
  } catch {
    // An unknown option is answered as a missing one.
  }
  throw new StartError(`Что сделать, говорит параметр: ${USAGE}`)
}

try {
  await run()
  process.exit(0)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
