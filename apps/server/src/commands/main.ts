import { enableCompileCache, flushCompileCache, setSourceMapsSupport } from 'node:module'
import { join } from 'node:path'
import { REPOSITORY } from '../platform/locations.ts'
import { takeDatabaseFolder } from '../platform/db/database-folder.ts'
import { StartError } from '../platform/db/start-error.ts'
import { readEnv } from './env.ts'
import { printWelcome } from './serve/print-welcome.ts'

// Compiling what has not changed costs a start twice. Not in the temporary folder, where others write, too.
enableCompileCache(join(REPOSITORY, 'apps/server/node_modules/.cache/compile'))
// Traces of the bundle name lines of the sources.
setSourceMapsSupport(true)

/** A known reason is one sentence; anything else is a fault of ours, and its trace is what helps. */
function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

try {
  const config = readEnv(process.env)
  // Before the server is loaded, which takes a second, so that a folder in use is reported at once. Production has no
  // embedded database, and says so without making a folder.
  const { dataDir, databaseUrl, production } = config
  const folder = dataDir && !databaseUrl && !production ? takeDatabaseFolder(dataDir) : undefined
  const { startServer } = await import('./serve/start-server.ts')
  const server = await startServer(config, { folder, onStep: (step) => console.log(`  ${step}…`) })
  const stop = () => void server.stop().then(() => process.exit(0), fail)
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  // Late: who reads the address may end the process at once.
  printWelcome(config, server.port)
  if (production) await (await import('./serve/print-sale.ts')).printSale(server.context)
  // A process that is killed writes nothing any more.
  flushCompileCache()
} catch (error) {
  fail(error)
}
