import { isAbsolute, resolve } from 'node:path'
import { DATA_TERMS } from '@proverka/domain/legal'
import { StartError } from '../../platform/db/start-error.ts'

/** Backups that are retained by default; for how many days is in the register of data (OPS-03). */
export const DEFAULT_KEEP = 30

export interface BackupSettings {
  readonly folder: string
  /** Public keys that backups are encrypted for. */
  readonly recipients: string | undefined
  /** The newest ones that stay. */
  readonly keep: number
  /** Older ones go. */
  readonly days: number
}

/** `BACKUP_*` of the environment; throws `StartError` with one sentence. */
export function readBackupSettings(env: NodeJS.ProcessEnv): BackupSettings {
  const folder = env['BACKUP_DIR']
  if (!folder)
    throw new StartError(
      'Не указана BACKUP_DIR, папка резервных копий: лучше на другом диске или другой машине.',
    )
  // A timer starts the command in another folder than a person does.
  if (!isAbsolute(folder)) throw new StartError(`BACKUP_DIR — это полный путь: ${resolve(folder)}.`)
  return {
    folder,
    recipients: env['BACKUP_RECIPIENT'],
    keep: wholeNumber(env, 'BACKUP_KEEP', DEFAULT_KEEP),
    days: wholeNumber(env, 'BACKUP_DAYS', DATA_TERMS.backup),
  }
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = env[name] ?? String(usual)
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new StartError(`${name} — это целое число от 1 до 9999.`)
  return Number(text)
}
