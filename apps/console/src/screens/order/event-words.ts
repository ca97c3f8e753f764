import { emailKindLabel } from './email-words.ts'
import type { OrderStory } from './order-query.ts'

type Event = OrderStory['timeline'][number]

const TITLES: Readonly<Record<Event['kind'], string>> = {
  placed: 'Оформлен',
  paid: 'Оплачен',
  asked: 'Спросили источник',
  answered: 'Источник ответил',
  obtained: 'Выписка',
  done: 'Готово',
  opened: 'Покупатель открыл отчет',
  emailed: 'Письмо',
  'email-lost': 'Письмо не дошло',
  returned: 'Вернули деньги',
  refunded: 'Деньги ушли на карту',
  'refund-refused': 'Возврат на карту отклонен',
  receipt: 'Чек',
  changed: 'Правка',
  read: 'Открыто личное',
  note: 'Заметка',
}

/** Events of a fulfilment (`FulfilmentEvent` of domain). */
const OBTAINED: Readonly<Record<string, string>> = {
  sent: 'спросили поставщика',
  unsent: 'поставщик запроса не получил',
  ordered: 'заказана',
  'handed-over': 'передана оператору',
  refused: 'реестр отказал',
  answered: 'ответ принят',
  undone: 'ответ отменен',
  'term-ended': 'срок вышел, деньги вернули',
  'given-up': 'снята',
}

/** What happened, in words. */
export function eventTitle({ kind, detail }: Event): string {
  if (kind === 'obtained' && detail) return `Выписка: ${OBTAINED[detail] ?? detail}`
  if ((kind === 'emailed' || kind === 'email-lost') && detail)
    return `${TITLES[kind]} «${emailKindLabel(detail)}»`
  return TITLES[kind]
}

const PROVIDERS: Readonly<Record<string, string>> = {
  test: 'учебная оплата',
  money: 'ЮKassa',
  card: 'CloudPayments',
}

/** Part, who did it, what about, and the request's id. */
export function eventNote(event: Event, parts: ReadonlyMap<string, string>): string {
  const { kind, detail, actor, order_item_id, request_id } = event
  const saysDetail = !['obtained', 'emailed', 'email-lost'].includes(kind)
  return [
    order_item_id && parts.get(order_item_id) && `часть ${parts.get(order_item_id)}`,
    actor,
    saysDetail && detail && (PROVIDERS[detail] ?? detail),
    request_id && `запрос ${request_id}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Records of the program itself, shown on demand: what people look for first is what the buyer saw. */
const SERVICE: ReadonlySet<Event['kind']> = new Set(['asked', 'answered', 'receipt', 'read', 'changed'])

export const isServiceEvent = ({ kind }: Event): boolean => SERVICE.has(kind)
