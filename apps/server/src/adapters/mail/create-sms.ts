import { join } from 'node:path'
import type { ServerConfig, SmsAccess } from '../../platform/config/server-config.ts'
import { createMemorySms, createOutboxSms, type SmsSender } from './sms.ts'
import { createSmsRu } from './sms-providers/sms-ru.ts'
import { createSmsc } from './sms-providers/smsc.ts'

const PROVIDERS: Readonly<Record<SmsAccess['provider'], (access: SmsAccess) => SmsSender>> = {
  smsru: createSmsRu,
  smsc: createSmsc,
}

/** The provider that the configuration names; without one messages stay in the outbox folder. */
export function createSms({ sms, dataDir }: Pick<ServerConfig, 'sms' | 'dataDir'>): SmsSender {
  if (sms) return PROVIDERS[sms.provider](sms)
  return dataDir ? createOutboxSms(join(dataDir, 'outbox')) : createMemorySms()
}
