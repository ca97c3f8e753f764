import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { ServerUser } from './server-user.ts'

export interface ServerProcess {
  readonly pid: number
  readonly stop: () => Promise<void>
}

interface ServerPlace {
  readonly bin: string
  readonly data: string
  readonly sockets: string
  readonly port: number
  readonly user: ServerUser | undefined
}

/** The data live as long as the test: nothing has to reach the disk. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '200',
  log_min_messages: 'warning',
}
const READY = 'database system is ready to accept connections'
const START_MS = 30_000
const STOP_MS = 10_000

/** Runs the server until it takes connections; throws its last words when it ends or does not get ready. */
export function runServer({ bin, data, sockets, port, user }: ServerPlace): Promise<ServerProcess> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', sockets, '-h', '127.0.0.1', '-p', String(port), ...settings],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: data, ...user },
  )
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (reason: string) => reject(new Error(`PostgreSQL для тестов не запустился: ${reason}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail(`не готов через ${START_MS / 1000} с. ${said.trim()}`)
    }, START_MS)
    child.once('error', (error) => {
      clearTimeout(timer)
      fail(error.message)
    })
    child.once('close', () => {
      clearTimeout(timer)
      fail(said.trim())
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000)
      if (!said.includes(READY) || child.pid === undefined) return
      clearTimeout(timer)
      child.unref()
      resolve({ pid: child.pid, stop: () => stop() })
    })
  })

  async function stop(): Promise<void> {
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    // A fast shutdown: open connections are closed, not waited for.
    child.kill('SIGINT')
    await ended
    clearTimeout(timer)
  }
}
