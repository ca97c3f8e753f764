import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { defineConfig, devices, type Project } from '@playwright/test'
import { findFreePort } from '@proverka/dev-env/free-port'
import { findBrowser } from '@proverka/test-support/find-browser'
import { CORE_JOURNEYS } from './core-journeys.ts'
import { teachLocalhost } from './localhost-dns.ts'
import { isWholeSize } from './test-size.ts'

teachLocalhost()

// This file is read again in every worker: what the first reading chose reaches the others by the environment.
const port = (process.env['E2E_PORT'] ??= String(await findFreePort()))
const dataDir = (process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `proverka-e2e-${process.pid}-${port}`))
const browser = findBrowser()

const BRANDS = [
  { name: 'realty', host: 'realty.localhost' },
  { name: 'fiz', host: 'fiz.localhost' },
]
const SCREENS = [
  { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  {
    name: 'mobile',
    use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  },
]

/**
 * What holds on both brands is tried on one of them in each run, and on the other one by `npm run test:all`; where the
 * brands differ (`each/`) it is tried on each.
 */
const files = globSync('{realty,fiz,each,both,console}/*.e2e.ts', { cwd: import.meta.dirname })
const isOtherTurn = process.env['E2E_TURN'] === 'other'
/** Those of the ordinary run, all others, or both where it is not said. */
const part = process.env['E2E_PART']
const isOfPart = (file: string) => part === undefined || CORE_JOURNEYS.has(file) === (part === 'core')
for (const file of CORE_JOURNEYS) if (!files.includes(file)) throw new Error(`${file} is no test`)

/** The brand that a shared file is tried on is chosen by its name alone: a new file moves no other one. */
const brandOf = (file: string): number => [...file].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2

function filesOf(brand: number): string[] {
  const isTried = (file: string) => {
    const folder = dirname(file)
    if (folder === 'both') return (brandOf(basename(file)) === brand) !== isOtherTurn
    return !isOtherTurn && (folder === 'each' || folder === BRANDS[brand]?.name)
  }
  return files.filter((file) => isTried(file) && isOfPart(file))
}

/** What `npm run test:all` adds: whole lives, every call under every fault, every link; and `@sized` tests at their full size. */
const LONG = /@long/
const LONG_OR_SIZED = /@long|@sized/

const projects: Project[] = BRANDS.flatMap((brand, index) =>
  SCREENS.map((screen) => ({
    name: `${brand.name}-${screen.name}`,
    testMatch: filesOf(index),
    use: { ...screen.use, baseURL: `http://${brand.host}:${port}` },
  })),
)

/** The operator's console has no brand, and its tests set the window themselves. */
projects.push({
  name: 'console',
  testMatch: isOtherTurn ? [] : files.filter((file) => dirname(file) === 'console' && isOfPart(file)),
  use: { viewport: { width: 1440, height: 900 }, baseURL: `http://console.localhost:${port}` },
})

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  ...(isWholeSize ? { grep: LONG_OR_SIZED } : { grepInvert: LONG }),
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  retries: 0,
  // Many times what a test takes: a machine that others use, too, is no failure, and a wait that ends early costs nothing.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test-results.json' }]],
  projects,
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // A transition painted by software is an eighth of the run's work; the stories play it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a tenth of the run: `TRACE=1` to look into a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without a locale of UTF-8 Chromium gives no file a Russian name.
      env: { ...process.env, LC_ALL: process.env['LC_ALL'] ?? 'C.UTF-8' },
      ...(browser !== undefined && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
    },
  },
  webServer: {
    command: 'node ../dev-env/src/serve.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: port, DATA_DIR: dataDir },
    reuseExistingServer: false,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
})
