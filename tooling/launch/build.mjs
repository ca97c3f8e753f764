import { causeOf } from './causes.mjs'
import { toolEnvironment } from './environment.mjs'
import { LaunchError } from './launch-error.mjs'
import { runCommand } from './run-command.mjs'

/** The two sites and the server, each with the packages that it uses in it. */
export const BUILD_COMMAND = [
  'turbo',
  'run',
  'build',
  '--filter=@proverka/realty',
  '--filter=@proverka/fiz',
  '--filter=@proverka/server',
  '--output-logs=new-only',
]

/** Builds what changed since the last build; throws `LaunchError` with the end of the output. */
export async function buildSites(report, run = runCommand) {
  const [command, ...args] = BUILD_COMMAND
  const result = await run(command, args, { env: toolEnvironment(), onLine: (line) => report(line) })
  if (result.code === 0) return
  const cause = causeOf(result.output)
  throw new LaunchError(`сайты и сервер не собраны: ${cause ?? 'сообщение сборщика выше.'}`, {
    detail: cause ? '' : result.output.trim().split('\n').slice(-60).join('\n'),
  })
}
