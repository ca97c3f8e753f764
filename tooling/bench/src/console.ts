import { parseArgs } from 'node:util'
import { startDevServer } from '@proverka/dev-env'
import type { Browser, BrowserContext, Page } from 'playwright'
import { launchBrowser } from './pages/launch-browser.ts'
import { median } from './pages/median.ts'
import { SLOW_4G } from './pages/slow-phone.ts'
import { askUntil } from './pages/within-longest.ts'

/**
 * The first screen of the operator's console on a slow network (slow 4G, CPU four times slower), as this browser's first
 * visit and as one of those after it; and how a table of 100,000 orders scrolls. Prints the medians of some runs.
 *
 * Run: `pnpm --filter @proverka/bench console`
 */

const CPU_SLOWDOWN = 4
const WINDOW = { width: 1440, height: 900 }
const ALL_ORDERS = 100_000
/** Rows of a reply: all of them are to be there before the table is scrolled. */
const PAGE = 10_000
/** Turns of the wheel, and how far each goes. */
const TURNS = 300
const TURN_PX = 400
const LONG_FRAME_MS = 50

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const server = await startDevServer()
const origin = `http://console.localhost:${server.port}`
const browser = await launchBrowser()

const context = await browser.newContext({ viewport: WINDOW })
await signIn(context)
const firstVisit = await context.storageState()
await openFirstScreen(context)
const nextVisit = await context.storageState()

const figures: Record<string, Record<string, number>> = {}
for (const [name, storageState] of Object.entries({ 'first visit': firstVisit, 'later visits': nextVisit })) {
  const runs = []
  for (let run = 0; run < Number(values.runs); run++) runs.push(await openSlow(browser, storageState))
  figures[name] = {
    'first paint, ms': median(runs.map(({ painted }) => painted)),
    'LCP, ms': median(runs.map(({ lcp }) => lcp)),
    'with data, ms': median(runs.map(({ ready }) => ready)),
    CLS: median(runs.map(({ cls }) => cls)),
    KB: median(runs.map(({ kilobytes }) => kilobytes)),
  }
}
console.table(figures)
console.table(await scrollOrders(context))
await browser.close()
await server.stop()

async function signIn(visitor: BrowserContext): Promise<void> {
  const page = await visitor.newPage()
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate(async () => {
    const reply = await fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin@example.com', password: 'proverka-demo' }),
    })
    const { data } = (await reply.json()) as { data: { token: string } }
    localStorage.setItem('console.token', JSON.stringify(data.token))
  })
  await page.close()
}

/** Opens the first screen and leaves it when it has settled. */
async function openFirstScreen(visitor: BrowserContext): Promise<void> {
  const page = await visitor.newPage()
  await page.goto(origin)
  await page.getByRole('grid').waitFor()
  await page.waitForFunction(() => localStorage.getItem('console.first') !== null)
  await page.close()
}

interface Seen {
  painted: number
  lcp: number
  cls: number
  ready?: number
}

async function openSlow(
  chromium: Browser,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<Required<Seen> & { readonly kilobytes: number }> {
  const visitor = await chromium.newContext({ viewport: WINDOW, storageState })
  try {
    const page = await visitor.newPage()
    const devtools = await visitor.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.addInitScript(observe)
    await page.goto(origin, { waitUntil: 'load' })
    const ready = await askUntil(async () => (await readSeen(page)).ready, 100, 'no data')
    await page.waitForTimeout(1000)
    return { ...(await readSeen(page)), ready, kilobytes: Math.round(bytes / 1024) }
  } finally {
    await visitor.close()
  }
}

function readSeen(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen)
}

/** Runs in the page before anything else of it. */
function observe(): void {
  const seen: Seen = { painted: 0, lcp: 0, cls: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.painted = startTime
  })
  watch('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value
  })
  new MutationObserver((_, self) => {
    if (!document.querySelector('#root [role="grid"]')) return
    self.disconnect()
    requestAnimationFrame(() => requestAnimationFrame((at) => (seen.ready = at)))
  }).observe(document, { childList: true, subtree: true })
}

/** Wheels down a table whose pages come from here, and looks at the time between frames. */
async function scrollOrders(visitor: BrowserContext): Promise<Record<string, number>> {
  const page = await visitor.newPage()
  await page.route('**/api/admin/orders?*', (route) => {
    const after = Number(new URL(route.request().url()).searchParams.get('after') ?? ALL_ORDERS + 1)
    return route.fulfill({ json: { data: { orders: ordersBefore(after), count: ALL_ORDERS } } })
  })
  await page.goto(`${origin}/orders`)
  await page.getByRole('grid').waitFor()
  while ((await page.getByText(`Показано ${ALL_ORDERS.toLocaleString('ru')}`).count()) === 0) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(200)
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await page.mouse.move(700, 500)
  for (let turn = 0; turn < TURNS; turn++) {
    await page.mouse.wheel(0, TURN_PX)
    await page.waitForTimeout(16)
  }
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] }
  const tasks = mainThreadTasks(trace.traceEvents)
  console.log(await page.getByText(/^Показано/).innerText())
  await page.close()
  return {
    tasks: tasks.length,
    'longest task, ms of the processor': Math.round(Math.max(...tasks)),
    [`tasks over ${LONG_FRAME_MS} ms`]: tasks.filter((ms) => ms > LONG_FRAME_MS).length,
  }
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Processor time, µs: what other processes do to the clock is not in it. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Processor times, ms, of the tasks of the busiest main thread of a page. */
function mainThreadTasks(events: readonly TraceEvent[]): readonly number[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const ofThreads = mains.map(({ pid, tid }) =>
    events.flatMap((event) =>
      event.pid === pid && event.tid === tid && event.name.endsWith('RunTask') && event.tdur !== undefined
        ? [event.tdur / 1000]
        : [],
    ),
  )
  const sum = (tasks: readonly number[]) => tasks.reduce((all, ms) => all + ms, 0)
  return ofThreads.toSorted((one, other) => sum(other) - sum(one))[0] ?? []
}

function ordersBefore(number: number) {
  return Array.from({ length: Math.min(PAGE, number - 1) }, (_, index) => ({
    orderId: `00000000-0000-4000-8000-${String(number - 1 - index).padStart(12, '0')}`,
    number: number - 1 - index,
    totalAmount: 499,
    email: 'v···@e···.ru',
    date: '2026-11-25T08:12:00Z',
    Paid: true,
    paid_by: 'card',
    expired: false,
    state: 'done',
    subject: '00:14:0203005:1047',
    verdict: null,
    kept_until: '2027-11-25T08:12:00Z',
    items: [],
    person_id: '00000000-0000-4000-8000-000000000009',
    partner_id: null,
    source: null,
    request_id: null,
  }))
}
