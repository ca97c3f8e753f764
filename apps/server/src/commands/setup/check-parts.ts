import { randomUUID } from 'node:crypto'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import { createSms } from '../../adapters/mail/create-sms.ts'
import { isOfHost, senderOf } from '../../adapters/mail/sender.ts'
import { createProviders } from '../../adapters/payments/create-providers.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { createStorage } from '../../adapters/storage/create-storage.ts'
import { makeMissingBucket } from '../../adapters/storage/make-bucket.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import { errorDetail } from '../../platform/error-detail.ts'
import type { SetupLine } from '../setup-line.ts'

/** How long a service is waited for, ms. */
export const LIMIT_MS = 10_000

/** A payment that no provider has: who answers so knows the key that it is asked with. */
const NO_PAYMENT = '00000000-0000-4000-8000-000000000000'

/** Signs in to the mail server; no email is sent. */
export async function checkMail({ smtpUrl }: ServerConfig): Promise<SetupLine> {
  const part = 'Почта'
  if (!smtpUrl) return { part, state: 'missing', text: 'не указана SMTP_URL: письма с отчетами не уйдут' }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(smtpUrl)
  try {
    await withTimeout(() => transport.verify(), LIMIT_MS, `нет ответа за ${LIMIT_MS / 1000} с`)
    return { part, state: 'done', text: `${new URL(smtpUrl).host} отвечает` }
  } catch (error) {
    return { part, state: 'missing', text: `${hostOf(smtpUrl)} не принимает: ${errorDetail(error)}` }
  } finally {
    transport.close()
  }
}

/** Who emails of each site come from: one of another domain is taken for a forgery by many receivers. */
export const checkSenders = (config: ServerConfig): SetupLine[] =>
  config.sites.map((site) => {
    const { address } = senderOf(config, site)
    const text = `письма ${site.host} уходят с ${address}`
    return isOfHost(address, site.host)
      ? { part: 'Отправитель', state: 'done', text }
      : {
          part: 'Отправитель',
          state: 'warning',
          text: `${text}: это не его домен, укажите mail.from в SITES_FILE`,
        }
  })

/** Without the key the staff has no codes: passkeys alone let it in. */
export const checkStaffKey = ({ staff }: ServerConfig): SetupLine => {
  const part = 'Вход сотрудников'
  return staff?.key
    ? { part, state: 'done', text: 'ключ для второго шага указан' }
    : {
        part,
        state: 'missing',
        text: 'не указан STAFF_KEY: без него у сотрудников нет кодов второго шага, а у отчетов — подписи',
      }
}

/** Below so many roubles an account of messages is soon empty. */
const LITTLE_MONEY = 100

/** Asks the provider of text messages for its balance; no message is sent. */
export async function checkSms(config: ServerConfig): Promise<SetupLine> {
  const part = 'СМС'
  if (!config.sms)
    return {
      part,
      state: 'warning',
      text: 'не указаны SMS_PROVIDER и SMS_KEY: коды и СМС о заказах не уйдут',
    }
  const host = hostOf(config.sms.url)
  try {
    const balance = (await createSms(config).balance?.()) ?? 0
    return balance < LITTLE_MONEY
      ? { part, state: 'warning', text: `${host}: ключ подходит, но на счете ${balance} ₽` }
      : { part, state: 'done', text: `${host}: ключ подходит, на счете ${balance} ₽` }
  } catch (error) {
    return {
      part,
      state: 'missing',
      text: `${host} не принимает ключ или не отвечает: ${errorDetail(error)}`,
    }
  }
}

/** The shops by the names that an operator knows; the table of sites names them by what is paid with. */
const SHOPS = { test: 'Тестовая оплата', money: 'YooKassa', card: 'CloudPayments' } as const

/** Asks each provider that takes money of a site for a payment that there is not. */
export async function checkProviders(
  config: ServerConfig,
  database: Database,
  clock: Clock,
): Promise<SetupLine[]> {
  const part = 'Оплата'
  const names = [...new Set(config.sites.map(({ payment }) => payment.provider))]
  if (names.includes('test'))
    return [{ part, state: 'missing', text: 'в SITES_FILE у сайта provider «test»: денег никто не примет' }]
  try {
    const { providerOf } = createProviders(config, database, clock)
    return await Promise.all(
      names.map(async (name): Promise<SetupLine> => {
        try {
          await providerOf(name).fetchPayment(NO_PAYMENT)
          return { part, state: 'done', text: `${SHOPS[name]}: магазин отвечает, ключ подходит` }
        } catch (error) {
          const reason = errorDetail(error)
          const isRefused = /answers 40[13]/.test(reason)
          const text = isRefused ? 'номер магазина или ключ не подходит' : `не отвечает: ${reason}`
          return { part, state: 'missing', text: `${SHOPS[name]}: ${text}` }
        }
      }),
    )
  } catch (error) {
    return [{ part, state: 'missing', text: errorDetail(error) }]
  }
}

/** Writes a file where reports are stored, reads it back and removes it. A missing bucket is made. */
export async function checkStorage(config: ServerConfig): Promise<SetupLine> {
  const part = 'Файлы'
  const place = config.bucket ? `${hostOf(config.bucket.endpoint)}/${config.bucket.bucket}` : config.dataDir
  const storage = createStorage(config)
  const key = `setup/${randomUUID()}`
  try {
    const isMade = config.bucket !== undefined && (await makeMissingBucket(config.bucket))
    await storage.put(key, new TextEncoder().encode(key))
    const read = await storage.get(key)
    await storage.remove(key)
    if (!read || new TextDecoder().decode(read) !== key) throw new Error('записанное не прочиталось')
    return { part, state: 'done', text: `${place} ${isMade ? 'создан, ' : ''}пишется и читается` }
  } catch (error) {
    return { part, state: 'missing', text: `${place} не годится: ${errorDetail(error)}` }
  }
}

/** Without the key that an address may hold. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'адрес')
