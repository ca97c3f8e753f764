import { readEnv } from '../../src/commands/env.ts'
import { printWelcome } from '../../src/commands/serve/print-welcome.ts'
import { startServer } from '../../src/commands/serve/start-server.ts'
import { createHttpProvider } from './http-provider.ts'

/** The product as `src/commands/main.ts` runs it, but its payments are made at `PROVIDER_URL`. */
const config = readEnv(process.env)
const server = await startServer(config, {
  paymentProviders: [createHttpProvider(process.env['PROVIDER_URL'] ?? '')],
})
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
printWelcome(config, server.port)
