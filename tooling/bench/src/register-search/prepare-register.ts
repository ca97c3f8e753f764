import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const COMMAND = join(import.meta.dirname, '../../../../apps/server/src/commands/register/register.ts')

/** Makes the tables of the register in an empty database, by the command of an operator. */
export async function prepareRegister(url: string): Promise<void> {
  const child = spawn(process.execPath, [COMMAND, 'status'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`register status: ${code}`)
}
