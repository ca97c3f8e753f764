import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { failToStart } from '@proverka/test-support/server-process'
import { DEMO_BANK } from '../src/platform/config/bank.ts'
import { guardProduction } from '../src/platform/config/production-guard.ts'
import type { ServerConfig } from '../src/platform/config/server-config.ts'
import { StartError } from '../src/platform/db/start-error.ts'
import { liveSites } from './setup/live-sites.ts'

describe('a production server', () => {
  const good: ServerConfig = {
    port: 0,
    host: '127.0.0.1',
    production: true,
    demo: false,
    sites: liveSites({ provider: 'money', publicKey: 'key' }),
    databaseUrl: 'postgres://somewhere/proverka',
    smtpUrl: 'smtps://somewhere',
    behindProxy: true,
    logLevel: 'warn',
    demoDelayMs: 0,
  }
  const changeSite = (change: (site: ServerConfig['sites'][number]) => object): Partial<ServerConfig> => ({
    sites: good.sites.map((site, index) => (index === 3 ? { ...site, ...change(site) } : site)),
  })

  it('starts with what belongs there', () => {
    expect(() => guardProduction(good)).not.toThrow()
    for (const smtpUrl of [
      'smtp://localhost:25',
      'smtp://127.0.0.1',
      'smtp://mail.example:587?requireTLS=true',
    ])
      expect(() => guardProduction({ ...good, smtpUrl })).not.toThrow()
  })

  it.each<[string, Partial<ServerConfig>]>([
    ['включены демонстрационные данные', { demo: true }],
    [
      'включен тестовый платежный провайдер',
      changeSite(() => ({ payment: { provider: 'test', publicKey: 'x' } })),
    ],
    [
      'не указан оператор сайта',
      changeSite(({ operator }) => ({ operator: { ...operator, inn: '0000000000' } })),
    ],
    [
      'не указан банк оператора',
      changeSite(({ bank }) => ({ bank: { ...bank, account: DEMO_BANK.account } })),
    ],
    [
      'не указана почта поддержки',
      changeSite(({ support }) => ({ support: { ...support, email: 'help@fiz.localhost' } })),
    ],
    ['указаны учебные имена узлов', changeSite(() => ({ host: 'fiz.localhost' }))],
    [
      'ключ подсказок уходит на SUGGEST_URL без шифрования',
      { suggestProvider: { url: 'http://suggest.example', key: 'key' } },
    ],
    ['не сказано, стоит ли впереди прокси с TLS (BEHIND_PROXY=1 или 0)', { behindProxy: undefined }],
    ['не указана DATABASE_URL', { databaseUrl: undefined }],
    ['не указана SMTP_URL', { smtpUrl: undefined }],
    [
      'почта уходит на SMTP_URL без шифрования (smtps:// или ?requireTLS=true)',
      { smtpUrl: 'smtp://user:secret@mail.example:587' },
    ],
  ])('does not when %s', (fault, change) => {
    expect(() => guardProduction({ ...good, ...change })).toThrow(
      new StartError(`Рабочий режим не запускается: ${fault}.`),
    )
  })

  it('names all faults at once, and makes no data folder', async () => {
    const data = join(tmpdir(), `proverka-guard-${crypto.randomUUID()}`)
    const { code, message } = await failToStart({ NODE_ENV: 'production', DATA_DIR: data })
    expect(code).toBe(1)
    for (const fault of ['учебные имена узлов', 'BEHIND_PROXY', 'DATABASE_URL', 'SMTP_URL']) {
      expect(message).toContain(fault)
    }
    expect(existsSync(data)).toBe(false)
  })
})
