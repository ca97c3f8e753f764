import { demandLauncherNode, demandProductNode } from './node-version.mjs'
import { runMain } from './launch-error.mjs'
import { createProgress } from './progress.mjs'
import { install, isInstalled } from './install.mjs'
import { runForeground } from './foreground.mjs'
import { stopCommandsOnSignals } from './run-command.mjs'

// `npm run seed -- --objects 1000000`: a big invented register in the database that `npm start` uses.
await runMain(async () => {
  demandLauncherNode()
  const forgetSignals = stopCommandsOnSignals()
  const progress = createProgress(2)
  await progress.step('Пакеты', async (report) => isInstalled() || install(report))
  demandProductNode()
  forgetSignals()
  console.log('[2/2] Объекты …')
  return runForeground(['apps/server/src/seed.ts', ...process.argv.slice(2)])
})
