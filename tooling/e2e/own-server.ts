import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@proverka/dev-env/free-port'

const START_MS = 300_000

interface OwnServer {
  /** With the past of the demo accounts. */
  readonly demoLife?: boolean
  /** With the regions of these archives of GAR in the place of the demo world. */
  readonly gar?: readonly string[]
}

/** A server of one test, which may change what all visitors see. */
export async function startOwnServer({ demoLife = false, gar = [] }: OwnServer = {}): Promise<
  AsyncDisposable & { readonly port: number }
> {
  const port = await findFreePort()
  const folder = await mkdtemp(join(tmpdir(), 'proverka-e2e-own-'))
  for (const archive of gar) await loadRegion(folder, archive)
  const server = spawn(process.execPath, [join(import.meta.dirname, '../dev-env/src/serve.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      ...(demoLife && { DEMO_LIFE: '1' }),
      ...(gar.length > 0 && { REAL_OBJECTS: '1' }),
    },
    stdio: 'ignore',
  })
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(port, () => server.exitCode)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, [Symbol.asyncDispose]: stop }
}

const REGISTER = join(import.meta.dirname, '../../apps/server/src/commands/register/register.ts')

async function loadRegion(folder: string, archive: string): Promise<void> {
  const child = spawn(process.execPath, [REGISTER, 'gar', archive], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`register gar ${archive} has ended with ${code}`)
}

async function untilReady(port: number, exitCode: () => number | null): Promise<void> {
  const before = Date.now()
  while (Date.now() - before < START_MS) {
    if (exitCode() !== null) throw new Error(`The server has ended with ${exitCode()}`)
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No server on port ${port} after ${START_MS} ms`)
}
