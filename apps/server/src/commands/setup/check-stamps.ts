import { createHash } from 'node:crypto'
import { requestStamp } from '../../adapters/stamps/request-stamp.ts'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import { errorDetail } from '../../platform/error-detail.ts'
import type { SetupLine } from '../setup-line.ts'
import { hostOf } from './check-parts.ts'

/** Has the authority stamp a text of no report, and verifies its reply. */
export async function checkStamps(
  { stampAuthority: authority }: ServerConfig,
  now: Date,
): Promise<SetupLine> {
  const part = 'Отметки времени'
  if (!authority)
    return {
      part,
      state: 'warning',
      text: 'не указаны TSA_URL и TSA_ROOTS_FILE: время отчетов никто не подтвердит',
    }
  const host = hostOf(authority.url)
  try {
    const digest = createHash('sha256').update('setup').digest()
    const { authority: name } = await requestStamp(authority, digest, now)
    return { part, state: 'done', text: `${host} отвечает, отметки подписывает ${name}` }
  } catch (error) {
    return { part, state: 'missing', text: `${host} не дает отметок: ${errorDetail(error)}` }
  }
}
