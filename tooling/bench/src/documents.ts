import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { startDevServer, startPostgres } from '@proverka/dev-env'
import { reportOfRights } from '@proverka/test-support/many-rights'

/**
 * How long the event loop is held up while a PDF is made of an extract of many rights (SAFE-18), and what the document
 * costs the second time.
 *
 * Run: `pnpm --filter @proverka/bench documents [--rights 1000,5000] [--embedded]`. On a PostgreSQL of its own unless
 * told otherwise: the embedded database works in the event loop itself.
 */

const { values } = parseArgs({
  options: {
    rights: { type: 'string', default: '1000,5000' },
    embedded: { type: 'boolean', default: false },
  },
})

const postgres = values.embedded ? undefined : await startPostgres()
const server = await startDevServer({ ...(postgres && { databaseUrl: postgres.url }) })
try {
  const { config, reportPdf } = server.context
  const [site] = config.sites
  if (!site) throw new TypeError('no site is configured')
  // The worker and its fonts are there before anything is measured.
  await reportPdf({ ...reportOfRights(1), id: randomUUID() }, site)
  const rows: object[] = []
  for (const rights of values.rights.split(',').map(Number)) {
    const report = { ...reportOfRights(rights), id: randomUUID() }
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const made = await timed(() => reportPdf(report, site))
    delay.disable()
    const kept = await timed(() => reportPdf(report, site))
    rows.push({
      rights,
      'made, ms': made,
      'kept, ms': kept,
      'longest gap of the loop, ms': Math.round(delay.max / 1e6),
    })
  }
  console.table(rows)
} finally {
  await server.stop()
  await postgres?.stop()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return Math.round(performance.now() - start)
}
