import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeKey } from './backup/keys.ts'
import { readBackupSettings } from './backup/backup-settings.ts'
import { noteBackup } from './backup/note-backup.ts'
import { saveDestroyedList } from './backup/destroyed-file.ts'
import { makeBackup } from './backup/make-backup.ts'
import { summariseBackup } from './backup/summarise-backup.ts'
import { systemClock } from '../platform/clock.ts'
import { readDatabaseTime } from '../platform/db/read-database-time.ts'
import { StartError } from '../platform/db/start-error.ts'
import { readEnv } from './env.ts'
import { errorDetail } from '../platform/error-detail.ts'
import { createStorage } from '../adapters/storage/create-storage.ts'

/** `npm run backup`: a copy of the database and the files, also beside the running server. Exit code 1: it was not made. */
async function backup(): Promise<void> {
  const { 'new-key': keyFile, destroyed } = readOptions()
  if (keyFile !== undefined) {
    const file = resolve(process.env['INIT_CWD'] ?? '.', keyFile)
    const recipient = await makeKey(file)
    console.log(
      `Секретный ключ: ${file}. Уберите его с сервера и храните в двух местах: без него копии не прочесть.`,
    )
    console.log(`BACKUP_RECIPIENT=${recipient}`)
    return
  }
  const settings = readBackupSettings(process.env)
  const config = readEnv(process.env)
  if (destroyed) {
    // It may be asked for because the database is lost.
    const now = await readDatabaseTime(config).catch(systemClock.now)
    const count = await saveDestroyedList(createStorage(config), settings.folder, now)
    console.log(`Список удаленного лежит рядом с копиями, записей: ${count}.`)
    return
  }
  const { file, manifest, removed } = await makeBackup(config, settings, await readDatabaseTime(config))
  console.log(`Резервная копия ${file}: ${summariseBackup(manifest)}.`)
  // The backup is there, whatever becomes of this.
  await noteBackup(config).catch((error: unknown) => {
    console.error(`Время копии не записано: ${errorDetail(error)}. Наблюдение увидит прежнюю.`)
  })
  if (removed.length > 0) console.log(`Удалены старые копии: ${removed.join(', ')}.`)
}

function readOptions() {
  try {
    return parseArgs({ options: { 'new-key': { type: 'string' }, destroyed: { type: 'boolean' } } }).values
  } catch {
    throw new StartError('npm run backup -- --new-key <файл> или --destroyed: других слов нет.')
  }
}

try {
  await backup()
  // The embedded engine leaves timers behind that would keep the process.
  process.exit(0)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
