import { demandLauncherNode, demandProductNode } from './node-version.mjs'
import { runMain } from './launch-error.mjs'
import { createProgress } from './progress.mjs'
import { install, isInstalled } from './install.mjs'
import { ROOT } from './root.mjs'
import { buildSites } from './build.mjs'
import { runForeground } from './foreground.mjs'
import { stopCommandsOnSignals } from './run-command.mjs'

// `npm start`: from a fresh clone to two working sites. Plain JavaScript: it runs on the Node of the user, before the
// pinned one is there.
await runMain(async () => {
  demandLauncherNode()
  const forgetSignals = stopCommandsOnSignals()
  const progress = createProgress(3)
  await progress.step(
    'Пакеты',
    async (report) => isInstalled(ROOT, 'start') || install(report, { scope: 'start' }),
  )
  demandProductNode()
  await progress.step('Сборка сайтов и сервера', buildSites)
  forgetSignals()
  console.log('[3/3] Запуск сервера …')
  return runForeground(['apps/server/dist/main.js'])
})
