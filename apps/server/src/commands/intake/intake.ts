import { StartError } from '../../platform/db/start-error.ts'
import { createContext } from '../serve/create-context.ts'
import { readEnv } from '../env.ts'
import { readIntakeTask } from './options.ts'
import { runIntake } from './run-intake.ts'

/**
 * `npm run intake -- FOLDER [--watch]`: files of the register find their orders. Beside a running server on PostgreSQL, which
 * then makes the reports; on the embedded database while the server is stopped, which makes them at its next start. Exit code
 * 1: something was refused, or nothing could be done.
 */
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
try {
  const task = readIntakeTask(process.argv.slice(2), process.env['INIT_CWD'] ?? '.')
  const config = readEnv(process.env)
  await using stack = new AsyncDisposableStack()
  const context = await createContext(config, {}, stack, () => config.publicPort ?? config.port)
  stack.defer(() => context.jobs.stop())
  await context.database.runAlone(() => context.jobs.open())
  const refused = await runIntake(context, task, {
    say: (line) => console.log(line),
    signal: stopping.signal,
  })
  process.exitCode = refused > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
// The embedded engine leaves timers behind that would keep the process.
process.exit()
