import { DATA_REGISTER, type DataKind } from '@proverka/domain/legal'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'

/** An act as an email hands it to the person whose data were destroyed. */
export interface HandedAct {
  readonly number: number
  /** As people read it. */
  readonly code: string
  /** The page of the act: the code is behind `#`, so that it is in no log. */
  readonly url: string
}

/** Hands an act to the person whose data were destroyed: number, code and page (TRUST-16). */
export const handedActBlocks = ({ number, code, url }: HandedAct): EmailContent['blocks'] => [
  {
    kind: 'text',
    text: `Об уничтожении данных составлен акт № ${number}. Мы храним его 3 года. Он открывается по коду ${code}, имени в нем нет: сохраните код, второй раз мы его не пришлем.`,
  },
  { kind: 'button', link: { text: 'Открыть акт', url } },
]

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
