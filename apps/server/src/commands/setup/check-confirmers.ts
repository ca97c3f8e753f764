import { CONFIRMER_TITLES, CONFIRMERS } from '../../adapters/registry/confirmers/confirmer.ts'
import { createConfirmers } from '../../adapters/registry/confirmers/create-confirmers.ts'
import { findSilence } from '../../adapters/registry/confirmers/turns.ts'
import { SourceError } from '../../adapters/sources/calls/source-error.ts'
import { systemClock } from '../../platform/clock.ts'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SetupLine } from '../setup-line.ts'
import { LIMIT_MS } from './check-parts.ts'

/** Who besides our register confirms objects by their numbers: which are on, and whether they take their keys. */
export async function checkConfirmers(config: ServerConfig, database: Database): Promise<SetupLine[]> {
  const part = 'Подтверждение объектов'
  const settings = config.confirmers ?? {}
  const connected = createConfirmers(settings, {
    database,
    now: () => systemClock.now(),
    userAgent: 'Proverka/1.0',
    timeoutMs: LIMIT_MS,
  })
  const off = CONFIRMERS.filter((name) => !connected.some((one) => one.name === name))
  const lines = await Promise.all(
    connected.map(async ({ name, tryAccess }): Promise<SetupLine> => {
      const title = CONFIRMER_TITLES[name]
      const silence = await findSilence(database.runRawSql, name)
      if (silence)
        return {
          part,
          state: 'warning',
          text: `${title}: отказала (${silence.reason}), не спрашиваем до ${silence.until.toISOString()}`,
        }
      if (name === 'nspd')
        return { part, state: 'done', text: `${title}: включена, право: ${settings.nspd?.right}` }
      try {
        await tryAccess?.()
        return { part, state: 'done', text: `${title}: отвечает, ключ подходит` }
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        return { part, state: 'warning', text: `${title}: не отвечает или не берет ключ: ${error.detail}` }
      }
    }),
  )
  if (off.length === 0) return lines
  const names = off.map((name) => CONFIRMER_TITLES[name]).join(', ')
  return [
    ...lines,
    { part, state: 'done', text: `не включены: ${names} (CONFIRM_…, docs/operation/register.md)` },
  ]
}
