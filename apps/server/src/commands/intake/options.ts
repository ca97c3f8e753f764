import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../../platform/db/start-error.ts'

const USAGE = `npm run intake -- <папка или файлы> [--watch]:
  читает выписки Росреестра (ZIP, XML с подписью, PDF) и относит их к заказам;
  --watch   ждет новых файлов в папке, пока команду не остановят`

/** What the command line names. */
export interface IntakeTask {
  readonly places: readonly string[]
  readonly isWatching: boolean
}

/** Reads the command line. Throws `StartError` with the usage. */
export function readIntakeTask(args: readonly string[], callersFolder: string): IntakeTask {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { watch: { type: 'boolean' } },
      allowPositionals: true,
    })
    if (positionals.length > 0)
      return {
        places: positionals.map((place) => resolve(callersFolder, place)),
        isWatching: values.watch === true,
      }
  } catch {
    // An unknown option.
  }
  throw new StartError(USAGE)
}
