import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const SERVER = join(import.meta.dirname, '..', '..', '..', 'apps', 'server')
const START_LIMIT_MS = 300_000
/** At the hosts of the demo, or behind a proxy. */
const PORT_LINE = /http:\/\/(?:realty\.localhost|[\d.]+):(\d+)\//

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

export interface ServerProcess {
  readonly pid: number
  readonly port: number
  readonly output: () => string
  /** Its exit, whatever caused it. */
  readonly exited: Promise<Exit>
  /** Sends a signal and waits for the end. */
  readonly end: (signal: NodeJS.Signals) => Promise<Exit>
}

type Variables = Readonly<Record<string, string | undefined>>

const MAIN = 'src/commands/main.ts'
/** The same with a payment provider at the address in `PROVIDER_URL`. */
const WITH_PROVIDER = 'tests/setup/serve-with-provider.ts'
/** The same with the services of `SOURCE_SETTINGS` in the place of the demo world. */
const WITH_SOURCES = 'tests/setup/serve-with-sources.ts'
/** The same, but extracts are ordered at the contractors in `CONTRACTOR_SETTINGS`. */
const WITH_CONTRACTORS = 'tests/setup/serve-with-contractors.ts'
/** What `npm start` runs, once it is built. */
export const BUNDLE = 'dist/main.js'

const entryOf = (variables: Variables): string => {
  if (variables['SOURCE_SETTINGS']) return WITH_SOURCES
  if (variables['CONTRACTOR_SETTINGS']) return WITH_CONTRACTORS
  return variables['PROVIDER_URL'] ? WITH_PROVIDER : MAIN
}

/** Runs the server, from its sources or as `main` says. Ends by itself or runs on; `exited` tells. */
export function spawnServer(
  variables: Variables,
  owner: { uid?: number; gid?: number } = {},
  main = entryOf(variables),
) {
  const child = spawn(process.execPath, [main], {
    cwd: SERVER,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LIMITS: 'off',
      DEMO_DELAY_MS: '0',
      NODE_ENV: 'test',
      ...variables,
    },
    ...owner,
  })
  const parts: Record<'stdout' | 'stderr', string> = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (parts.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (parts.stderr += chunk.toString()))
  const exited = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  return { child, parts, exited }
}

/** A server process that answers. */
export async function startServerProcess(variables: Variables, main?: string): Promise<ServerProcess> {
  const { child, parts, exited } = spawnServer(variables, {}, main)
  const port = await Promise.race([
    portIn(parts),
    exited.then(({ code }) => {
      throw new Error(`the server ended with ${code}: ${parts.stderr}`)
    }),
  ])
  return {
    pid: child.pid ?? 0,
    port,
    output: () => parts.stdout + parts.stderr,
    exited,
    end(signal) {
      child.kill(signal)
      return exited
    },
  }
}

/** A server process that refuses to start: what it says and how it ends. */
export async function failToStart(variables: Variables, owner?: { uid: number; gid: number }) {
  const { child, parts, exited } = spawnServer(variables, owner)
  const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS)
  const { code } = await exited
  clearTimeout(timer)
  return { code, message: parts.stderr.trim() }
}

async function portIn(parts: { readonly stdout: string }): Promise<number> {
  for (let waited = 0; waited < START_LIMIT_MS; waited += 20) {
    const port = PORT_LINE.exec(parts.stdout)?.[1]
    if (port) return Number(port)
    await wait(20)
  }
  throw new Error(`the server does not say where it is: ${parts.stdout}`)
}
