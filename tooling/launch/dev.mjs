import { demandLauncherNode, demandProductNode } from './node-version.mjs'
import { runMain } from './launch-error.mjs'
import { createProgress } from './progress.mjs'
import { install, isInstalled } from './install.mjs'
import { runForeground } from './foreground.mjs'
import { stopCommandsOnSignals } from './run-command.mjs'

// `npm run dev`: the same product with Vite in front of both sites; a change in the server restarts it.
await runMain(async () => {
  demandLauncherNode()
  const forgetSignals = stopCommandsOnSignals()
  const progress = createProgress(2)
  await progress.step('Пакеты', async (report) => isInstalled() || install(report))
  demandProductNode()
  forgetSignals()
  console.log('[2/2] Запуск сервера разработки …')
  return runForeground(['tooling/dev-env/src/dev.ts'])
})
