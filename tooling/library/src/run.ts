import { spawnSync } from 'node:child_process'

/** A command that did not end well, with everything that it printed. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Runs a command to its end and returns what it printed; throws `CommandError` when it fails. */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status === 0) return stdout
  throw new CommandError(`${[command, ...args].join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`)
}
