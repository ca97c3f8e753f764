import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { orderAsGuest, itemIn, payInWidget } from '@proverka/test-support/guest-order'
import { startServerProcess } from '@proverka/test-support/server-process'
import { createVisitor } from '@proverka/test-support/visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { createEmptyDatabase } from '../setup/copy-database.ts'
import { hasLastRelease, LAST_RELEASE, layLastRelease } from './last-release.ts'

/**
 * Tests of the last release, as it had them, that go through most of what the database is used for; `RELEASE_TESTS=all` runs
 * the others, too, but for those that look at the schema itself, those of the documents, which are not laid, and those of the
 * bucket, whose server is no package of today.
 */
const FEW = ['tests/guest-order', 'tests/payments', 'tests/deals', 'tests/withdrawals']
const OF_OTHER_THINGS = ['first-start', 'start-up', 'docs', 'shared-storage', 'security/mass-assignment*']
const ALL = ['tests/', ...OF_OTHER_THINGS.flatMap((name) => ['--exclude', `tests/${name}.test.ts`])]
const isWhole = process.env['RELEASE_TESTS'] === 'all'

interface Results {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Runs tests of the release on a database that is laid for them; answers what passed and what failed. */
async function runTests(server: string, tests: readonly string[]) {
  const file = join(server, '.cache', 'release-results.json')
  await rm(file, { force: true })
  const { PATH, HOME, DATABASE_URL } = process.env
  const vitest = join(server, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [vitest, 'run', ...tests, '--reporter=json', `--outputFile=${file}`]
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd: server, env: { PATH, HOME, DATABASE_URL }, maxBuffer: 2 ** 28 },
      (_, stdout, stderr) => resolve(stdout + stderr),
    )
  })
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`the tests of the release did not run: ${output}`)
  })
  const { numPassedTests, testResults } = JSON.parse(text) as Results
  const failed = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  ])
  return { passed: numPassedTests, failed }
}

// Production runs on PostgreSQL alone: several programs on one database are there.
describe.runIf(process.env['DATABASE_URL'] && hasLastRelease())('the last release', () => {
  let release: ReturnType<typeof layLastRelease>
  beforeAll(() => {
    release = layLastRelease()
  })
  afterAll(() => release.drop())

  it('[OPS-05] goes on selling while the database is changed for this program, and after it', async () => {
    const { databaseUrl, drop } = await createEmptyDatabase()
    const server = await startServerProcess(
      { DATABASE_URL: databaseUrl, DATA_DIR: join(release.server, '.cache', 'data') },
      join(release.server, LAST_RELEASE.main),
    )
    const buy = async () => {
      const guest = createVisitor(() => server.port, 'realty')
      const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
      if (!order) throw new Error('no order')
      const { data } = await payInWidget(guest, order)
      expect(data.is_order_paid).toBe(true)
      await itemIn(guest, order.order_items[0]?.order_item_id ?? '', 'done')
    }
    await buy()
    const today = await openDatabase({ databaseUrl, patient: true })
    const during = buy()
    const { applied } = await migrate(today)
    await today.close()
    expect(applied.some((name) => LAST_RELEASE.migrations.includes(name))).toBe(false)
    await during
    await buy()
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
    await drop()
  }, 180_000)

  it('[OPS-05] passes its own tests on the database of today', async () => {
    release.takeMigrations()
    const { passed, failed } = await runTests(release.server, isWhole ? ALL : FEW)
    expect(failed).toEqual([])
    expect(passed).toBeGreaterThan(isWhole ? 1000 : 40)
  }, 2_400_000)
})
