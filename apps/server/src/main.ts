import { StartError } from './db/start-error.ts'
import { readEnv } from './env.ts'
import { printWelcome } from './print-welcome.ts'
import { startServer } from './start-server.ts'

/** A known reason is one sentence; anything else is a fault of ours, and its trace is what helps. */
function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

try {
  const config = readEnv(process.env)
  const server = await startServer(config, { onStep: (step) => console.log(`  ${step}…`) })
  const stop = () => void server.stop().then(() => process.exit(0), fail)
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  // Last: who reads the address may end the process at once.
  printWelcome(config, server.port)
} catch (error) {
  fail(error)
}
