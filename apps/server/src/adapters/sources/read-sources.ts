import { withoutTrailingSlash } from '@proverka/domain/navigation'
import { StartError } from '../../platform/db/start-error.ts'
import { ADAPTERS } from './adapters.ts'
import type { ConnectedSource, SourceSettings } from '../../platform/config/server-config.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The services of `SOURCES=npd,fssp`, each with `SOURCE_FSSP_KEY` and `SOURCE_FSSP_URL`. Throws `StartError` for a name
 * that no adapter has, a missing key or address, and where the demo world answers.
 */
export function readSources(
  names: string | undefined,
  env: Environment,
  production: boolean,
): SourceSettings | undefined {
  const wanted = (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (wanted.length === 0) return undefined
  if (!production) {
    throw new StartError('Настройка SOURCES — для рабочего режима: без него отвечает демонстрационный мир.')
  }
  return { connected: [...new Set(wanted)].map((name) => readSource(name, env)) }
}

function readSource(name: string, env: Environment): ConnectedSource {
  const adapter = ADAPTERS.find((one) => one.name === name)
  if (!adapter) {
    const known = ADAPTERS.map((one) => one.name).join(', ')
    throw new StartError(`Настройка SOURCES не подходит: источника ${name} нет, есть ${known}.`)
  }
  const prefix = `SOURCE_${name.toUpperCase().replaceAll('-', '_')}`
  const key = env[`${prefix}_KEY`] ?? ''
  if (adapter.needsKey && !/^[!-~]+$/.test(key)) {
    throw new StartError(`Источник ${name} не подключить: в ${prefix}_KEY нужен ключ без пробелов.`)
  }
  const url = env[`${prefix}_URL`] || adapter.url
  if (!url) {
    throw new StartError(
      `Источник ${name} не подключить: его сайт закрыт для программ, в ${prefix}_URL нужен адрес шлюза.`,
    )
  }
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new StartError(`Источник ${name} не подключить: ${prefix}_URL — это адрес http(s).`)
  }
  return { name, url: withoutTrailingSlash(url), key }
}
