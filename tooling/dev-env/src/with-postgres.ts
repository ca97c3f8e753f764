import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { startPostgres } from './postgres/start-postgres.ts'

// `node with-postgres.ts <command> [arguments]`: runs the command with DATABASE_URL of a fresh PostgreSQL.
const [command, ...args] = process.argv.slice(2)
if (!command) throw new Error('with-postgres.ts <команда> [аргументы]')

const postgres = await startPostgres()
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: postgres.url } })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
process.exitCode = await new Promise<number>((resolve) => {
  child.once('error', (error) => {
    console.error(`${command}: ${error.message}`)
    resolve(127)
  })
  child.once('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 1)))
})
await postgres.stop()
