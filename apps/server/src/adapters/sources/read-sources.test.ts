import { describe, expect, it } from 'vitest'
import { readEnv } from '../../commands/env.ts'

describe('the settings of sources', () => {
  const production = { NODE_ENV: 'production' }
  const refused = (env: Record<string, string>) => () => readEnv({ ...production, ...env })

  it('are off until they are named, and then have address and key', () => {
    expect(readEnv(production).sources).toBeUndefined()
    const { sources } = readEnv({
      ...production,
      SOURCES: 'npd, api-cloud,egrul',
      SOURCE_API_CLOUD_KEY: 'key-1',
      SOURCE_EGRUL_URL: 'https://gateway.example/egrul/',
    })
    expect(sources?.connected).toEqual([
      { name: 'npd', url: 'https://statusnpd.nalog.ru', key: '' },
      { name: 'api-cloud', url: 'https://api-cloud.ru/api', key: 'key-1' },
      { name: 'egrul', url: 'https://gateway.example/egrul', key: '' },
    ])
  })

  it('say in one sentence what is wrong with them', () => {
    expect(refused({ SOURCES: 'nalog' })).toThrow('источника nalog нет, есть api-cloud, dadata')
    expect(refused({ SOURCES: 'fssp' })).toThrow('в SOURCE_FSSP_KEY нужен ключ')
    expect(refused({ SOURCES: 'gibdd' })).toThrow('в SOURCE_GIBDD_URL нужен адрес шлюза')
    expect(refused({ SOURCES: 'npd', SOURCE_NPD_URL: 'ftp://x' })).toThrow(
      'SOURCE_NPD_URL — это адрес http(s)',
    )
    expect(() => readEnv({ SOURCES: 'npd' })).toThrow('SOURCES — для рабочего режима')
  })
})
