import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@proverka/dev-env'
import { findFreePort } from '@proverka/dev-env/free-port'
import { askPostgres, serverUser } from '@proverka/dev-env/postgres'
import { startProviderServer } from '@proverka/test-support/provider-server'
import { startS3Server, type LocalBucket } from '@proverka/test-support/s3-server'
import { startServerProcess, type ServerProcess } from '@proverka/test-support/server-process'
import { startSmtpServer } from '@proverka/test-support/smtp-server'
import { startDaemon } from './daemon.ts'

const DEPLOY = join(import.meta.dirname, '..', '..', '..', '..', 'deploy')
const PASSWORD = 'bench'

export type World = Awaited<ReturnType<typeof createWorld>>

/** Where the three keep their files. */
export type StorageKind = 'folder' | 's3'

/**
 * Some server processes, three unless told otherwise, with one folder of files or one bucket, HAProxy before them and PgBouncer between them and PostgreSQL. Both run
 * on the files of `deploy/`; only addresses and the place of the passwords are those of this machine.
 */
export async function createWorld(storage: StorageKind, places = 3) {
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const end of closing.splice(0).toReversed()) await end()
  }
  try {
    const postgres = await startPostgres()
    closing.push(postgres.stop)
    await askPostgres(postgres.url, 'create database proverka')
    const directUrl = new URL(postgres.url)
    directUrl.pathname = '/proverka'
    const folder = await mkdtemp(join(tmpdir(), 'proverka-balanced-'))
    closing.push(() => rm(folder, { recursive: true, force: true }))
    await chmod(folder, 0o755)
    const pooler = await startPooler(directUrl, folder)
    closing.push(pooler.stop)
    const mail = await startSmtpServer(() => '250 2.1.5 ok')
    closing.push(mail.stop)
    const provider = await startProviderServer()
    closing.push(provider.stop)

    const bucket = storage === 's3' ? await startS3Server() : undefined
    if (bucket) closing.push(bucket.stop)

    const ports: number[] = []
    while (ports.length < places) ports.push(await findFreePort())
    const processes: (ServerProcess | undefined)[] = []
    const start = async (place: number): Promise<void> => {
      processes[place] = await startServerProcess({
        PORT: String(ports[place]),
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: directUrl.href,
        DATA_DIR: folder,
        ...(bucket && bucketVariables(bucket.access)),
        SMTP_URL: mail.url,
        PROVIDER_URL: provider.url,
        BEHIND_PROXY: '1',
        LIMITS: 'on',
      })
    }
    closing.push(async () => {
      for (const each of processes) await each?.end('SIGKILL')
    })
    const started = performance.now()
    await Promise.all(ports.map((_, place) => start(place)))
    const startMs = Math.round(performance.now() - started)
    const balancer = await startBalancer(ports)
    closing.push(balancer.stop)

    return {
      startMs,
      provider,
      /** Where HAProxy answers, and each process by itself. */
      port: balancer.port,
      ports,
      balancerLog: balancer.output,
      start,
      async end(place: number, signal: 'SIGKILL' | 'SIGTERM') {
        const ending = processes[place]
        processes[place] = undefined
        return ending?.end(signal)
      },
      emailsTaken: () => mail.messageIds,
      logged: () => processes.map((each) => each?.output() ?? '').join('\n'),
      /** Past the pooler. */
      run: (text: string) => askPostgres(directUrl.href, text),
      async ask(text: string): Promise<number> {
        const [first] = await askPostgres(directUrl.href, text)
        return Number(first)
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const bucketVariables = ({ endpoint, bucket, region, accessKey, secretKey }: LocalBucket) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
})

async function startPooler(directUrl: URL, folder: string) {
  const owner = serverUser()
  const port = await findFreePort()
  const passwords = join(folder, 'userlist.txt')
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(passwords, `"${directUrl.username}" "${PASSWORD}"\n`)
  writeFileSync(
    settings,
    adapt(readFileSync(join(DEPLOY, 'pgbouncer.ini'), 'utf8'), {
      'host=127.0.0.1 port=5432': `host=${directUrl.hostname} port=${directUrl.port}`,
      'listen_port = 6432': `listen_port = ${port}`,
      '/etc/pgbouncer/userlist.txt': passwords,
    }),
  )
  // PgBouncer refuses root, as PostgreSQL does.
  for (const file of [passwords, settings]) if (owner) chownSync(file, owner.uid, owner.gid)
  const daemon = await startDaemon({
    command: 'pgbouncer',
    args: [settings],
    owner,
    isReady: () => isListening(port),
  })
  return { ...daemon, url: `postgres://${directUrl.username}:${PASSWORD}@127.0.0.1:${port}/proverka` }
}

async function startBalancer(ports: readonly number[]) {
  const port = await findFreePort()
  const daemon = await startDaemon({
    command: 'haproxy',
    args: ['-db', '-f', join(DEPLOY, 'haproxy.cfg')],
    env: {
      PROVERKA_BIND: `127.0.0.1:${port}`,
      PROVERKA_HOST: 'realty.localhost',
      PROVERKA_ERROR_PAGE: join(DEPLOY, '503.html'),
      ...Object.fromEntries(
        ports.map((server, place) => [`PROVERKA_SERVER_${place + 1}`, `127.0.0.1:${server}`]),
      ),
    },
    isReady: () => isListening(port),
  })
  return { ...daemon, port }
}

/** Puts this machine's addresses into a file of settings; throws when the file has others than it is thought to have. */
function adapt(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((adapted, [from, to]) => {
    if (adapted.split(from).length !== 2) throw new Error(`deploy/pgbouncer.ini does not say «${from}» once`)
    return adapted.replace(from, to)
  }, text)
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
