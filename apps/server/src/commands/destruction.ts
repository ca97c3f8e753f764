import { parseArgs } from 'node:util'
import { HOUR_MS } from '@proverka/domain/timing'
import { createDatabaseClock } from '../platform/db/database-clock.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { createQueries } from '../platform/db/queries/queries.ts'
import { StartError } from '../platform/db/start-error.ts'
import { readEnv } from './env.ts'

/** A run comes every half an hour: what none of the last ones found is held no more. */
const RECENT_MS = 2 * HOUR_MS

/** `npm run destruction`: what stopped at its ceiling; with `--confirm <kind>` the next run destroys it (SAFE-21). */
async function destruction(): Promise<void> {
  const { confirm } = readOptions()
  const database = await openDatabase({ ...readEnv(process.env), patient: true })
  try {
    const now = (await createDatabaseClock(database)).now()
    const { destructionHolds } = createQueries(database)
    const holds = await destructionHolds.listHolds(new Date(now.getTime() - RECENT_MS))
    if (confirm === undefined) {
      for (const { kind, place, due, total } of holds)
        console.log(`${kind}: вышел срок у ${due} из ${total} (${place}), ничего не уничтожено.`)
      if (holds.length === 0) console.log('Ничего не остановлено.')
      return
    }
    const held = holds.find(({ kind }) => kind === confirm)
    if (!held) throw new StartError(`Вид «${confirm}» не остановлен. Список: npm run destruction.`)
    await destructionHolds.confirmHolds(held.kind, now)
    console.log(`Подтверждено: ${confirm}. Следующий проход, в течение получаса, уничтожит эти записи.`)
  } finally {
    await database.close()
  }
}

function readOptions() {
  try {
    return parseArgs({ options: { confirm: { type: 'string' } } }).values
  } catch {
    throw new StartError('npm run destruction или npm run destruction -- --confirm <вид>: других слов нет.')
  }
}

try {
  await destruction()
  process.exit(0)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
