import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { createDatabaseClock } from '../../platform/db/database-clock.ts'
import { productionFaults } from '../../platform/config/production-guard.ts'
import { refuseDemoData } from '../seeds/refuse-demo-data.ts'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import { createContext } from '../serve/create-context.ts'
import type { Database } from '../../platform/db/database.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { StartError } from '../../platform/db/start-error.ts'
import { readEnv } from '../env.ts'
import { seedArticles } from '../seeds/seed-articles.ts'
import { forgetStorage } from '../../adapters/storage/claim-storage.ts'
import { applyCatalogue } from '../catalogue/apply-catalogue.ts'
import { readCatalogueFile, SHIPPED_CATALOGUE } from '../catalogue/catalogue-file.ts'
import {
  checkMail,
  checkProviders,
  checkSenders,
  checkSms,
  checkStaffKey,
  checkStorage,
} from './check-parts.ts'
import { checkConfirmers } from './check-confirmers.ts'
import { checkContractors } from './check-contractors.ts'
import { checkRegister } from './check-register.ts'
import { checkSale } from '../catalogue/check-sale.ts'
import { checkSources } from './check-sources.ts'
import { checkStamps } from './check-stamps.ts'
import { inviteAdmin } from './first-admin.ts'
import type { SetupLine } from '../setup-line.ts'

/**
 * Makes a database ready for a production server and says what is missing (OPS-02): schema, catalogue, the first admin; mail,
 * payment providers, sources and storage are tried. It may run again at any time, beside the running server: what is there
 * already stays, prices become those of the catalogue that is named.
 */
export async function runSetup(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  say: (line: SetupLine) => void,
): Promise<{ isReady: boolean }> {
  const options = readOptions(args)
  const catalogue = options.catalogue === undefined ? undefined : readCatalogueFile(options.catalogue)
  const lines: SetupLine[] = []
  const tell = (...more: readonly SetupLine[]) => {
    lines.push(...more)
    more.forEach(say)
  }
  // What is set up here is production, whatever the shell says.
  const config = readEnv({ ...env, NODE_ENV: 'production' })
  const faults = productionFaults(config)
  tell(...faults.map((text) => ({ part: 'Настройки', state: 'missing', text }) as const))
  if (config.databaseUrl) {
    const database = await openDatabase({ ...config, patient: true })
    try {
      tell(...(await prepareDatabase(config, database, catalogue)))
      tell(...(await checkRegister(database)))
      tell(...(await checkConfirmers(config, database)))
      tell(...(await checkContractors(config, database)))
      tell(...(await checkPooler(config)))
      if (options['new-storage']) await forgetStorage(database)
      tell(...(await checkProviders(config, database, await createDatabaseClock(database))))
    } finally {
      await database.close()
    }
  }
  tell(
    await checkMail(config),
    ...checkSenders(config),
    await checkSms(config),
    await checkStamps(config, new Date()),
    ...(await checkSources(config)),
    await checkStorage(config),
    checkStaffKey(config),
  )
  const isReady = lines.every(({ state }) => state !== 'missing')
  if (isReady) tell(...(await openShop(config, options.admin ?? env['ADMIN_EMAIL'])))
  else
    tell({
      part: 'Администратор',
      state: 'warning',
      text: 'появится, когда остальное готово: ему уходит письмо',
    })
  return { isReady: lines.every(({ state }) => state !== 'missing') }
}

/** Through the pooler, as the server connects: it has users and settings of its own. */
async function checkPooler(config: ServerConfig): Promise<readonly SetupLine[]> {
  if (config.databaseDirectUrl === undefined) return []
  try {
    const database = await openDatabase(config)
    await database.close()
    return [{ part: 'Пулер', state: 'done', text: 'впускает сервер, сроки запросов действуют' }]
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [{ part: 'Пулер', state: 'missing', text: error.message }]
  }
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        admin: { type: 'string' },
        catalogue: { type: 'string' },
        'new-storage': { type: 'boolean' },
      },
    }).values
  } catch {
    throw new StartError(
      'npm run setup -- --admin <почта> --catalogue <файл> --new-storage: других слов нет.',
    )
  }
}

/** Schema, articles and catalogue. A catalogue that is not named is loaded once: later prices are those of the database. */
async function prepareDatabase(
  config: ServerConfig,
  database: Database,
  catalogue: Parameters<typeof applyCatalogue>[1] | undefined,
): Promise<SetupLine[]> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int / 10000 as version
  `.execute(database.current)
  const version = rows[0]?.version ?? 0
  const { applied } = await database.runAlone(async () => {
    const done = await migrate(database)
    await refuseDemoData(config, database)
    await seedArticles(database, await createDatabaseClock(database))
    return done
  })
  const schema = applied.length > 0 ? `изменений схемы: ${applied.length}` : 'схема готова'
  const changes = await applyCatalogue(database, catalogue ?? SHIPPED_CATALOGUE, {
    keepsPrices: catalogue === undefined,
  })
  const { added, repriced, withdrawn } = changes
  return [
    { part: 'База данных', state: 'done', text: `PostgreSQL ${version}, ${schema}` },
    {
      part: 'Каталог',
      state: 'done',
      text: `новых отчетов ${added}, других цен ${repriced}, снято с продажи ${withdrawn}`,
    },
  ]
}

/** What can be sold, and the first admin, by the services of the product. */
async function openShop(config: ServerConfig, address: string | undefined): Promise<SetupLine[]> {
  const stack = new AsyncDisposableStack()
  try {
    const context = await createContext({ ...config, logLevel: 'silent' }, {}, stack, () => config.port)
    stack.defer(() => context.jobs.stop())
    await context.jobs.open()
    return [...(await checkSale(context)), await inviteAdmin(context, address)]
  } finally {
    await stack.disposeAsync()
  }
}
