import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { startDevServer, startPostgres } from '@proverka/dev-env'
import { reportOfRights } from '@proverka/test-support/many-rights'

/**
 * How long the event loop is held up while a PDF is made of an extract of many rights (SAFE-18), and what the document
 * costs the second time. `--times` makes each document so often and shows the median; whether the bytes of the same
 * report are the same is seen by making it twice, past what is kept.
 *
 * Run: `pnpm --filter @proverka/bench documents [--rights 1000,5000] [--times 1] [--embedded]`. On a PostgreSQL of its own
 * unless told otherwise: the embedded database works in the event loop itself. On one core: `taskset -c 0` before it.
 */

const { values } = parseArgs({
  options: {
    rights: { type: 'string', default: '1000,5000' },
    times: { type: 'string', default: '1' },
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
    // A new report each time: what is made once is kept.
    const made: number[] = []
    const cpuBefore = process.cpuUsage()
    for (let time = 1; time < Number(values.times); time++) {
      made.push(await timed(() => reportPdf({ ...report, id: randomUUID() }, site)))
    }
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    made.push(await timed(() => reportPdf(report, site)))
    delay.disable()
    const cpu = process.cpuUsage(cpuBefore)
    const first = await reportPdf(report, site)
    await forget(report.id)
    const second = await reportPdf(report, site)
    const kept = await timed(() => reportPdf(report, site))
    rows.push({
      rights,
      pages: countPages(first),
      'made, ms': made.toSorted((a, b) => a - b)[Math.floor(made.length / 2)],
      'processor time each, ms': Math.round((cpu.user + cpu.system) / 1000 / made.length),
      'same bytes': Buffer.compare(first, second) === 0,
      'kept, ms': kept,
      'longest gap of the loop, ms': Math.round(delay.max / 1e6),
    })
  }
  console.table(rows)
} finally {
  await server.stop()
  await postgres?.stop()
}

/** Has a document that is kept made again. */
async function forget(id: string): Promise<void> {
  for (const { key } of await server.context.files.list()) {
    if (key.includes(id)) await server.context.files.remove(key)
  }
}

function countPages(pdf: Uint8Array): number {
  return [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type \/Page\n/g),
  ].length
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return Math.round(performance.now() - start)
}
