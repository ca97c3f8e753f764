import { isDatabaseAway } from '../../platform/db/is-database-away.ts'
import { errorDetail } from '../../platform/error-detail.ts'
import { StartError } from '../../platform/db/start-error.ts'

const DISK_FULL = new Set(['53100', 'ENOSPC'])

/**
 * What an operator reads of a failure, in one sentence; undefined for a fault of the program. Whatever it is, the former state
 * serves on.
 */
export function failureText(error: unknown, place: string): string | undefined {
  if (error instanceof StartError) return error.message
  const { code } = (error ?? {}) as NodeJS.ErrnoException
  const onwards = 'Прежнее состояние работает, та же команда продолжит с этого места.'
  if (code !== undefined && DISK_FULL.has(code)) return `${place}: на диске нет места. ${onwards}`
  if (isDatabaseAway(error)) return `${place}: база данных не отвечает (${errorDetail(error)}). ${onwards}`
  return undefined
}
