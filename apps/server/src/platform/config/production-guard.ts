import { StartError } from '../db/start-error.ts'
import { DEMO_OPERATOR } from '@proverka/domain/legal'
import { DEMO_BANK } from './bank.ts'
import type { ServerConfig } from './server-config.ts'

/** Refuses to start a production server with what belongs on a demo machine (SEC-07). */
export function guardProduction(config: ServerConfig): void {
  if (!config.production) return
  const faults = productionFaults(config)
  if (faults.length > 0) throw new StartError(`Рабочий режим не запускается: ${faults.join(', ')}.`)
}

/** What keeps a configuration from being one of production, each in a few words. */
export function productionFaults(config: ServerConfig): readonly string[] {
  return [
    config.demo && 'включены демонстрационные данные',
    config.sites.some((site) => site.payment.provider === 'test') && 'включен тестовый платежный провайдер',
    config.sites.some(({ operator }) => sharesValue(operator, DEMO_OPERATOR)) && 'не указан оператор сайта',
    config.sites.some(({ bank = {} }) => sharesValue(bank, DEMO_BANK)) && 'не указан банк оператора',
    config.sites.some(({ support }) => support.email.endsWith('localhost')) && 'не указана почта поддержки',
    config.sites.some((site) => site.host.endsWith('localhost')) && 'указаны учебные имена узлов',
    config.suggestProvider?.url.startsWith('http:') && 'ключ подсказок уходит на SUGGEST_URL без шифрования',
    config.behindProxy === undefined && 'не сказано, стоит ли впереди прокси с TLS (BEHIND_PROXY=1 или 0)',
    !config.databaseUrl && 'не указана DATABASE_URL',
    !config.smtpUrl && 'не указана SMTP_URL',
    config.smtpUrl &&
      !isMailSafe(config.smtpUrl) &&
      'почта уходит на SMTP_URL без шифрования (smtps:// или ?requireTLS=true)',
  ].filter((fault) => typeof fault === 'string')
}

const SAME_HOST = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether emails reach the mail server encrypted, or never leave this host. Optional STARTTLS does not count. */
function isMailSafe(smtpUrl: string): boolean {
  const url = URL.parse(smtpUrl)
  if (!url) return false
  return (
    url.protocol === 'smtps:' ||
    url.searchParams.get('requireTLS') === 'true' ||
    url.searchParams.get('secure') === 'true' ||
    SAME_HOST.has(url.hostname)
  )
}

/** A table that was filled in by half would print the demo's account in invoices. */
const sharesValue = (ours: object, demo: object): boolean => {
  const invented = new Set(Object.values(demo))
  return Object.values(ours).some((value) => invented.has(value))
}
