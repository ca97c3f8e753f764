import assert from 'node:assert/strict'
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { findFreePort } from '@proverka/dev-env/free-port'
import { findBrowser } from '@proverka/test-support/find-browser'

/*
 * `npm run dev` as one works with it: a file of each kind is changed, and the open page shows it without a press. In a copy
 * of the repository, because other checks read the sources meanwhile. What it takes is printed, and not asserted.
 */

const REPOSITORY = join(import.meta.dirname, '..', '..')
const FLAT = '/object/00:14:0203005:1047/'
const START_MS = 600_000

const folder = mkdtempSync(join(tmpdir(), 'proverka-dev-'))
const copy = join(folder, 'repository')
let dev: ChildProcess
let browser: Browser
let page: Page
let origin: string

before(
  async () => {
    // Hard links: the packages alone are a gigabyte. A changed file is written anew.
    execFileSync('cp', ['-al', REPOSITORY, copy])
    const port = await findFreePort()
    origin = `http://realty.localhost:${port}`
    dev = spawn(process.execPath, ['tooling/dev-env/src/dev.ts'], {
      cwd: copy,
      env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((resolve, reject) => {
      dev.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}`)))
      dev.stdout?.on('data', (text: Buffer) => text.includes('Разработка') && resolve())
    })
    const executablePath = findBrowser()
    browser = await chromium.launch({
      args: ['--no-sandbox', '--disable-gpu'],
      ...(executablePath !== undefined && { executablePath }),
    })
    page = await browser.newPage()
    await open('/')
    await open(FLAT)
  },
  { timeout: START_MS },
)

after(async () => {
  await browser.close()
  const ended = new Promise((resolve) => dev.once('exit', resolve))
  dev.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

test('a part of the kit', async () => {
  await change('packages/ui/src/fields/search-bar/search-bar.tsx', "?? 'Найти'", "?? 'Искать'", () =>
    page.getByRole('button', { name: 'Искать' }).first(),
  )
})

test('a screen', async () => {
  await change(
    'packages/screens/src/pages/search/object/object-products.tsx',
    'title="Что проверить"',
    'title="Что заказать"',
    () => page.getByRole('heading', { name: 'Что заказать' }),
  )
})

test('a rule of domain, which page and server run', async () => {
  await change('packages/domain/src/money/format-money.ts', '} ₽`', '} рублей`', () =>
    page.getByText(/\d\sрублей/).first(),
  )
})

test('a route of the server, which waits for nobody to open the page again', async () => {
  const answer = () => page.evaluate(async () => (await fetch('/api/site')).text())
  const start = performance.now()
  write('apps/server/src/services/site-facts.ts', 'name: site.name,', "name: 'Правка',")
  while (!(await answer()).includes('Правка')) assert.ok(performance.now() - start < START_MS)
  tell('a route', start)
})

test('the console, whose Vite starts with its first page', async () => {
  const start = performance.now()
  await page.goto(origin.replace('realty.', 'console.'), { timeout: START_MS })
  await page.getByRole('heading', { name: 'Вход для сотрудников' }).waitFor({ timeout: START_MS })
  tell('console', start)
})

async function open(path: string): Promise<void> {
  const start = performance.now()
  await page.goto(origin + path, { timeout: START_MS })
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: START_MS })
  tell(`page ${path}`, start)
}

async function change(file: string, from: string, to: string, shown: () => Locator): Promise<void> {
  const start = performance.now()
  write(file, from, to)
  await shown().waitFor({ timeout: START_MS })
  tell(file, start)
}

function write(file: string, from: string, to: string): void {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  assert.ok(text.includes(from), `${file} has no ${from}`)
  rmSync(path)
  writeFileSync(path, text.replaceAll(from, to))
}

const tell = (what: string, start: number) =>
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
