import { systemClock } from '../../platform/clock.ts'
import type { ConnectedSource, ServerConfig } from '../../platform/config/server-config.ts'
import { findAdapter } from '../../adapters/sources/adapters.ts'
import type { Adapter } from '../../adapters/sources/adapter.ts'
import { createServiceClient } from '../../adapters/sources/calls/service-client.ts'
import { SourceError } from '../../adapters/sources/calls/source-error.ts'
import { errorDetail } from '../../platform/error-detail.ts'
import { hostOf, LIMIT_MS } from './check-parts.ts'
import type { SetupLine } from '../setup-line.ts'

/** Whether each connected source answers, and takes the key where trying it costs nothing; without any, nothing can be checked. */
export async function checkSources({ sources }: ServerConfig): Promise<SetupLine[]> {
  const part = 'Источники'
  const connected = sources?.connected ?? []
  if (connected.length === 0)
    return [{ part, state: 'warning', text: 'не подключен ни один (SOURCES): отчеты скажут «не проверено»' }]
  return Promise.all(
    connected.map(async (source): Promise<SetupLine> => {
      const { name, url } = source
      try {
        const { status } = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), redirect: 'manual' })
        if (status >= 500)
          return { part, state: 'warning', text: `${name}: ${hostOf(url)} отвечает ошибкой ${status}` }
        return { part, ...(await describeKey(findAdapter(name), source)) }
      } catch (error) {
        return { part, state: 'warning', text: `${name}: ${hostOf(url)} не отвечает: ${errorDetail(error)}` }
      }
    }),
  )
}

async function describeKey(adapter: Adapter, source: ConnectedSource): Promise<Omit<SetupLine, 'part'>> {
  const answers = `${source.name}: ${hostOf(source.url)} отвечает`
  if (!adapter.needsKey) return { state: 'done', text: answers }
  if (!adapter.tryKey) return { state: 'done', text: `${answers}, ключ этим не проверен` }
  const client = createServiceClient({
    ...source,
    terms: { timeoutMs: LIMIT_MS },
    guard: (call) => call(),
    takeCall: async () => {},
    now: () => systemClock.now(),
    firstPauseMs: 0,
    onCall: () => {},
  })
  try {
    await adapter.tryKey(client)
    return { state: 'done', text: `${answers}, ключ подходит` }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const isRefused = /^HTTP 40[13]$/.test(error.detail)
    return {
      state: 'warning',
      text: isRefused
        ? `${answers}, но ключ не подходит`
        : `${answers}, но ключ не проверить: ${error.detail}`,
    }
  }
}
