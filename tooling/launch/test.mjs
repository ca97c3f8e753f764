import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { toolEnvironment } from './environment.mjs'
import { install, isInstalled } from './install.mjs'
import { LaunchError, runMain } from './launch-error.mjs'
import { demandLauncherNode, demandProductNode } from './node-version.mjs'
import { createProgress } from './progress.mjs'
import { ROOT } from './root.mjs'
import { runCommand, stopCommandsOnSignals } from './run-command.mjs'
import { runSchedule } from './schedule.mjs'
import { failureOutput, stepLine, summarise } from './summary.mjs'
import { writeFigures } from './write-figures.mjs'
import { parseArguments, planSteps } from './test-plan.mjs'
import { RESULTS_FOLDER, STEPS } from './test-steps.mjs'

/** Of a step that hangs; a slow machine takes many times what a quiet one does. */
const DEFAULT_TIMEOUT_MS = 90 * 60_000
/** One more than there are cores: most steps wait a good part of their time, for timers, paints and processes. */
const CAPACITY = Math.max(2, availableParallelism()) + 1
const LOGS = join(RESULTS_FOLDER, 'logs')

// `npm test`: installs what it needs, the browser included, and runs all steps but the big ones; `--all` runs these, too,
// `--fast` leaves out the slow half.
await runMain(async () => {
  demandLauncherNode()
  const start = performance.now()
  const options = parseArguments(process.argv.slice(2))
  if (options.isList) {
    for (const { name, title } of STEPS) console.log(`${name.padEnd(16)} ${title}`)
    return 0
  }
  const steps = planSteps(options)
  stopCommandsOnSignals()
  const chromium = await prepare(steps.some(({ hasBrowser }) => hasBrowser))
  prepareResults()

  const results = await runSchedule(
    steps,
    CAPACITY,
    (step) => execute(step, chromium),
    (result) => {
      console.log(stepLine(result))
      if (result.status === 'failed') console.log(failureOutput(result))
    },
  )
  const totalMs = performance.now() - start
  console.log(summarise(results, totalMs))
  if (options.isAll) writeFigures(results, totalMs)
  return results.every(({ status }) => status === 'passed') ? 0 : 1
})

async function prepare(needsBrowser) {
  const progress = createProgress(needsBrowser ? 2 : 1)
  await progress.step('Пакеты', async (report) => isInstalled() || install(report))
  demandProductNode()
  return needsBrowser ? progress.step('Браузер', (report) => ensureChromium(report)) : undefined
}

function prepareResults() {
  try {
    rmSync(join(ROOT, RESULTS_FOLDER), { recursive: true, force: true })
    mkdirSync(join(ROOT, LOGS), { recursive: true })
  } catch (error) {
    throw new LaunchError(`папка ${RESULTS_FOLDER} не создается: ${error.message}.`)
  }
}

async function execute(step, chromium) {
  const start = performance.now()
  const cwd = join(ROOT, step.cwd ?? '.')
  const [command, ...args] = step.command
  const { DATABASE_URL: _, ...tools } = toolEnvironment()
  const own = join(cwd, 'node_modules', '.bin')
  const env = {
    ...tools,
    PATH: own + delimiter + tools.PATH,
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...step.env,
  }
  console.log(`▶ ${step.name} (${step.title})`)
  // Those of an earlier run are not this one's.
  if (step.results) rmSync(join(cwd, step.results), { force: true })
  const { code, output, isLate } = await runCommand(command, args, {
    cwd,
    env,
    timeoutMs: step.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  })
  const log = join(LOGS, `${step.name.replace(':', '-')}.log`)
  writeFileSync(join(ROOT, log), output)
  const results = step.results && join(cwd, step.results)
  const hasResults = Boolean(results && existsSync(results))
  if (hasResults) copyFileSync(results, join(ROOT, RESULTS_FOLDER, `${step.name.replace(':', '-')}.json`))
  // turbo ends with 0 when it is stopped from outside; without results nothing is proven.
  const isPassed = code === 0 && (hasResults || !results)
  return { status: isPassed ? 'passed' : 'failed', ms: performance.now() - start, output, log, isLate }
}
