import { writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { Session } from 'node:inspector/promises'
import type { AddressInfo } from 'node:net'
import { startDevServer } from '@proverka/dev-env'
import { createBaselineListener } from '@proverka/dev-env/baseline-listener'
import type { Ready, ServerKind, ServerOrder, Spent } from './messages.ts'

// One of the compared servers: `server-process.ts <kind> <folder>`. It ends with its parent.

const SAMPLE = 400
const GREATEST_ID = 2_147_483_647

const [kind, dataDir] = process.argv.slice(2) as [ServerKind, string]
const profiler = new Session()
let answer = '{}'

process.on('message', async (order: ServerOrder) => {
  if (order === 'cpu') tell(spent())
  else if (order === 'profile') await startProfile()
  else if ('profile' in order) await writeProfile(order.profile)
  else answer = order.answer
})
process.once('disconnect', () => process.exit(0))
tell(await start())

async function start(): Promise<Ready> {
  if (kind === 'framework') return listen(createBaselineListener(() => answer))
  if (kind === 'node:http') return listen((_, response) => response.writeHead(200, headers()).end(answer))
  const { port, context } = await startDevServer({ dataDir, behindProxy: true, checkReplies: false })
  return { port, objects: await context.queries.demoObjects.listForIndex(0, GREATEST_ID, SAMPLE) }
}

function listen(listener: RequestListener): Promise<Ready> {
  const server = createServer(listener)
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ port: (server.address() as AddressInfo).port, objects: [] }),
    )
  })
}

function headers() {
  return { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(answer) }
}

async function startProfile(): Promise<void> {
  profiler.connect()
  await profiler.post('Profiler.enable')
  await profiler.post('Profiler.start')
  tell(spent())
}

async function writeProfile(file: string): Promise<void> {
  const { profile } = await profiler.post('Profiler.stop')
  writeFileSync(file, JSON.stringify(profile))
  profiler.disconnect()
  tell(spent())
}

function spent(): Spent {
  const { user, system } = process.cpuUsage()
  return { cpu: user + system }
}

function tell(message: Ready | Spent): void {
  process.send?.(message)
}
