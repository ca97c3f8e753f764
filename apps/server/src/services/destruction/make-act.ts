import { DATA_REGISTER, DESTRUCTION_GROUNDS } from '@proverka/domain/legal'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { AppContext } from '../context.ts'
import type { DestructionActRow } from '../../platform/db/queries/retention/destruction-acts.ts'
import type { FileReply } from '../../platform/file-reply.ts'

const WHO: Readonly<Record<string, string>> = {
  account: 'Кабинет',
  order: 'Проверяемые и покупатель по заказу №',
  request: 'Обращение №',
  consent: 'Согласие',
  email: 'Получатель письма',
  address: 'Получатель, хеш адреса',
  log: 'Запись журнала',
  visits: 'Посетители сайта без указания на человека',
}

/** `order:10023` in words. */
function subjectWords(subject: string): string {
  const [kind = '', id = ''] = subject.split(':')
  return `${WHO[kind] ?? kind} ${id}`.trim()
}

/** In the copy of the person: neither numbers of orders of others nor of accounts. */
const HOLDER = 'Тот, кому выдан код акта'

/** The act of destruction with the extract of the log, as order 179 of Roskomnadzor names their contents. */
export async function makeDestructionAct(
  context: AppContext,
  act: DestructionActRow,
  site: SiteConfig,
  /** Whether it is the copy of the person whose data were destroyed. */
  isCopy = false,
): Promise<FileReply> {
  const entries = await context.queries.destructionActs.listEntries(act.id)
  const facts = {
    id: act.id,
    number: act.number,
    day: act.day,
    cause: DESTRUCTION_GROUNDS[act.cause],
    system: `Информационная система «Проверка», сайт ${site.host}`,
    entries: entries.map(({ at, kind, subject, place, count }) => ({
      at: at.toISOString(),
      subject: isCopy ? HOLDER : subjectWords(subject),
      category: DATA_REGISTER[kind].title,
      place,
      count,
    })),
  }
  return {
    bytes: await context.destructionPdf(facts, site),
    type: 'application/pdf',
    name: `Акт об уничтожении ${act.number}.pdf`,
    // Contains no personal data: numbers of accounts, orders and requests.
    about: [],
  }
}
