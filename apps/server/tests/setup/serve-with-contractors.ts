import { readEnv } from '../../src/commands/env.ts'
import type { ContractorSettings } from '../../src/platform/config/contractor-settings.ts'
import { printWelcome } from '../../src/commands/serve/print-welcome.ts'
import { startServer } from '../../src/commands/serve/start-server.ts'

/** The product as `src/commands/main.ts` runs it without a demo world, its extracts ordered at the contractors in `CONTRACTOR_SETTINGS`. */
const contractors = JSON.parse(process.env['CONTRACTOR_SETTINGS'] ?? '{}') as ContractorSettings
const config = { ...readEnv(process.env), demo: false, contractors }
const server = await startServer(config)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
printWelcome(config, server.port)
