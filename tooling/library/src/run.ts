import { spawn } from 'node:child_process'

/** A command that did not end well, with everything that it printed. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Runs a command to its end and returns what it printed; throws `CommandError` when it fails. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } })
  const output: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => output.push(part))
  child.stderr.on('data', (part: Buffer) => output.push(part))
  const text = () => Buffer.concat(output).toString()
  return new Promise((resolve, reject) => {
    const fail = (cause: string) =>
      reject(new CommandError(`${[command, ...args].join(' ')}\n${cause}${text()}`))
    child.once('error', (error) => fail(error.message))
    child.once('close', (code) => (code === 0 ? resolve(text()) : fail('')))
  })
}
