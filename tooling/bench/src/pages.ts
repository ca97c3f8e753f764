import { parseArgs } from 'node:util'
import { startDevServer } from '@proverka/dev-env'
import { launchBrowser } from './pages/launch-browser.ts'
import { openCold, type Cold, type Cookie } from './pages/cold.ts'
import { median } from './pages/median.ts'
import { buyReport } from './pages/own-report.ts'
import { firstTap } from './pages/first-tap.ts'
import { press, whenFetchedAhead, whenSilent, type Way } from './pages/press.ts'
import { compareWithStatic, fetchOf, serveWithoutScript } from './pages/static-peer.ts'
import { writeFigures, writeTable, type Figures } from './pages/write-figures.ts'

/**
 * Each kind of page on a slow phone (CPU four times slower, slow 4G): opened cold, and by a press on the page before it;
 * and what a drawn page costs the server beside a file of the same size. The last row of the cold pages is the HTML of the
 * home page from a bare server without a script: what this machine needs for any page just now.
 * Prints the median of some runs; figures of one machine are for comparing pages and versions. `--write` keeps them in
 * `docs/figures/pages.md`; `--only home` measures the pages and presses whose names have the word; `--taps` measures the
 * first taps alone, and `--taps --write` keeps their table beside the others.
 *
 * Run: `pnpm --filter @proverka/bench pages`
 */

const FLAT = '00:14:0203005:1047'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    taps: { type: 'boolean', default: false },
  },
})
if (values.write && values.only) throw new Error('--write keeps all figures, not those of --only')
const server = await startDevServer()
const realty = server.originOf('realty')
const fiz = server.originOf('fiz-pro')
const own = await buyReport(server.port, realty)
const browser = await launchBrowser()
const bare = await serveWithoutScript(`${realty}/`)

interface ColdPage {
  readonly url: string
  /** Of the largest paint, ms. */
  readonly goal?: number
  readonly cookies?: readonly Cookie[]
}

const COLD: Readonly<Record<string, ColdPage>> = {
  'home, realty': { url: `${realty}/`, goal: 850 },
  'home, people': { url: `${fiz}/`, goal: 850 },
  object: { url: `${realty}/object/${FLAT}/`, goal: 1200 },
  checkout: { url: `${realty}/objectCheckout/${FLAT}/`, goal: 1200 },
  'report, of its buyer': { url: own.report, goal: 1200, cookies: own.cookies },
  'report, as a guest': { url: `${realty}/report/00000000-0000-4000-8000-000000000001/`, goal: 1200 },
  'order, of its buyer': { url: own.order, cookies: own.cookies },
  'check of a person': { url: `${fiz}/check-person/`, goal: 1200 },
  'landing page': { url: `${fiz}/proverka-fssp/` },
  'list of adverts': { url: `${realty}/adverts/` },
  tariffs: { url: `${realty}/tariff/` },
  'overview of the cabinet': { url: `${realty}/user/`, cookies: own.cookies },
  'search without a script': { url: `${realty}/search/?query=${encodeURIComponent('Полевая 3, кв 1')}` },
  'home, realty, from a bare server without a script': { url: bare.url },
}

const WAYS: Readonly<Record<string, Way & { readonly goal: number }>> = {
  'search to object, before the script': {
    goal: 1500,
    from: `${realty}/`,
    press: async (page) => {
      await page.getByRole('combobox').first().fill(FLAT)
      await page.getByRole('button', { name: 'Найти' }).first().click({ noWaitAfter: true })
    },
    heading: new RegExp(FLAT),
  },
  'search to object, fetched ahead': {
    goal: 300,
    from: `${realty}/`,
    press: async (page) => {
      await page.getByRole('combobox').first().fill(FLAT)
      await whenFetchedAhead(page)
      await page.getByRole('button', { name: 'Найти' }).first().click({ noWaitAfter: true })
    },
    heading: new RegExp(FLAT),
  },
  'object to checkout, fetched ahead': {
    goal: 300,
    from: `${realty}/object/${FLAT}/`,
    press: async (page) => {
      await whenFetchedAhead(page)
      await page.getByRole('checkbox').first().check()
      await page
        .getByRole('link', { name: /^Оформить/ })
        .first()
        .click({ noWaitAfter: true })
    },
    heading: /Оформление заказа/,
  },
  'overview to orders, fetched ahead': {
    goal: 300,
    from: `${realty}/user/`,
    cookies: own.cookies,
    press: async (page) => {
      const link = page.locator('a[href="/user/orders/"]').filter({ visible: true }).first()
      await whenFetchedAhead(page)
      await link.hover()
      await whenSilent(page)
      await link.click({ noWaitAfter: true })
    },
    heading: /Мои заказы/,
  },
}

/** A control that no address answers without the app, on pages that run none before a touch; shown as pressed in ms. */
const TAP_GOAL = 100
const CONTROL = 'button:not([disabled], form[action] button)'
const TAPS: Readonly<Record<string, string>> = {
  'first tap: home, realty': `${realty}/`,
  'first tap: home, people': `${fiz}/`,
  'first tap: check of a person': `${fiz}/check-person/`,
  'first tap: landing page': `${fiz}/proverka-fssp/`,
}
const ABOUT = `CPU four times slower, slow 4G, median of ${values.runs}`
const TAPS_TITLE = 'From a first tap to the control shown as pressed'

try {
  // The first visitor of a server pays for the drawing; kept pages are what is measured.
  for (const { url, cookies } of Object.values(COLD)) if (!cookies) await fetchOf(url)
  const taps: Record<string, Figures[string]> = {}
  for (const [name, url] of chosen(TAPS)) {
    const runs = await repeat(() => firstTap(browser, url, CONTROL))
    taps[name] = { goal: TAP_GOAL, 'shown as pressed, ms': Math.round(median(runs)) }
  }
  console.table(taps)
  if (values.taps) {
    if (values.write) await writeTable(TAPS_TITLE, taps, `\`pages --taps --write\` · ${ABOUT}`)
  } else await measurePages(taps)
} finally {
  bare.close()
  await browser.close()
  await server.stop()
}

async function measurePages(taps: Figures): Promise<void> {
  const beside = await compareWithStatic(realty)
  console.table(beside)
  const cold: Record<string, Figures[string]> = {}
  for (const [name, { url, goal, cookies }] of chosen(COLD)) {
    cold[name] = rowOf(await repeat(() => openCold(browser, url, cookies)), goal)
    console.log(name, cold[name])
  }
  console.table(cold)
  const pressed: Record<string, Figures[string]> = {}
  for (const [name, { goal, ...way }] of chosen(WAYS)) {
    const runs = await repeat(() => press(browser, way))
    pressed[name] = { goal, 'press to heading, ms': Math.round(median(runs)) }
  }
  console.table(pressed)
  if (values.write)
    await writeFigures(
      {
        'Opened cold': cold,
        'From a press to the next heading': pressed,
        [TAPS_TITLE]: taps,
        'A kept page beside a file': beside,
      },
      ABOUT,
    )
}

function chosen<T>(table: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(table).filter(([name]) => name.includes(values.only))
}

function rowOf(runs: readonly Cold[], goal: number | undefined): Figures[string] {
  const of = (pick: (run: Cold) => number) => median(runs.map(pick))
  return {
    goal: goal ?? '',
    'LCP, ms': Math.round(of(({ lcp }) => lcp)),
    'heading, ms': Math.round(of(({ heading }) => heading)),
    'usable, ms': Math.round(of(({ usable }) => usable)),
    CLS: of(({ cls }) => cls).toFixed(3),
    'blocked, ms': Math.round(of(({ blocked }) => blocked)),
    requests: of(({ requests }) => requests),
    levels: of(({ levels }) => levels),
    KB: Math.round(of(({ kilobytes }) => kilobytes)),
  }
}

async function repeat<T>(run: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let left = Number(values.runs); left > 0; left--) results.push(await run())
  return results
}
