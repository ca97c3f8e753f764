import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { causeOf } from './causes.mjs'
import { toolEnvironment } from './environment.mjs'
import { LaunchError } from './launch-error.mjs'
import { runCommand } from './run-command.mjs'

/** The two sites, the console and the server, each with the packages that it uses in it. */
export const BUILD_COMMAND = [
  'turbo',
  'run',
  'build',
  '--filter=@proverka/realty',
  '--filter=@proverka/fiz',
  '--filter=@proverka/console',
  '--filter=@proverka/server',
  '--output-logs=new-only',
]

/** Builds what changed since the last build; throws `LaunchError` with the end of the output. */
export async function buildSites(report, run = runCommand, variables = process.env) {
  const [command, ...args] = BUILD_COMMAND
  const env = { ...toolEnvironment(variables), ...tableOfSites(variables.SITES_FILE) }
  const result = await run(command, args, { env, onLine: (line) => report(line) })
  if (result.code === 0) return
  const cause = causeOf(result.output)
  throw new LaunchError(`сайты и сервер не собраны: ${cause ?? 'сообщение сборщика выше.'}`, {
    detail: cause ? '' : result.output.trim().split('\n').slice(-60).join('\n'),
  })
}

/** The pages name their hosts: a table of sites that has changed since the last build is another one. */
function tableOfSites(file) {
  if (!file) return {}
  const path = resolve(file)
  try {
    return { SITES_FILE: path, SITES_DIGEST: createHash('sha256').update(readFileSync(path)).digest('hex') }
  } catch (error) {
    throw new LaunchError(`таблица сайтов ${file} не читается: ${error.message}.`)
  }
}
