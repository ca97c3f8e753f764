import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createDecrypter } from './backup/keys.ts'
import { checkBackup, restoreBackup } from './backup/restore-backup.ts'
import { summariseBackup } from './backup/summarise-backup.ts'
import { StartError } from './db/start-error.ts'
import { readEnv } from './env.ts'

const USAGE = 'npm run restore -- --key <файл ключа> [--check] <резервная копия>'

/** `npm run restore`: a backup into an empty place, or with `--check` only whether it could be. Exit code 1: nothing is restored. */
async function restore(): Promise<void> {
  const { key, file, isCheck } = readOptions()
  const decrypter = createDecrypter(key)
  if (isCheck) {
    console.log(`Резервная копия цела: ${summariseBackup(await checkBackup(file, decrypter))}.`)
    return
  }
  const manifest = await restoreBackup(readEnv(process.env), file, decrypter)
  console.log(`Восстановлено: ${summariseBackup(manifest)}. Можно запускать сервер.`)
}

function readOptions() {
  const fromCaller = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path)
  try {
    const { values, positionals } = parseArgs({
      options: { key: { type: 'string' }, check: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [file, ...others] = positionals
    if (values.key === undefined || file === undefined || others.length > 0) throw new Error(USAGE)
    return { key: fromCaller(values.key), file: fromCaller(file), isCheck: values.check === true }
  } catch {
    throw new StartError(`Нужны ключ и резервная копия: ${USAGE}.`)
  }
}

try {
  await restore()
  // The embedded engine leaves timers behind that would keep the process.
  process.exit(0)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
