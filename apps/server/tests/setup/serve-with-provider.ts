import { readEnv } from '../../src/env.ts'
import { printWelcome } from '../../src/print-welcome.ts'
import { startServer } from '../../src/start-server.ts'
import { createHttpProvider } from './http-provider.ts'

/** The product as `src/main.ts` runs it, but its payments are made at `PROVIDER_URL`. */
const config = readEnv(process.env)
const server = await startServer(config, {
  paymentProviders: [createHttpProvider(process.env['PROVIDER_URL'] ?? '')],
})
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
printWelcome(config, server.port)
