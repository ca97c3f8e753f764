import { rmSync } from 'node:fs'
import { StartError } from '@proverka/server'
import { startDevServer } from './start-dev-server.ts'

// The product for the end-to-end tests: PORT and DATA_DIR come from their configuration; the folder is theirs alone
// and goes when the server ends.
const dataDir = process.env['DATA_DIR']
if (!dataDir) throw new Error('serve.ts: нужна DATA_DIR, пустая временная папка')
const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })

try {
  const server = await startDevServer({
    dataDir,
    seed: process.env['REAL_OBJECTS'] !== '1',
    port: Number(process.env['PORT'] ?? 0),
    demoLife: process.env['DEMO_LIFE'] === '1',
    demoDelayMs: Number(process.env['DEMO_DELAY_MS'] ?? 300),
  })
  const stop = async () => {
    await server.stop()
    remove()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
} catch (error) {
  remove()
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
