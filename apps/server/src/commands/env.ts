import { withoutTrailingSlash } from '@proverka/domain/navigation'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { type ServerConfig } from '../platform/config/server-config.ts'
import { NO_LIMITS } from '../platform/config/limits.ts'
import { readPaymentAccess } from '../platform/config/payment-access.ts'
import { readAddressSearch } from '../platform/config/read-address-search.ts'
import { readBucket } from '../platform/config/read-bucket.ts'
import { readJsonFile } from '../platform/config/read-json-file.ts'
import { readMoneyTerms } from '../platform/config/money-terms.ts'
import { DEVELOPMENT_CONSOLE, DEVELOPMENT_SITES, type BaseMap } from '../platform/config/sites.ts'
import { sitesFileSchema } from '../platform/config/sites-file.ts'
import { readSms } from '../platform/config/read-sms.ts'
import { readStampAuthority } from '../platform/config/read-stamp-authority.ts'
import { readConfirmers } from '../adapters/registry/confirmers/read-confirmers.ts'
import { zonesFileSchema } from '../adapters/coordinates/zones-file.ts'
import { readContractors } from '../adapters/contractors/read-contractors.ts'
import { readChecksByHand } from '../adapters/sources/read-checks-by-hand.ts'
import { readSources } from '../adapters/sources/read-sources.ts'
import { StartError } from '../platform/db/start-error.ts'
import { REPOSITORY } from '../platform/locations.ts'
import { SETTING_SCHEMAS } from './settings/settings.ts'

const envSchema = v.object(SETTING_SCHEMAS)

/** The environment as one checked value; throws `StartError` with one sentence. */
export function readEnv(env: NodeJS.ProcessEnv): ServerConfig {
  const result = v.safeParse(envSchema, env)
  if (!result.success) {
    const issue = result.issues[0]
    throw new StartError(`Настройка ${v.getDotPath(issue)} не подходит: ${issue.message}.`)
  }
  const values = result.output
  const production = values.NODE_ENV === 'production'
  return {
    port: values.PORT,
    metricsPort: values.METRICS_PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    production,
    ...readHosts(values),
    demo: !production,
    demoLife: !production && values.NODE_ENV !== 'test',
    pages: builtPages(),
    behindProxy: values.BEHIND_PROXY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailReturnPath: values.MAIL_RETURN_PATH,
    sms: readSms(values),
    stampAuthority: readStampAuthority(values),
    eventsDays: values.EVENTS_DAYS,
    affiliateUrl: values.AFFILIATE_URL,
    suggestProvider: values.SUGGEST_KEY
      ? { key: values.SUGGEST_KEY, url: withoutTrailingSlash(values.SUGGEST_URL) }
      : undefined,
    bucket: readBucket(values),
    addressSearch: readAddressSearch(values),
    registerShards: values.REGISTER_SHARDS,
    conclusionModel: readConclusionModel(values),
    advertsService: values.ADVERTS_URL
      ? {
          url: withoutTrailingSlash(values.ADVERTS_URL),
          dataUrl: withoutTrailingSlash(values.ADVERTS_DATA_URL ?? values.ADVERTS_URL),
          key: values.ADVERTS_KEY,
        }
      : undefined,
    coordinateZones: values.COORDINATE_ZONES_FILE
      ? readJsonFile('Таблица зон', values.COORDINATE_ZONES_FILE, zonesFileSchema)
      : undefined,
    payments: readPaymentAccess(values),
    sources: readSources(values.SOURCES, env, production),
    extractsByHand: values.EXTRACTS_BY_HAND,
    checksByHand: readChecksByHand(values.CHECKS_BY_HAND),
    intakeUndoHours: values.INTAKE_UNDO_HOURS,
    trustedRootsFolder: values.TRUSTED_ROOTS_FOLDER && resolve(values.TRUSTED_ROOTS_FOLDER),
    confirmers: readConfirmers(values),
    contractors: readContractors(values),
    moneyTerms: readMoneyTerms({
      askDays: values.PAYMENT_ASK_DAYS,
      unpaidDays: values.UNPAID_ORDER_DAYS,
      couponHours: values.COUPON_HOLD_HOURS,
    }),
    // A line per request is for those who watch a service; a developer looks for what is wrong.
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    staff: {
      key: values.STAFF_KEY,
      networks: values.STAFF_NETWORKS,
      shownMinutes: values.STAFF_SHOWN_MINUTES,
      undoMinutes: values.STAFF_UNDO_MINUTES,
      secondSignatureRoubles: values.STAFF_SECOND_SIGNATURE_ROUBLES,
      isFactorNeeded: production || values.STAFF_SECOND_FACTOR === 'required',
    },
    demoDelayMs: values.DEMO_DELAY_MS,
    ...(values.LIMITS === 'off' && !production && { limits: NO_LIMITS }),
  }
}

/** Both the address and the name of the model, or none of them. */
function readConclusionModel(values: v.InferOutput<typeof envSchema>): ServerConfig['conclusionModel'] {
  const { CONCLUSION_URL: url, CONCLUSION_KEY: key, CONCLUSION_MODEL: name } = values
  if (!url && !name) return undefined
  if (!url || !name) throw new StartError('Настройки CONCLUSION_URL и CONCLUSION_MODEL задают вместе.')
  return { url, key, name }
}

/** Both the tiles and whose they are, or none of them. */
function readBaseMap({
  MAP_TILES_URL: tiles,
  MAP_TILES_ATTRIBUTION: attribution,
}: v.InferOutput<typeof envSchema>): BaseMap | undefined {
  if (!tiles && !attribution) return undefined
  if (!tiles || !attribution)
    throw new StartError('Настройки MAP_TILES_URL и MAP_TILES_ATTRIBUTION задают вместе.')
  return { tiles, attribution }
}

function builtPages(): ServerConfig['pages'] {
  const folderOf = (app: string, folder = 'client') => join(REPOSITORY, 'apps', app, 'dist', folder)
  const [realty, fiz, console] = [folderOf('realty'), folderOf('fiz'), folderOf('console', '')]
  if (!existsSync(realty) || !existsSync(fiz)) return undefined
  return { realty, fiz, ...(existsSync(console) && { console }) }
}

/** The sites and the console. Contours are on the sites of real estate. */
function readHosts(values: v.InferOutput<typeof envSchema>): Pick<ServerConfig, 'sites' | 'consoleHost'> {
  const rows = values.SITES_FILE
    ? readJsonFile('Таблица сайтов', values.SITES_FILE, sitesFileSchema)
    : [...DEVELOPMENT_SITES, DEVELOPMENT_CONSOLE]
  const baseMap = readBaseMap(values)
  return {
    sites: rows
      .filter((row) => row.key !== 'console')
      .map((site) => (baseMap && !site.isFiz ? { ...site, baseMap } : site)),
    consoleHost: rows.find(({ key }) => key === 'console')?.host,
  }
}
