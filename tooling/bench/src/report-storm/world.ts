import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@proverka/dev-env'
import { askPostgres } from '@proverka/dev-env/postgres'
import { startServerProcess, type ServerProcess } from '@proverka/test-support/server-process'
import { startSmtpServer } from '@proverka/test-support/smtp-server'
import { PROVIDER_KEY, startApiCloud } from '@proverka/test-support/sources/providers'
import type { SourceMood } from '@proverka/test-support/sources/stand-in'

/** How the source takes a call, by its share in a hundred calls; the rest are answered well. */
const MOODS: readonly (readonly [SourceMood, number])[] = [
  ['fails', 12],
  ['refuses', 12],
  ['garbled', 8],
  ['other-shape', 4],
  ['limits', 2],
  ['slow', 6],
]

/** The pauses of a real server are minutes; the order in which things happen is the same. */
const TIMES = { times: { pausesMs: [50, 200], restMs: 500, firstPauseMs: 50 }, pausesMs: [1000, 2000, 4000] }

export type World = Awaited<ReturnType<typeof createWorld>>

/** One server that is killed and comes back, a source that fails at random, and a mail server, on a PostgreSQL. */
export async function createWorld(random: () => number) {
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'proverka-report-storm-'))
  const mail = await startSmtpServer(() => '250 2.1.5 ok')
  const source = await startApiCloud((passport) => (passport.endsWith('1') ? 1 : 0))
  source.moodOf(() => {
    let share = random() * 100
    return MOODS.find(([, percent]) => (share -= percent) < 0)?.[0] ?? 'well'
  })
  const base = { DATABASE_URL: postgres.url, DATA_DIR: folder, SMTP_URL: mail.url, BEHIND_PROXY: '0' }
  // The first life seeds the demo world: its accounts order.
  const seeding = await startServerProcess(base)
  await seeding.end('SIGTERM')
  const connected = [{ name: 'api-cloud', url: source.url, key: PROVIDER_KEY }]
  const variables = { ...base, SOURCE_SETTINGS: JSON.stringify({ connected, ...TIMES }) }
  let server: ServerProcess | undefined = await startServerProcess(variables)
  let kills = 0
  return {
    mail,
    source,
    port: () => server?.port ?? 1,
    kills: () => kills,
    async kill(): Promise<void> {
      const dying = server
      server = undefined
      await dying?.end('SIGKILL')
      kills++
      server = await startServerProcess(variables)
    },
    /** The first value of the first row. */
    async ask(text: string): Promise<number> {
      const [first] = await askPostgres(postgres.url, text)
      return Number(first)
    },
    run: (text: string) => askPostgres(postgres.url, text),
    async close(): Promise<void> {
      await server?.end('SIGKILL')
      await source.stop()
      await mail.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
