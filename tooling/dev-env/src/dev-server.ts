import { join } from 'node:path'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEVELOPMENT_SITES, readEnv, StartError } from '@proverka/server'
import { startDevServer } from './start-dev-server.ts'
import { putViteFirst } from './vite/put-vite-first.ts'
import { writeShell } from './vite/write-shell.ts'
import { startViteSite } from './vite/vite-site.ts'

// The process behind `npm run dev`: the product on PORT with DATA_DIR or DATABASE_URL as `npm start` has them, and Vite
// in front of both sites. It ends with dev.ts, which starts it again when the server's sources change.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

const { port, dataDir, databaseUrl, demoDelayMs, smtpUrl, affiliateUrl, suggestProvider } = readEnv(
  process.env,
)
const [realty, fiz] = await Promise.all([startViteSite('realty'), startViteSite('fiz')])
const pages = { realty: writeShell('realty', realty), fiz: writeShell('fiz', fiz) }
const close = () => Promise.all([realty.vite.close(), fiz.vite.close()])

try {
  const server = await startDevServer({
    port,
    demoDelayMs,
    ...(dataDir !== undefined && { dataDir }),
    ...(databaseUrl !== undefined && { databaseUrl }),
    services: { smtpUrl, affiliateUrl, suggestProvider },
    pages,
    onStep: (step) => console.log(`  ${step}…`),
  })
  const fizHosts = new Set(DEVELOPMENT_SITES.filter(({ brand }) => brand === 'fiz').map(({ host }) => host))
  putViteFirst(server.http, (host) => (fizHosts.has(host) ? fiz : realty).vite.middlewares)

  console.log('\nРазработка: изменения видны сразу. Остановить: Ctrl-C.\n')
  for (const { key } of DEVELOPMENT_SITES) console.log(`  ${server.originOf(key)}/`)
  console.log(`  Справочник API: ${server.originOf('realty')}/api-docs/`)
  if (dataDir) console.log(`  Письма: ${join(dataDir, 'outbox')}`)
  console.log(`  Вход: ${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')} · пароль ${DEMO_PASSWORD}\n`)

  const stop = () => void Promise.all([server.stop(), close()]).then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  await close()
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
