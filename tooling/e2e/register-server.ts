import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startDevServer, type DevServerOptions } from '@proverka/dev-env'
import { startPostgres } from '@proverka/dev-env/postgres'

const REGISTER = join(import.meta.dirname, '../../apps/server/src/commands/register/register.ts')

/** A server on PostgreSQL without the demo world: its objects are those of the sample region, loaded by the operator's command. */
export async function startRegisterServer(options: Pick<DevServerOptions, 'changeSite' | 'services'> = {}) {
  await using stack = new AsyncDisposableStack()
  const postgres = await startPostgres()
  stack.defer(() => postgres.stop())
  const server = await startDevServer({ ...options, seed: false, databaseUrl: postgres.url })
  stack.defer(() => server.stop())
  await loadSample(postgres.url)
  const closing = stack.move()
  return {
    origin: server.originOf('realty'),
    run: server.context.database.runRawSql,
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  }
}

async function loadSample(databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, [REGISTER, 'sample'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`register sample has ended with ${code}`)
}
