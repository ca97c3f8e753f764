import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

const START_MS = 10_000

export interface Daemon {
  readonly pid: number
  /** What it said so far, in lines. */
  readonly output: () => string
  readonly stop: () => Promise<void>
}

interface DaemonOptions {
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly owner?: { readonly uid: number; readonly gid: number } | undefined
  readonly isReady: () => Promise<boolean>
}

/** Runs a program of the system in the foreground until it is ready; throws its last words when it ends before. */
export async function startDaemon({ command, args, env, owner, isReady }: DaemonOptions): Promise<Daemon> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: `${process.env['PATH']}:/usr/sbin`, ...env },
    ...owner,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const failure: { reason?: string } = {}
  child.once('error', (error) => (failure.reason = error.message))
  const ended = new Promise<void>((resolve) =>
    child.once('close', (code) => {
      failure.reason ??= `it ended with ${code}`
      resolve()
    }),
  )
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  for (let waited = 0; !(await isReady()); waited += 50) {
    if (failure.reason === undefined && waited < START_MS) {
      await wait(50)
      continue
    }
    await stop()
    throw new Error(
      `${command} does not start (apt-get install ${command}): ${failure.reason ?? 'too slow'}. ${said}`,
    )
  }
  return { pid: child.pid ?? 0, output: () => said, stop }
}
