import { parseArgs } from 'node:util'
import { createDatabaseClock } from '../platform/db/database-clock.ts'
import { FolderTakenError } from '../platform/db/folder-lock.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { StartError } from '../platform/db/start-error.ts'
import { readEnv } from './env.ts'
import { seedBigWorld } from './seeds/big-world/seed-big-world.ts'
import { seedDemo } from './seeds/seed-demo.ts'
import { createProgressBar } from './seeds/show-progress.ts'

const MOST_OBJECTS = 5_000_000

/** `npm run seed -- --objects 1000000`: fills the register of the demo world with invented objects. */
async function seed(): Promise<void> {
  const total = readCount()
  const config = readEnv(process.env)
  if (config.production) throw new StartError('Демонстрационные данные не для NODE_ENV=production.')
  const database = await openDatabase({ ...config, patient: true })
  try {
    await migrate(database)
    await seedDemo(database, await createDatabaseClock(database), (step) => console.log(`  ${step}…`))
    let isStopped = false
    process.once('SIGINT', () => (isStopped = true)).once('SIGTERM', () => (isStopped = true))
    const bar = createProgressBar(process.stdout, () => performance.now())
    const { done } = await seedBigWorld(database, total, (progress) => {
      bar.show(progress.done, progress.total)
      return !isStopped
    })
    bar.end()
    console.log(
      done < total
        ? `Остановлено: записано объектов ${done}. Та же команда продолжит с этого места.`
        : `Готово за ${bar.elapsed()}: объектов большого реестра в базе ${done}.`,
    )
  } finally {
    await database.close()
  }
}

function readCount(): number {
  const { values } = parseArgs({
    options: { objects: { type: 'string', default: '1000000' } },
    strict: false,
  })
  const count = String(values['objects'])
  if (!/^[1-9]\d{0,6}$/.test(count) || Number(count) > MOST_OBJECTS) {
    throw new StartError(`Число объектов — целое от 1 до ${MOST_OBJECTS}: npm run seed -- --objects 1000000.`)
  }
  return Number(count)
}

try {
  await seed()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  if (error instanceof FolderTakenError)
    console.error('Остановите запущенный сервер и повторите: встроенная база открывается одним процессом.')
  process.exitCode = 1
}
