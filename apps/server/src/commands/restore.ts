import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { destroyedFileOf, readDestroyedFile } from './backup/destroyed-file.ts'
import { createDecrypter } from './backup/keys.ts'
import { repeatDestruction } from './backup/repeat-destruction.ts'
import { checkBackup, restoreBackup } from './backup/restore-backup.ts'
import { summariseBackup } from './backup/summarise-backup.ts'
import { StartError } from '../platform/db/start-error.ts'
import { readEnv } from './env.ts'

const USAGE =
  'npm run restore -- --key <файл ключа> [--check] [--destroyed <список>] <резервная копия> или --repeat <список>'

/**
 * `npm run restore`: a backup into an empty place, or with `--check` only whether it could be. At its end it destroys again
 * what was destroyed after the backup; `--repeat` does only that. Exit code 1: that is not all done.
 */
async function restore(): Promise<void> {
  const options = readOptions()
  if (options.repeat !== undefined) {
    await repeat(options.repeat)
    return
  }
  const { key, file, isCheck, destroyed } = options
  const decrypter = createDecrypter(key)
  if (isCheck) {
    console.log(`Резервная копия цела: ${summariseBackup(await checkBackup(file, decrypter))}.`)
    return
  }
  // Read before anything is written: a list that is broken stops the restore.
  const list = destroyed ?? destroyedFileOf(file)
  const isListed = destroyed !== undefined || existsSync(list)
  if (isListed) readDestroyedFile(list)
  const manifest = await restoreBackup(readEnv(process.env), file, decrypter)
  console.log(`Восстановлено: ${summariseBackup(manifest)}.`)
  if (isListed) await repeat(list)
  else
    console.log(
      `Списка удаленного рядом с копией нет (${list}). Если после копии удаляли кабинеты, найдите его и выполните --repeat.`,
    )
  console.log('Можно запускать сервер.')
}

async function repeat(list: string): Promise<void> {
  const entries = readDestroyedFile(list)
  try {
    const { accounts, reports, consents, files, openOrders } = await repeatDestruction(
      readEnv(process.env),
      entries,
    )
    console.log(`Удалено снова то, что удалили после копии: кабинетов ${accounts}, отчетов ${reports}.`)
    if (consents + files > 0)
      console.log(`Согласий отозвано снова ${consents}, файлов удалено снова ${files}.`)
    if (openOrders.length > 0)
      console.log(
        `Заказы ${openOrders.map((number) => `№ ${number}`).join(', ')} в копии еще в работе, а выполнять их больше не для кого: проверьте их деньги.`,
      )
  } catch (error) {
    throw new StartError(
      `Не удалено снова то, что удалили после копии: ${(error as Error).message}. Не запускайте сервер, повторите: npm run restore -- --repeat ${list}.`,
    )
  }
}

/** A backup is named by its path, or by its name alone when it is in `BACKUP_DIR`. */
function findBackup(path: string, name: string): string {
  const folder = process.env['BACKUP_DIR']
  const kept = folder && basename(name) === name ? join(folder, name) : path
  return existsSync(path) || !existsSync(kept) ? path : kept
}

function readOptions() {
  const fromCaller = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path)
  try {
    const { values, positionals } = parseArgs({
      options: {
        key: { type: 'string' },
        check: { type: 'boolean' },
        destroyed: { type: 'string' },
        repeat: { type: 'string' },
      },
      allowPositionals: true,
    })
    const [file, ...others] = positionals
    if (values.repeat !== undefined && values.key === undefined && file === undefined)
      return { repeat: fromCaller(values.repeat) } as const
    if (values.key === undefined || file === undefined || others.length > 0) throw new Error(USAGE)
    return {
      repeat: undefined,
      key: fromCaller(values.key),
      file: findBackup(fromCaller(file), file),
      isCheck: values.check === true,
      destroyed: values.destroyed === undefined ? undefined : fromCaller(values.destroyed),
    }
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
