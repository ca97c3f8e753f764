import { StartError } from '../platform/db/start-error.ts'
import { runSetup } from './setup/run-setup.ts'
import type { SetupLine } from './setup-line.ts'

const MARKS: Readonly<Record<SetupLine['state'], string>> = {
  done: 'готово     ',
  missing: 'НЕ ХВАТАЕТ ',
  warning: 'внимание   ',
}

/** `npm run setup`: the first day of a production server, and any day on which its catalogue changes. Exit code 1: not ready. */
try {
  const { isReady } = await runSetup(process.env, process.argv.slice(2), ({ part, state, text }) =>
    console.log(`${MARKS[state]} ${part}: ${text.replace(/\.$/, '')}.`),
  )
  console.log(isReady ? 'Можно запускать: NODE_ENV=production npm start.' : 'Пока запускать нельзя.')
  process.exitCode = isReady ? 0 : 1
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
