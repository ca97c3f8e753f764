import { failureText } from '../../adapters/registry/failure-text.ts'
import { readEnv } from '../env.ts'
import { readTask } from './options.ts'
import { runRegister } from './run-register.ts'

/**
 * `npm run register`: loads public data into the register of objects, says what is loaded, takes a source out. It works beside
 * the running server. Exit code 1: that is not all done; what was there before serves on.
 */
let place = 'Реестр'
try {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.error('\nОстановлено. Та же команда продолжит с этого места.')
      // What is not committed is undone by the database.
      process.exit(130)
    })
  }
  const task = readTask(process.argv.slice(2), process.env['INIT_CWD'] ?? '.')
  await runRegister(readEnv(process.env), task, {
    say: (line) => console.log(line),
    bars: process.stderr,
    now: () => performance.now(),
    at: (now) => (place = now),
  })
  // The embedded engine leaves timers behind that would keep the process.
  process.exit(0)
} catch (error) {
  console.error(failureText(error, place) ?? error)
  process.exit(1)
}
