import { demandLauncherNode, demandProductNode } from './node-version.mjs'
import { LaunchError, runMain } from './launch-error.mjs'
import { createProgress } from './progress.mjs'
import { install, isInstalled } from './install.mjs'
import { ROOT } from './root.mjs'
import { runForeground } from './foreground.mjs'
import { stopCommandsOnSignals } from './run-command.mjs'

/** What is done with the server's database beside the server, by the name of its npm script. */
const COMMANDS = {
  setup: { file: 'apps/server/src/commands/setup.ts', title: 'Подготовка к работе' },
  backup: { file: 'apps/server/src/commands/backup.ts', title: 'Резервная копия' },
  restore: { file: 'apps/server/src/commands/restore.ts', title: 'Восстановление' },
  destruction: { file: 'apps/server/src/commands/destruction.ts', title: 'Уничтожение по сроку' },
  bounce: { file: 'apps/server/src/commands/bounce.ts', title: 'Уведомление о доставке' },
  register: { file: 'apps/server/src/commands/register/register.ts', title: 'Реестр объектов' },
  intake: { file: 'apps/server/src/commands/intake/intake.ts', title: 'Ответы Росреестра' },
  staff: { file: 'apps/server/src/commands/staff.ts', title: 'Сотрудники' },
  seed: { file: 'apps/server/src/commands/seed.ts', title: 'Объекты' },
  'verify-log': { file: 'apps/server/src/commands/verify-log.ts', title: 'Журнал чтений' },
}

// `npm run setup -- --admin office@example.com`, `npm run seed -- --objects 1000000`, `npm run verify-log`: in the database that `npm start` uses.
await runMain(async () => {
  demandLauncherNode()
  const [name, ...args] = process.argv.slice(2)
  const command = COMMANDS[name]
  if (!command) throw new LaunchError(`команды «${name}» нет: ${Object.keys(COMMANDS).join(', ')}.`)
  const forgetSignals = stopCommandsOnSignals()
  const progress = createProgress(2)
  await progress.step(
    'Пакеты',
    async (report) => isInstalled(ROOT, 'start') || install(report, { scope: 'start' }),
  )
  demandProductNode()
  forgetSignals()
  console.log(`[2/2] ${command.title} …`)
  return runForeground([command.file, ...args])
})
