import { withoutTrailingSlash } from '@proverka/domain/navigation'
import { StartError } from '../db/start-error.ts'
import type { SmsAccess } from './server-config.ts'

/** Where the providers answer, by the names that `SMS_PROVIDER` takes. */
const URLS: Readonly<Record<SmsAccess['provider'], string>> = {
  smsru: 'https://sms.ru',
  smsc: 'https://smsc.ru/sys',
}

interface SmsSettings {
  readonly SMS_PROVIDER?: SmsAccess['provider'] | undefined
  readonly SMS_KEY?: string | undefined
  readonly SMS_FROM?: string | undefined
  readonly SMS_URL?: string | undefined
}

/** The provider of text messages; undefined: none. Throws `StartError` when only one of name and key is given. */
export function readSms({ SMS_PROVIDER, SMS_KEY, SMS_FROM, SMS_URL }: SmsSettings): SmsAccess | undefined {
  if (!SMS_PROVIDER && !SMS_KEY) return undefined
  if (!SMS_PROVIDER || !SMS_KEY) throw new StartError('Настройки SMS_PROVIDER и SMS_KEY задают вместе.')
  const url = withoutTrailingSlash(SMS_URL ?? URLS[SMS_PROVIDER])
  return { provider: SMS_PROVIDER, key: SMS_KEY, from: SMS_FROM, url }
}
