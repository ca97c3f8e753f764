import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { AddressInfo } from 'node:net'
import { readParts } from '@proverka/stories/built-storybook'
import { serveStatic } from '@proverka/stories/serve-static'
import { launchBrowser } from './pages/launch-browser.ts'
import { measureClicks } from './ui/measure-clicks.ts'

/**
 * How fast the kit answers and how long its Storybook builds. Opens every story of the built Storybook with the CPU four
 * times slower, presses its first controls, and the first of a dialog or menu that opens, and prints the slowest answers:
 * until the page has done what it does about a press, for which the budget is 50 ms, and until the next picture, for
 * which a busy machine makes wait. Figures of one machine, and only of an idle one: it ends with code 1 when a press is
 * over the budget, and no test asks it. All stories take half an hour, `--only Части` five minutes.
 *
 * Run: `pnpm --filter @proverka/bench ui [--build] [--only Поля] [--top 15]`
 */

const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    top: { type: 'string', default: '15' },
  },
})

const STORYBOOK = join(import.meta.dirname, '../../../apps/storybook')
const BUILT = join(STORYBOOK, 'storybook-static')
const CPU_SLOWDOWN = 4
const BUDGET_MS = 50

if (values.build || !existsSync(join(BUILT, 'index.json'))) {
  const start = performance.now()
  await buildStorybook()
  console.log(`Storybook built in ${((performance.now() - start) / 1000).toFixed(1)} s, budget 60 s`)
}

const server = serveStatic(BUILT).listen(0, '127.0.0.1')
const browser = await launchBrowser()
try {
  const parts = readParts(BUILT).filter(({ title }) => title.startsWith(values.only))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answers = await measureClicks(browser, origin, parts, CPU_SLOWDOWN)
  const sorted = answers.toSorted((a, b) => b.handled - a.handled)
  const over = sorted.filter(({ handled }) => handled >= BUDGET_MS).length
  console.log(`${parts.length} parts, ${answers.length} presses, ${over} of them ${BUDGET_MS} ms or slower`)
  console.table(sorted.slice(0, Number(values.top)))
  if (over > 0) process.exitCode = 1
} finally {
  await browser.close()
  server.close()
  server.closeAllConnections()
}

function buildStorybook(): Promise<void> {
  const child = spawn('storybook', ['build', '--quiet'], {
    cwd: STORYBOOK,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${join(STORYBOOK, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`storybook build ended with ${code}`)),
    )
  })
}
