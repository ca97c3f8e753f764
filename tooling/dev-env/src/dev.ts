import { join } from 'node:path'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEVELOPMENT_SITES, readEnv, StartError } from '@proverka/server'
import { startDevServer } from './start-dev-server.ts'
import { putViteFirst } from './vite/put-vite-first.ts'
import { writeShellFolder } from './vite/shell-folder.ts'
import { startViteSite } from './vite/vite-site.ts'

// `npm run dev`: the product on PORT with DATA_DIR or DATABASE_URL as `npm start` has them, and Vite in front of both
// sites. Started under `node --watch`, it begins anew when the server's sources change.
const { port, dataDir, databaseUrl, demoDelayMs } = readEnv(process.env)
const [realty, fiz] = await Promise.all([startViteSite('realty'), startViteSite('fiz')])
const shells = { realty: writeShellFolder(realty.html), fiz: writeShellFolder(fiz.html) }
const close = async () => {
  await Promise.all([realty.vite.close(), fiz.vite.close()])
  shells.realty.remove()
  shells.fiz.remove()
}

try {
  const server = await startDevServer({
    port,
    demoDelayMs,
    ...(dataDir !== undefined && { dataDir }),
    ...(databaseUrl !== undefined && { databaseUrl }),
    pages: { realty: shells.realty.path, fiz: shells.fiz.path },
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
