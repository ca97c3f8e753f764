import { join } from 'node:path'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEVELOPMENT_SITES, readEnv, StartError } from '@proverka/server'
import { startDevServer } from './start-dev-server.ts'

// The server's process behind `npm run dev`: the product with DATA_DIR or DATABASE_URL as `npm start` has them, on a port
// that only `dev.ts` knows. It ends with dev.ts, which starts it again when its sources change.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

const { port, dataDir, databaseUrl, demoDelayMs, smtpUrl, affiliateUrl, suggestProvider } = readEnv(
  process.env,
)
try {
  const server = await startDevServer({
    publicPort: port,
    demoDelayMs,
    ...(dataDir !== undefined && { dataDir }),
    ...(databaseUrl !== undefined && { databaseUrl }),
    services: { smtpUrl, affiliateUrl, suggestProvider },
    pages: JSON.parse(process.env['DEV_PAGES'] ?? '{}') as { realty: string; fiz: string },
    onStep: (step) => console.log(`  ${step}…`),
  })
  process.once('SIGINT', () => undefined)
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
  process.send?.(server.port)

  console.log('\nРазработка: изменения видны сразу. Остановить: Ctrl-C.\n')
  for (const { key } of DEVELOPMENT_SITES) console.log(`  ${server.originOf(key)}/`)
  console.log(`  Справочник API: ${server.originOf('realty')}/api-docs/`)
  if (dataDir) console.log(`  Письма: ${join(dataDir, 'outbox')}`)
  console.log(`  Вход: ${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')} · пароль ${DEMO_PASSWORD}\n`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
