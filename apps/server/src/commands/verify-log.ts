import { verifyReadLog } from '../platform/audit/verify-read-log.ts'
import { createQueries } from '../platform/db/queries/queries.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { StartError } from '../platform/db/start-error.ts'
import { readEnv } from './env.ts'

const FAULTS = {
  changed: 'запись изменена',
  missing: 'записи нет',
  'not-counted': 'запись добавлена мимо журнала',
} as const

/** `npm run verify-log`: whether the log of who read personal data is what was written (LAW-06). Exit code 1 if not. */
async function verify(): Promise<void> {
  const database = await openDatabase({ ...readEnv(process.env), patient: true })
  try {
    const { chains, entries, broken } = await verifyReadLog(createQueries(database))
    if (broken) {
      const { day, chainId, position, fault } = broken
      throw new StartError(
        `Журнал нарушен: цепочка ${chainId} за ${day}, запись ${position}: ${FAULTS[fault]}.`,
      )
    }
    console.log(`Журнал цел: цепочек ${chains}, записей ${entries}.`)
  } finally {
    await database.close()
  }
}

try {
  await verify()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
