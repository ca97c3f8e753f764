import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@proverka/dev-env'
import { askPostgres, serverUser } from '@proverka/dev-env/postgres'
import { createFreezingProxy } from '@proverka/test-support/freezing-proxy'
import { startProviderServer } from '@proverka/test-support/provider-server'
import { startServerProcess, type ServerProcess } from '@proverka/test-support/server-process'
import { startSmtpServer } from '@proverka/test-support/smtp-server'
import { mountSmallDisk } from './small-disk.ts'

const DATABASE_MB = 1500
const FOLDER_MB = 1200
const LAST_WORDS = 3000

export type World = Awaited<ReturnType<typeof createWorld>>

/**
 * PostgreSQL behind a proxy that freezes, on a separate disk that can be filled, as can the one of the servers'
 * folder; a mail server and a payment provider; and the server processes by their place.
 */
export async function createWorld() {
  const postgres = await startPostgres()
  const databaseDisk = mountSmallDisk(DATABASE_MB, serverUser())
  const folderDisk = mountSmallDisk(FOLDER_MB)
  const folder = folderDisk?.folder ?? (await mkdtemp(join(tmpdir(), 'proverka-storm-')))
  const url = new URL(postgres.url)
  if (databaseDisk) {
    await askPostgres(postgres.url, `create tablespace small location '${databaseDisk.folder}'`)
    await askPostgres(postgres.url, 'create database storm tablespace small')
    url.pathname = '/storm'
  }
  const proxy = await createFreezingProxy(url.href)
  let isMailAway = false
  const mail = await startSmtpServer(() => (isMailAway ? '451 4.3.0 try again' : '250 2.1.5 ok'))
  const provider = await startProviderServer()
  const processes: (ServerProcess | undefined)[] = []
  const ended: string[] = []
  const crashes: string[] = []
  const variables = {
    DATABASE_URL: proxy.url,
    DATA_DIR: folder,
    SMTP_URL: mail.url,
    PROVIDER_URL: provider.url,
    BEHIND_PROXY: '0',
  }

  /** One that ends by itself is started again, as an operator's supervisor does, and its last words are kept. */
  async function start(place: number): Promise<void> {
    const started = await startServerProcess(variables)
    processes[place] = started
    void started.exited.then(({ code, signal }) => {
      if (processes[place] !== started) return
      processes[place] = undefined
      ended.push(started.output())
      const words = `${code ?? signal}: ${started.output().slice(-LAST_WORDS)}`
      crashes.push(words)
      console.error(`a process ended by itself, ${words}`)
      return start(place).catch(() => {})
    })
  }

  return {
    crashes,
    proxy,
    provider,
    databaseDisk,
    folderDisk,
    processes,
    mailTaken: () => mail.tried.length,
    setMailAway: (isAway: boolean) => {
      isMailAway = isAway
    },
    portOf: (place: number) => processes[place]?.port ?? 1,
    start,
    async end(place: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      const ending = processes[place]
      processes[place] = undefined
      await ending?.end(signal)
      if (ending) ended.push(ending.output())
    },
    /** Everything that the processes logged. */
    logged: () => [...ended, ...processes.map((each) => each?.output() ?? '')].join('\n'),
    /** The first value of the first row, past the proxy. */
    async ask(text: string): Promise<number> {
      const [first] = await askPostgres(url.href, text)
      return Number(first)
    },
    async close(): Promise<void> {
      for (const each of processes.splice(0)) await each?.end('SIGKILL')
      await mail.stop()
      await provider.stop()
      await proxy.close()
      await postgres.stop()
      databaseDisk?.remove()
      folderDisk?.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
