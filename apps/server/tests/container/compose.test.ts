import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readBackupSettings } from '../../src/commands/backup/backup-settings.ts'
import { productionFaults } from '../../src/platform/config/production-guard.ts'
import { readJsonFile } from '../../src/platform/config/read-json-file.ts'
import { DEVELOPMENT_SITES } from '../../src/platform/config/sites.ts'
import { sitesFileSchema } from '../../src/platform/config/sites-file.ts'
import { readEnv } from '../../src/commands/env.ts'
import { REPOSITORY } from '../../src/platform/locations.ts'
import { liveSites } from '../setup/live-sites.ts'
import { readContainerfile } from './containerfile.ts'

/* No compose program is had where the tests run: the file is read as its documentation says. */

interface Service {
  readonly image: string
  readonly command?: string[]
  readonly entrypoint?: string[]
  readonly read_only?: boolean
  readonly cap_drop?: string[]
  readonly security_opt?: string[]
  readonly tmpfs?: string[]
  readonly ports?: string[]
  readonly volumes?: string[]
  readonly env_file?: string
  readonly environment?: Record<string, string>
  readonly depends_on?: Record<string, { condition: string }>
  readonly profiles?: string[]
  readonly stop_grace_period?: string
}

const read = (...path: string[]) => readFileSync(join(REPOSITORY, ...path), 'utf8')

const { services, volumes } = parse(read('deploy', 'compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const example = read('deploy', 'env.example')
const SITES_EXAMPLE = join(REPOSITORY, 'deploy', 'sites.example.json')
const exampleSites = readJsonFile('Таблица сайтов', SITES_EXAMPLE, sitesFileSchema).filter(
  (row) => row.key !== 'console',
)
const own = Object.entries(services).filter(([, { image }]) => image.includes('PROVERKA_IMAGE'))

/** What a service finds in its environment: the lines of `.env`, and over them those of the file with its variables filled in. */
function environmentOf({ env_file, environment = {} }: Service, dotEnv: Record<string, string>) {
  const filled = Object.entries(environment).map(([name, text]) => {
    const value = text.replaceAll(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_, key: string, kind, usual: string) => {
        if (!dotEnv[key] && kind === '?') throw new Error(`compose asks for ${key}`)
        return dotEnv[key] || (usual ?? '')
      },
    )
    return [name, value] as const
  })
  return {
    ...readContainerfile().variables,
    ...(env_file === '.env' && dotEnv),
    ...Object.fromEntries(filled),
  }
}

let folder: string
let sitesFile: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'proverka-compose-'))
  sitesFile = join(folder, 'sites.json')
  const payment = { provider: 'card', publicKey: 'pk', scriptUrl: 'https://example.com/widget.js' } as const
  writeFileSync(sitesFile, JSON.stringify(liveSites(payment, exampleSites)))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A filled-in example: every line is switched on, as an operator would. */
function filledExample(): Record<string, string> {
  const values: Record<string, string> = {
    POSTGRES_PASSWORD: 'secret',
    S3_ACCESS_KEY: 'files',
    S3_SECRET_KEY: 'files-secret',
    S3_IMAGE: 's3',
    YOOKASSA_SHOP_ID: '1',
    YOOKASSA_SECRET_KEY: 'shop-secret',
    CLOUDPAYMENTS_PUBLIC_ID: 'pk',
    CLOUDPAYMENTS_API_SECRET: 'card-secret',
    RECEIPT_TAX_SYSTEM: '2',
    SOURCE_FSSP_KEY: 'fssp-key',
    SOURCE_FSSP_URL: 'https://fssp.example.com',
    SMS_KEY: 'sms-key',
    SMS_FROM: 'Proverka',
    SUGGEST_KEY: 'suggest-key',
    CONCLUSION_URL: 'https://model.example.com/chat',
    CONCLUSION_KEY: 'model-key',
    CONCLUSION_MODEL: 'model',
    UNPAID_ORDER_DAYS: '5',
    COUPON_HOLD_HOURS: '12',
    BACKUP_RECIPIENT: 'age1',
    STAFF_KEY: 'staff-key-staff-key-staff-key-staff',
    CONTRACTOR_APIEGRN_KEY: 'apiegrn-key',
    CONTRACTOR_REESTR_API_KEY: 'reestr-key',
    CONTRACTOR_REESTR_API_PRICE: '250',
  }
  const switchedOn = example.replaceAll(/^#([A-Z][A-Z0-9_]+=)/gm, '$1')
  const lines = Object.entries(parseEnv(switchedOn)).map(([name, value]) => [
    name,
    values[name] ?? value ?? '',
  ])
  return Object.fromEntries(lines.filter(([, value]) => value !== '')) as Record<string, string>
}

describe('the example of the table of sites', () => {
  it('has a row for each site, and is refused until operator, bank, support and hosts are filled in', () => {
    expect(exampleSites.map(({ key }) => key)).toEqual(DEVELOPMENT_SITES.map(({ key }) => key))
    const config = readEnv({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://database/proverka',
      SMTP_URL: 'smtps://mail.example.com',
      BEHIND_PROXY: '1',
      SITES_FILE: SITES_EXAMPLE,
    })
    expect(productionFaults(config)).toEqual([
      'не указан оператор сайта',
      'не указан банк оператора',
      'не указана почта поддержки',
      'указаны учебные имена узлов',
    ])
  })
})

describe('the compose file', () => {
  it('runs every program of ours closed: read-only, without capabilities, with the settings of the operator', () => {
    expect(own.map(([name]) => name).toSorted()).toEqual(['backup', 'server', 'setup'])
    for (const [, service] of own)
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        tmpfs: ['/tmp'],
        env_file: '.env',
      })
  })

  it('opens the port of the server to the machine alone, and nothing else', () => {
    expect(services['server']?.ports).toEqual(['127.0.0.1:4000:4000'])
    const others = Object.entries(services).filter(([name]) => name !== 'server')
    expect(others.flatMap(([, { ports = [] }]) => ports)).toEqual([])
  })

  it('starts what the server needs before it, and lets it finish', () => {
    for (const [, { depends_on }] of own)
      expect(depends_on).toEqual({
        database: { condition: 'service_healthy' },
        files: { condition: 'service_started' },
      })
    // Three seconds for the proxy and thirty for requests.
    expect(Number.parseInt(services['server']?.stop_grace_period ?? '0', 10)).toBeGreaterThan(33)
    expect([services['server']?.profiles, services['setup']?.profiles, services['backup']?.profiles]).toEqual(
      [undefined, ['setup'], ['backup']],
    )
  })

  it('runs commands that the image has', () => {
    expect(services['setup']?.entrypoint).toEqual(['node', 'apps/server/dist/setup.js'])
    expect(services['backup']?.command).toEqual(['node', 'apps/server/dist/backup.js'])
  })

  it('mounts volumes only where the image has a folder of the user that runs', () => {
    const { image, user } = readContainerfile()
    const made = image.find(
      ({ keyword, text }) => keyword === 'RUN' && text.startsWith('install --directory'),
    )
    const [uid, gid] = user.split(':')
    expect(made?.text).toContain(` --owner=${uid} --group=${gid} `)
    const mounts = own.flatMap(([, { volumes: list = [] }]) => list.map((mount) => mount.split(':')))
    const named = mounts.filter(([from = '']) => Object.hasOwn(volumes, from)).map(([, to = '']) => to)
    expect(named.toSorted()).toEqual(['/backups', '/data'])
    for (const folderName of named) expect(made?.text.split(' ')).toContain(folderName)
    // What is no volume is read alone.
    for (const mount of mounts.filter(([from = '']) => !Object.hasOwn(volumes, from)))
      expect(mount[2]).toBe('ro')
  })

  it('[OPS-08] brings every line of the example to the server, which starts with it in production', () => {
    const server = services['server']
    if (!server) throw new Error('no server')
    const config = readEnv({ ...environmentOf(server, filledExample()), SITES_FILE: sitesFile })
    expect(productionFaults(config)).toEqual([])
    expect(config).toMatchObject({
      production: true,
      host: '0.0.0.0',
      port: 4000,
      metricsPort: 9100,
      databaseUrl: 'postgres://proverka:secret@database/proverka',
      bucket: { endpoint: 'http://files:9000', accessKey: 'files', secretKey: 'files-secret' },
      payments: {
        money: { secretKey: 'shop-secret' },
        card: { apiSecret: 'card-secret', taxes: { taxSystem: 2 } },
      },
      sms: { provider: 'smsru', key: 'sms-key' },
      suggestProvider: { key: 'suggest-key' },
      conclusionModel: { key: 'model-key' },
    })
    expect(config.sources?.connected).toContainEqual({
      name: 'fssp',
      key: 'fssp-key',
      url: 'https://fssp.example.com',
    })
  })

  it('starts with what the example has switched on, once its empty lines are filled in', () => {
    const server = services['server']
    if (!server) throw new Error('no server')
    const empty = { POSTGRES_PASSWORD: 'a', S3_ACCESS_KEY: 'b', S3_SECRET_KEY: 'c' }
    const dotEnv = { ...(parseEnv(example) as Record<string, string>), ...empty }
    const config = readEnv({ ...environmentOf(server, dotEnv), SITES_FILE: sitesFile })
    expect(productionFaults(config)).toEqual([])
    expect(() => environmentOf(server, {})).toThrow('compose asks for')
  })

  it('tells the backup where it is kept and for whom', () => {
    const backup = services['backup']
    if (!backup) throw new Error('no backup')
    const env = environmentOf(backup, filledExample())
    expect(readBackupSettings(env)).toEqual({ folder: '/backups', recipients: 'age1', keep: 30, days: 30 })
    expect(backup.volumes).toContain('backups:/backups')
  })
})
