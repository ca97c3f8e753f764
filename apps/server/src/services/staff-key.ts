import { appError } from '@proverka/domain/errors'
import type { AppContext } from './context.ts'

/**
 * The key that seals secrets of the staff. On a machine of a developer the database itself gives one, which protects
 * nothing. Throws 'staff/key-missing' in production without STAFF_KEY.
 */
export async function requireStaffKey({ config, queries }: AppContext): Promise<string> {
  if (config.staff?.key) return config.staff.key
  if (config.production) throw appError('staff/key-missing')
  return `development ${await queries.storedFiles.findDatabaseId()}`
}

/** Whether codes can be made here at all. */
export const hasStaffKey = ({ config }: Pick<AppContext, 'config'>): boolean =>
  config.staff?.key !== undefined || !config.production
