import { DATA_REGISTER, type DataKind } from '@proverka/domain/legal'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'

/** To the operator: too much was to be destroyed at once, and is not until a command confirms it. */
export function destructionHeldEmail(
  site: SiteConfig,
  { kind, place, due, total }: { kind: DataKind; place: string; due: number; total: number },
): EmailContent {
  return {
    to: site.support.email,
    site: site.key,
    subject: `Уничтожение остановлено: ${DATA_REGISTER[kind].title}`,
    blocks: [
      {
        kind: 'text',
        text: `Срок хранения вышел сразу у ${due} записей из ${total} (${place}). Так бывает при неверном сроке или неверных часах, поэтому не уничтожено ничего.`,
      },
      {
        kind: 'text',
        text: `Проверьте часы базы и сроки. Если записи и правда пора уничтожить, подтвердите это на сервере в течение дня: npm run destruction -- --confirm ${kind}`,
      },
    ],
  }
}
