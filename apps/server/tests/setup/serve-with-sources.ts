import { readEnv } from '../../src/commands/env.ts'
import type { SourceSettings } from '../../src/platform/config/server-config.ts'
import { printWelcome } from '../../src/commands/serve/print-welcome.ts'
import { startServer } from '../../src/commands/serve/start-server.ts'

/** The product as `src/commands/main.ts` runs it, but its questions go to the services in `SOURCE_SETTINGS`, not to the demo world. */
const sources = JSON.parse(process.env['SOURCE_SETTINGS'] ?? '{}') as SourceSettings
const config = { ...readEnv(process.env), demo: false, sources }
const server = await startServer(config)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
printWelcome(config, server.port)
