import { parseArgs } from 'node:util'
import { startDevServer } from '@proverka/dev-env'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { launchBrowser } from './pages/launch-browser.ts'
import { openCold, type Cold } from './pages/cold.ts'
import { median } from './pages/median.ts'
import { fetchOf } from './pages/static-peer.ts'
import { writeTable, type Figures } from './pages/write-figures.ts'

/**
 * Every public page that the site maps of both brands name, opened cold on a slow phone (CPU four times slower, slow 4G):
 * the largest paint, what shifts and what blocks before the visitor has touched anything. Goals (issue of the public
 * pages): the largest paint under 1.0 s at the median and 1.3 s for the worst, shifts under 0.01, no task past 50 ms.
 * A machine without Arial or Roboto (Debian: `fonts-liberation`, `fonts-roboto-unhinted`) has no face to stand in for the
 * brand's, and shifts more than a phone does.
 * Prints the whole list and the worst of each; `--write` keeps the summary in `docs/figures/pages.md`.
 *
 * Run: `pnpm --filter @proverka/bench run public-pages`
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})
const times = Number(values.runs)
const server = await startDevServer()
const browser = await launchBrowser()

interface Opened {
  readonly url: string
  readonly lcp: number
  readonly cls: number
  readonly blocked: number
}

/** Of each figure: at the median of all pages, and for the worst. */
const GOALS = { lcp: [1000, 1300], cls: [0.01, 0.01], blocked: [0, 0] } as const

/** A machine has slow stretches: a page past a goal is opened again, and counts with all of its runs. */
const isPastGoal = ({ lcp, cls, blocked }: Opened) =>
  lcp > GOALS.lcp[1] || cls > GOALS.cls[1] || blocked > GOALS.blocked[1]

async function openTimes(url: string, count: number): Promise<Cold[]> {
  const runs: Cold[] = []
  for (let left = count; left > 0; left--) runs.push(await openCold(browser, url))
  return runs
}

function pageOf(url: string, runs: readonly Cold[]): Opened {
  const of = (pick: (run: Cold) => number) => median(runs.map(pick))
  return {
    url,
    lcp: Math.round(of(({ lcp }) => lcp)),
    cls: of(({ untouched }) => untouched.cls),
    blocked: Math.round(of(({ untouched }) => untouched.blocked)),
  }
}

try {
  const opened: Opened[] = []
  for (const url of await publicPages()) {
    // The first visitor of a server pays for the drawing.
    await fetchOf(url)
    const runs = await openTimes(url, times)
    let page = pageOf(url, runs)
    if (isPastGoal(page)) page = pageOf(url, [...runs, ...(await openTimes(url, 2 * times))])
    opened.push(page)
    console.log(page.lcp, page.cls.toFixed(4), page.blocked, url)
  }
  const summary = summaryOf(opened)
  console.table(summary)
  if (values.write)
    await writeTable(
      'All public pages, opened cold',
      summary,
      `\`public-pages --write\` · CPU four times slower, slow 4G, median of ${times} for each of ${opened.length} pages, of ${3 * times} where that is past a goal`,
    )
} finally {
  await browser.close()
  await server.stop()
}

async function publicPages(): Promise<string[]> {
  const hosts = ['realty', 'fiz-pro'] as const
  const maps = await Promise.all(
    hosts.map(async (site) => {
      const { host, origin } = new URL(server.originOf(site))
      const { text } = await hostFetch(server.port, host, '/sitemap.xml')
      const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
      return paths.map((path) => origin + path)
    }),
  )
  return maps.flat().filter((url) => url.search(values.only) >= 0)
}

function summaryOf(opened: readonly Opened[]): Figures {
  const row = (goals: readonly [number, number], pick: (page: Opened) => number, digits: number) => {
    const [worst] = opened.toSorted((a, b) => pick(b) - pick(a))
    return {
      'goal, median': goals[0],
      median: median(opened.map(pick)).toFixed(digits),
      'goal, worst': goals[1],
      worst: worst ? pick(worst).toFixed(digits) : '',
      'worst page': worst ? new URL(worst.url).pathname : '',
    }
  }
  return {
    'LCP, ms': row(GOALS.lcp, ({ lcp }) => lcp, 0),
    CLS: row(GOALS.cls, ({ cls }) => cls, 4),
    'past 50 ms, ms': row(GOALS.blocked, ({ blocked }) => blocked, 0),
  }
}
