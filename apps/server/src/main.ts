import { StartError } from './db/start-error.ts'
import { readEnv } from './env.ts'
import { printWelcome } from './print-welcome.ts'
import { startServer } from './start-server.ts'

try {
  const config = readEnv(process.env)
  const server = await startServer(config, { onStep: (step) => console.log(`  ${step}…`) })
  printWelcome(config, server.port)
  const stop = () => void server.stop().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
