import { withoutTrailingSlash } from '@proverka/domain/navigation'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { NO_LIMITS, type ServerConfig } from '../platform/config/server-config.ts'
import { readPaymentAccess } from '../platform/config/payment-access.ts'
import { readAddressSearch } from '../platform/config/read-address-search.ts'
import { readBucket } from '../platform/config/read-bucket.ts'
import { readJsonFile } from '../platform/config/read-json-file.ts'
import { readMoneyTerms } from '../platform/config/money-terms.ts'
import { DEVELOPMENT_SITES, type SiteConfig } from '../platform/config/sites.ts'
import { sitesFileSchema } from '../platform/config/sites-file.ts'
import { readSms } from '../platform/config/read-sms.ts'
import { readSources } from '../adapters/sources/read-sources.ts'
import { StartError } from '../platform/db/start-error.ts'
import { REPOSITORY } from '../platform/locations.ts'

/** The public host of the provider whose wire format suggestions speak. */
const SUGGEST_URL = 'https://suggestions.dadata.ru/suggestions/api/4_1/rs'

const flag = v.optional(
  v.pipe(
    v.picklist(['0', '1']),
    v.transform((value) => value === '1'),
  ),
)

const port = (name: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, `${name} — это номер порта`),
    v.transform(Number),
    v.maxValue(65_535),
  )

const whole = (name: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, `${name} — это целое число от 1`), v.transform(Number)),
  )

const httpAddress = (name: string) =>
  v.pipe(v.string(), v.url(`${name} — это адрес`), v.regex(/^https?:/, `${name} — это адрес http(s)`))

const codeUpTo = (most: number, name: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,2}$/, `${name} — это код от 1 до ${most}`),
    v.transform(Number),
    v.minValue(1, `${name} — это код от 1 до ${most}`),
    v.maxValue(most, `${name} — это код от 1 до ${most}`),
  )

const envSchema = v.object({
  PORT: v.optional(port('PORT'), '4000'),
  METRICS_PORT: v.optional(port('METRICS_PORT')),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(v.string()),
  DATABASE_DIRECT_URL: v.optional(v.string()),
  NODE_ENV: v.optional(v.string(), 'development'),
  SITES_FILE: v.optional(v.string()),
  BEHIND_PROXY: flag,
  SMTP_URL: v.optional(v.string()),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('MAIL_FROM — это адрес почты'))),
  MAIL_RETURN_PATH: v.optional(v.pipe(v.string(), v.email('MAIL_RETURN_PATH — это адрес почты'))),
  SMS_PROVIDER: v.optional(v.picklist(['smsru', 'smsc'], 'SMS_PROVIDER — это smsru или smsc')),
  SMS_KEY: v.optional(v.pipe(v.string(), v.regex(/^[!-~]*$/, 'SMS_KEY — это ключ без пробелов'))),
  SMS_FROM: v.optional(v.string()),
  SMS_URL: v.optional(httpAddress('SMS_URL')),
  EVENTS_DAYS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'это число дней от 1 до 9999'), v.transform(Number)),
  ),
  AFFILIATE_URL: v.optional(v.pipe(v.string(), v.url('AFFILIATE_URL — это адрес'))),
  SUGGEST_KEY: v.optional(v.pipe(v.string(), v.regex(/^[!-~]*$/, 'SUGGEST_KEY — это ключ без пробелов'))),
  SUGGEST_URL: v.optional(httpAddress('SUGGEST_URL'), SUGGEST_URL),
  CONCLUSION_URL: v.optional(httpAddress('CONCLUSION_URL')),
  CONCLUSION_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[!-~]*$/, 'CONCLUSION_KEY — это ключ без пробелов')),
    '',
  ),
  CONCLUSION_MODEL: v.optional(v.string()),
  ADVERTS_URL: v.optional(httpAddress('ADVERTS_URL')),
  ADVERTS_DATA_URL: v.optional(httpAddress('ADVERTS_DATA_URL')),
  ADVERTS_KEY: v.optional(v.pipe(v.string(), v.regex(/^[!-~]*$/, 'ADVERTS_KEY — это ключ без пробелов')), ''),
  ADDRESS_SEARCH: v.optional(
    v.picklist(['memory', 'postgres', 'opensearch'], 'ADDRESS_SEARCH — это memory, postgres или opensearch'),
    'memory',
  ),
  ADDRESS_SEARCH_URL: v.optional(v.string()),
  ADDRESS_SEARCH_READ_URL: v.optional(v.string()),
  ADDRESS_SEARCH_PREFIX: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z][a-z0-9-]{0,50}$/,
        'ADDRESS_SEARCH_PREFIX — это строчные латинские буквы, цифры и дефис',
      ),
    ),
    'proverka',
  ),
  SOURCES: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug'])),
  DEMO_DELAY_MS: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), '2500'),
  PAYMENT_ASK_DAYS: whole('PAYMENT_ASK_DAYS'),
  UNPAID_ORDER_DAYS: whole('UNPAID_ORDER_DAYS'),
  COUPON_HOLD_HOURS: whole('COUPON_HOLD_HOURS'),
  S3_ENDPOINT: v.optional(httpAddress('S3_ENDPOINT')),
  S3_BUCKET: v.optional(v.string()),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY: v.optional(v.string()),
  S3_SECRET_KEY: v.optional(v.string()),
  LIMITS: v.optional(v.picklist(['on', 'off']), 'on'),
  YOOKASSA_SHOP_ID: v.optional(v.string()),
  YOOKASSA_SECRET_KEY: v.optional(v.string()),
  YOOKASSA_URL: v.optional(httpAddress('YOOKASSA_URL'), 'https://api.yookassa.ru/v3'),
  CLOUDPAYMENTS_PUBLIC_ID: v.optional(v.string()),
  CLOUDPAYMENTS_API_SECRET: v.optional(v.string()),
  CLOUDPAYMENTS_URL: v.optional(httpAddress('CLOUDPAYMENTS_URL'), 'https://api.cloudpayments.ru'),
  RECEIPT_VAT_CODE: v.optional(codeUpTo(12, 'RECEIPT_VAT_CODE'), '1'),
  RECEIPT_TAX_SYSTEM: v.optional(codeUpTo(6, 'RECEIPT_TAX_SYSTEM')),
})

/** Names of all settings but those of single sources, `SOURCE_FSSP_KEY`, and of the commands of backups. */
export const SETTING_NAMES: readonly string[] = Object.keys(envSchema.entries)

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
    sites: readSites(values.SITES_FILE),
    demo: !production,
    demoLife: !production && values.NODE_ENV !== 'test',
    pages: builtPages(),
    behindProxy: values.BEHIND_PROXY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailReturnPath: values.MAIL_RETURN_PATH,
    sms: readSms(values),
    eventsDays: values.EVENTS_DAYS,
    affiliateUrl: values.AFFILIATE_URL,
    suggestProvider: values.SUGGEST_KEY
      ? { key: values.SUGGEST_KEY, url: withoutTrailingSlash(values.SUGGEST_URL) }
      : undefined,
    bucket: readBucket(values),
    addressSearch: readAddressSearch(values),
    conclusionModel: readConclusionModel(values),
    advertsService: values.ADVERTS_URL
      ? {
          url: withoutTrailingSlash(values.ADVERTS_URL),
          dataUrl: withoutTrailingSlash(values.ADVERTS_DATA_URL ?? values.ADVERTS_URL),
          key: values.ADVERTS_KEY,
        }
      : undefined,
    payments: readPaymentAccess(values),
    sources: readSources(values.SOURCES, env, production),
    moneyTerms: readMoneyTerms({
      askDays: values.PAYMENT_ASK_DAYS,
      unpaidDays: values.UNPAID_ORDER_DAYS,
      couponHours: values.COUPON_HOLD_HOURS,
    }),
    // A line per request is for those who watch a service; a developer looks for what is wrong.
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
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

function builtPages(): ServerConfig['pages'] {
  const folderOf = (brand: string) => join(REPOSITORY, 'apps', brand, 'dist', 'client')
  const pages = { realty: folderOf('realty'), fiz: folderOf('fiz') }
  return existsSync(pages.realty) && existsSync(pages.fiz) ? pages : undefined
}

function readSites(file: string | undefined): readonly SiteConfig[] {
  return file ? readJsonFile('Таблица сайтов', file, sitesFileSchema) : DEVELOPMENT_SITES
}
